package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.contender.Contender;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * All times of a run, so that a report can be made again, elsewhere, or of several runs. Tab-separated: first the facts
 * as {@code # name: value}, then a line per contender and case.
 */
public final class SampleFile {
    public static final String NAME = "samples.tsv";
    private static final String FACT = "# ";
    private static final String COLON = ": ";
    private static final String TAB = "\t";
    /** Stands for the end of a line within a fact. */
    private static final String NEW_LINE = " | ";
    /** A timer has no more, and the file is small. */
    private static final MathContext DIGITS = new MathContext(5);
    private static final List<String> COLUMNS =
            List.of("jdk", "pool", "case", "contender", "engine", "nanoseconds per call, by round");

    private SampleFile() {
    }

    public static void write(Path file, Map<String, String> facts, List<Measured> all) throws IOException {
        List<String> lines = new ArrayList<>();
        facts.forEach((name, value) -> lines.add(FACT + name + COLON + value.strip().replace("\n", NEW_LINE)));
        lines.add(String.join(TAB, COLUMNS));
        for (Measured one : all) {
            one.nanos().forEach((contender, nanos) -> lines.add(String.join(TAB, one.jdk(), one.pool(),
                    one.what().encode(), contender.name(), one.engines().getOrDefault(contender, ""), join(nanos))));
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, lines);
    }

    private static String join(double[] nanos) {
        StringJoiner text = new StringJoiner(" ");
        for (double one : nanos) {
            text.add(BigDecimal.valueOf(one).round(DIGITS).stripTrailingZeros().toPlainString());
        }
        return text.toString();
    }

    public static Map<String, String> facts(Path file) throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith(FACT)) {
                String[] fact = line.substring(FACT.length()).split(COLON, 2);
                facts.put(fact[0], fact[1].replace(NEW_LINE, "\n"));
            }
        }
        return facts;
    }

    public static List<Measured> read(Path file) throws IOException {
        Map<List<String>, Measured> all = new LinkedHashMap<>();
        List<String> lines = Files.readAllLines(file).stream().filter(line -> !line.startsWith(FACT)).skip(1)
                .collect(Collectors.toList());
        for (String line : lines) {
            String[] fields = line.split(TAB);
            Measured one = all.computeIfAbsent(List.of(fields[0], fields[1], fields[2]), key -> new Measured(
                    Case.decode(fields[2]), fields[0], fields[1], new EnumMap<>(Contender.class),
                    new EnumMap<>(Contender.class)));
            Contender contender = Contender.valueOf(fields[3]);
            one.nanos().put(contender, Arrays.stream(fields[5].split(" ")).mapToDouble(Double::parseDouble).toArray());
            if (contender.isSubject()) {
                one.engines().put(contender, fields[4]);
            }
        }
        return new ArrayList<>(all.values());
    }
}
