package io.github.aparasort.benchmark.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The table of machines: a row for each file of the sweep, between two comments of a page. */
public final class MachineTable {
    private static final String BEGIN = "<!-- machines -->";
    private static final String END = "<!-- end of machines -->";
    private static final List<String> HEAD = List.of("| processor | system | JDK | cases | slower | the worst "
            + "| sort of ints | longs | doubles | sums by 1,000 keys | top 100 |",
            "|---|---|---|---:|---:|---|---:|---:|---:|---:|---:|");
    private static final int SIZE = 1_000_000;
    private static final Pattern GPU = Pattern.compile("([^\\[,]+) \\([^()]*, GPU\\)");

    private final Map<String, String> facts = new LinkedHashMap<>();
    private final List<SweepRow> rows = new ArrayList<>();

    private MachineTable(Path file) throws IOException {
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("# ")) {
                facts.put(line.substring(2, line.indexOf(':')), line.substring(line.indexOf(':') + 1).strip());
            } else if (SweepRow.isOne(line)) {
                rows.add(SweepRow.of(line));
            }
        }
    }

    /** The page with the rows of these files; a row of the same machine and JDK is replaced. */
    public static String with(String page, List<Path> files) throws IOException {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("the page has no table between " + BEGIN + " and " + END);
        }
        Map<String, String> table = new LinkedHashMap<>();
        page.substring(begin + BEGIN.length(), end).lines()
                .filter(line -> line.startsWith("|") && !HEAD.contains(line)).forEach(row -> table.put(key(row), row));
        for (Path file : files) {
            String row = new MachineTable(file).row();
            table.put(key(row), row);
        }
        List<String> lines = new ArrayList<>(HEAD);
        lines.addAll(table.values());
        return page.substring(0, begin + BEGIN.length()) + "\n" + String.join("\n", lines) + "\n" + page.substring(end);
    }

    /** Processor, system and JDK. */
    private static String key(String row) {
        return String.join("|", Arrays.copyOf(row.split("\\|"), 4));
    }

    private String row() {
        return String.format(Locale.ROOT, "| %s | %s | %s | %,d | %s | %s | %s | %s | %s | %s |",
                processor(), system(), jdk(), rows.size(), SweepRow.beyond(rows),
                speed("sort int random", "Arrays.sort"),
                speed("sort long random", "Arrays.sort"), speed("sort double random", "Arrays.sort"),
                speed("reduceByKey int 1,000 keys", "fastutil hash"), speed("topK int 100 of random", "Arrays.sort"));
    }

    /** The processor, and GPUs. */
    private String processor() {
        StringBuilder text = new StringBuilder(facts.getOrDefault("Processor", ""));
        GPU.matcher(facts.getOrDefault("OpenCL devices", "")).results()
                .forEach(gpu -> text.append("; ").append(gpu.group(1).strip()));
        return text.toString();
    }

    /** The name and the architecture; versions of kernels tell little. */
    private String system() {
        String system = facts.getOrDefault("Operating system", "");
        return system.replaceAll(" \\S+ (\\S+)$", " $1");
    }

    /** The VM and its version. */
    private String jdk() {
        String vm = facts.getOrDefault("Reporting JVM", "");
        return vm.replaceAll(", heap.*", "");
    }

    /** How many times as fast as a way a call with a million elements is, and where; empty if it was not measured. */
    private String speed(String name, String way) {
        return rows.stream().filter(row -> row.name().equals(name) && row.n() == SIZE && row.nanos(way) > 0).findFirst()
                .map(row -> String.format(Locale.ROOT, "%.1f %s", row.nanos(way) / row.nanos(), row.engine()))
                .orElse("");
    }
}
