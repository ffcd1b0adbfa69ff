package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.benchmark.report.Machine;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** One run of the sweep: tells each result as it comes, writes the file, and counts. */
public final class SweepRun {
    private static final String HEAD =
            "family\tmethod\ttype\tshape\tn\tengine\tnanos\tbest\tratio\tbeyond\tfirst\tothers (nanos/ratio)";

    /** What is counted of a family. */
    private static final class Count {
        private int cases;
        private int beyond;
        /** Null if none is beyond. */
        private SweepResult worst;

        void add(SweepResult result) {
            cases++;
            if (result.isBeyond()) {
                beyond++;
                worst = worst == null || result.ratio() > worst.ratio() ? result : worst;
            }
        }
    }

    private SweepRun() {
    }

    /** @param out null for a name that tells the machine */
    public static void run(Pattern cases, List<Integer> sizes, double pace, Path out) throws IOException {
        List<SweepCase> chosen = SweepBench.cases().stream()
                .filter(one -> cases.matcher(one.toString()).find()).toList();
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("no case has " + cases + " in its name; names are such as "
                    + SweepBench.cases().get(0));
        }
        Path file = out != null ? out : Path.of(name());
        Map<String, Count> counts = new LinkedHashMap<>();
        try (SweepBench bench = new SweepBench(pace);
                PrintStream lines = new PrintStream(Files.newOutputStream(file), true, StandardCharsets.UTF_8)) {
            Machine.facts().forEach((fact, value) -> lines.println("# " + fact + ": " + value));
            lines.println("# When: " + Instant.now().truncatedTo(ChronoUnit.SECONDS));
            lines.println(HEAD);
            int done = 0;
            for (SweepCase one : chosen) {
                for (int n : sizes) {
                    SweepResult result = bench.measure(one, n);
                    counts.computeIfAbsent(one.family(), family -> new Count()).add(result);
                    lines.println(result.line());
                    System.out.println("[" + ++done + "/" + chosen.size() * sizes.size() + "] " + result);
                }
            }
        }
        System.out.println("\n| family | cases | beyond 5 % and 1 us | the worst |\n|---|---:|---:|---|");
        counts.forEach((family, count) -> System.out.printf(Locale.ROOT, "| %s | %d | %d | %s |%n", family, count.cases,
                count.beyond, count.worst == null ? "" : String.format(Locale.ROOT, "%.2f: %s, n = %,d",
                        count.worst.ratio(), count.worst.of(), count.worst.n())));
        int all = counts.values().stream().mapToInt(count -> count.cases).sum();
        int beyond = counts.values().stream().mapToInt(count -> count.beyond).sum();
        System.out.printf(Locale.ROOT, "| all | %d | %d (%.1f %%) | |%n%nwritten to %s%n", all, beyond,
                100.0 * beyond / all, file);
    }

    private static String name() {
        String system = System.getProperty("os.name").split(" ")[0];
        return String.format("sweep-%s-%s-jdk%d.tsv", system, System.getProperty("os.arch"),
                Runtime.version().feature()).toLowerCase(Locale.ROOT);
    }
}
