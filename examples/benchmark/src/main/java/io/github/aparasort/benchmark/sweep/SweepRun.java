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
import java.util.stream.Collectors;

/** One run of the sweep: tells each result as it comes, writes the file, and counts. */
public final class SweepRun {
    private SweepRun() {
    }

    /**
     * Measures cases.
     *
     * @param out null for a name that tells the machine
     * @return the file
     */
    public static Path run(Pattern cases, List<Integer> sizes, double pace, Path out) throws IOException {
        List<SweepCase> chosen = SweepBench.cases().stream()
                .filter(one -> cases.matcher(one.toString()).find()).toList();
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("no case has " + cases + " in its name; names are such as "
                    + SweepBench.cases().get(0));
        }
        Path file = out != null ? out : Path.of(name());
        try (SweepBench bench = new SweepBench(pace);
                PrintStream lines = new PrintStream(Files.newOutputStream(file), true, StandardCharsets.UTF_8)) {
            Machine.facts().forEach((fact, value) -> lines.println("# " + fact + ": " + value));
            lines.println("# When: " + Instant.now().truncatedTo(ChronoUnit.SECONDS));
            lines.println(SweepRow.HEAD);
            int done = 0;
            for (SweepCase one : chosen) {
                for (int n : sizes) {
                    SweepResult result = bench.measure(one, n);
                    lines.println(result.line());
                    System.out.println("[" + ++done + "/" + chosen.size() * sizes.size() + "] " + result);
                }
            }
        }
        count(file);
        return file;
    }

    /**
     * Measures the cases again that count in the file of another process. Of both results the better one stays: what
     * the JIT compiler made of the code of one process is no choice of {@code AUTO}.
     */
    public static void again(Path file, double pace) throws IOException {
        Map<String, SweepCase> cases = SweepBench.cases().stream()
                .collect(Collectors.toMap(SweepCase::toString, one -> one));
        List<String> lines = Files.readAllLines(file);
        try (SweepBench bench = new SweepBench(pace)) {
            for (int i = 0; i < lines.size(); i++) {
                SweepRow row = SweepRow.isOne(lines.get(i)) ? SweepRow.of(lines.get(i)) : null;
                if (row != null && row.isBeyond()) {
                    SweepResult result = bench.measure(cases.get(row.name()), row.n());
                    System.out.println("[again] " + result);
                    if (!result.isBeyond() || result.ratio() < row.ratio()) {
                        lines.set(i, result.line());
                    }
                }
            }
        }
        Files.write(file, lines);
        count(file);
    }

    private static void count(Path file) throws IOException {
        Map<String, List<SweepRow>> families = Files.readAllLines(file).stream().filter(SweepRow::isOne)
                .map(SweepRow::of).collect(Collectors.groupingBy(SweepRow::family, LinkedHashMap::new,
                        Collectors.toList()));
        System.out.println("\n| family | cases | beyond 5 % and 1 us | the worst |\n|---|---:|---:|---|");
        families.forEach(SweepRun::count);
        count("all", families.values().stream().flatMap(List::stream).toList());
        System.out.println("\nwritten to " + file);
    }

    private static void count(String family, List<SweepRow> rows) {
        System.out.println("| " + family + " | " + rows.size() + " | " + SweepRow.beyond(rows) + " |");
    }

    private static String name() {
        String system = System.getProperty("os.name").split(" ")[0];
        return String.format("sweep-%s-%s-jdk%d.tsv", system, System.getProperty("os.arch"),
                Runtime.version().feature()).toLowerCase(Locale.ROOT);
    }
}
