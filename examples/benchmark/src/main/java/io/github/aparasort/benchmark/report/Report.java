package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.statistics.Comparison;
import io.github.aparasort.benchmark.statistics.Interval;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The report: facts, then per operation and type the tables and charts, in Markdown. */
public final class Report {
    public static final String NAME = "report.md";

    private final Path directory;
    private final Map<String, String> facts;
    private final List<Measured> all;
    private final StringBuilder text = new StringBuilder();

    private Report(Path directory, Map<String, String> facts, List<Measured> all) {
        this.directory = directory;
        this.facts = facts;
        this.all = sorted(all);
    }

    /** By what is measured, whatever the order of the run. */
    static List<Measured> sorted(List<Measured> all) {
        return all.stream().sorted(Comparator.comparing((Measured one) -> one.what().operation())
                .thenComparing(one -> one.what().type()).thenComparing(one -> one.what().distribution())
                .thenComparingInt(one -> one.what().n()).thenComparing(Measured::vm)).toList();
    }

    /**
     * Writes report and charts.
     *
     * @param sweep whether to say where the promise "never slower" is broken
     * @return the report
     */
    public static Path write(Path directory, Map<String, String> facts, List<Measured> all, boolean sweep)
            throws IOException {
        Files.createDirectories(directory);
        Report report = new Report(directory, facts, all);
        report.facts();
        if (sweep) {
            report.text.append(PromiseTable.markdown(all));
        }
        if (!sweep && !all.isEmpty()) {
            report.draw(Charts.overview(Charts.OVERVIEW, report.all));
        }
        report.how();
        for (Operation operation : Operation.values()) {
            for (KeyType type : KeyType.values()) {
                report.section(operation, type, sweep);
            }
        }
        Path file = directory.resolve(NAME);
        Files.writeString(file, report.text);
        return file;
    }

    private void facts() {
        text.append("# Benchmark of Aparasort\n\n| | |\n|---|---|\n");
        facts.forEach((name, value) -> text.append("| ").append(name).append(" | ")
                .append(value.contains(" --") || value.startsWith("java ") ? "`" + value + "`"
                        : value.replace("|", "\\|").replace("\n", "<br>")).append(" |\n"));
    }

    private void how() {
        text.append(String.format(Locale.ROOT, """

                ## How to read it
                *ns per key*: median over rounds of the whole call on a fresh copy of the input, divided by n (of no
                keys, the call). *Times as fast*: median over rounds of peer / Aparasort within the round, [with its
                confidence interval, %.0f %%] and p of the Mann-Whitney U test, one-sided. **Bold**: Aparasort is
                faster; *italic*: slower (p < %s, and the interval does not contain 1); neither: undecided. A result of
                every contender was verified. Charts have the same medians and intervals.

                | distribution or operation | |
                |---|---|
                """, 100 * Interval.CONFIDENCE, Comparison.SIGNIFICANCE));
        all.stream().map(one -> one.what().distribution()).distinct().forEach((Distribution distribution) ->
                text.append("| ").append(distribution).append(" | ").append(distribution.description())
                        .append(" |\n"));
        all.stream().map(one -> one.what().operation()).distinct().sorted().forEach((Operation operation) ->
                text.append("| ").append(operation).append(" | ").append(operation.description()).append(" |\n"));
    }

    private void section(Operation operation, KeyType type, boolean sweep) throws IOException {
        List<Measured> rows = all.stream().filter(one -> one.what().operation() == operation
                && one.what().type() == type).toList();
        if (rows.isEmpty()) {
            return;
        }
        text.append("\n## ").append(operation).append(' ').append(type).append('\n');
        text.append(SpeedTable.markdown(rows));
        for (Chart chart : Charts.of(rows, sweep)) {
            draw(chart);
        }
    }

    private void draw(Chart chart) throws IOException {
        Files.writeString(directory.resolve(chart.file()), chart.draw());
        text.append("\n![").append(chart.title()).append("](").append(chart.file()).append(")\n");
    }
}
