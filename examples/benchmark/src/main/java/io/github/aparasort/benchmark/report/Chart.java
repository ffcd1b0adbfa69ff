package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contest.Contender;
import io.github.aparasort.benchmark.input.Distribution;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * A chart, before it is drawn.
 *
 * @param lines of each line its name and its points
 * @param byName points have names, not numbers, along the abscissa
 */
record Chart(String title, String ordinate, Map<String, Line> lines, boolean byName) {
    /**
     * @param colour which of the palette: the same for a contender in all charts
     * @param marker which of the markers, likewise
     * @param points ordinate by abscissa, an Integer n or a String
     */
    record Line(int colour, int marker, Map<Object, Double> points) {
        private static final int FIRST_PEER = Contender.ARRAYS_SORT.ordinal();

        /** Aparasort has one colour, whatever its target. */
        static Line of(Contender contender, Map<Object, Double> points) {
            return new Line(contender.isSubject() ? 0 : 1 + contender.ordinal() - FIRST_PEER, contender.ordinal(),
                    points);
        }
    }

    /** The charts of one operation and type, for each JVM. */
    static List<Chart> of(String subject, List<Measured> rows, boolean sweep) {
        List<Chart> charts = new ArrayList<>();
        Map<String, List<Measured>> byVm = rows.stream()
                .collect(Collectors.groupingBy(Measured::vm, LinkedHashMap::new, Collectors.toList()));
        byVm.forEach((vm, ofVm) -> {
            String name = subject + ", " + vm;
            if (sweep) {
                charts.addAll(sweep(name, ofVm));
                return;
            }
            List<Measured> uniform = ofVm.stream()
                    .filter(one -> one.what().distribution() == Distribution.UNIFORM).toList();
            if (uniform.stream().map(one -> one.what().n()).distinct().count() > 1) {
                charts.add(overSize(name + ": ns per key, uniform", "ns per key", uniform, Measured::nanosPerKey));
                charts.addAll(speedUps(name, uniform));
            }
            charts.addAll(overDistribution(name, ofVm));
        });
        return charts;
    }

    private static List<Chart> speedUps(String name, List<Measured> rows) {
        List<Chart> charts = new ArrayList<>();
        for (Contender subject : subjects(rows)) {
            charts.add(overSize(name + ": " + subject + ", times as fast as, uniform", "times as fast as peer",
                    rows, (row, contender) -> contender.isSubject() || !row.nanos().containsKey(subject) ? Double.NaN
                            : row.compare(subject, contender).speedUp().median()));
        }
        return charts;
    }

    private interface Value {
        double of(Measured row, Contender contender);
    }

    private static Chart overSize(String title, String ordinate, List<Measured> rows, Value value) {
        return new Chart(title, ordinate, lines(rows, row -> row.what().n(), value), false);
    }

    /** A column of dots for every distribution, at the largest size that has several. */
    private static List<Chart> overDistribution(String name, List<Measured> rows) {
        TreeMap<Integer, List<Measured>> bySize = rows.stream()
                .collect(Collectors.groupingBy(row -> row.what().n(), TreeMap::new, Collectors.toList()));
        bySize.values().removeIf(ofSize -> ofSize.size() < 2);
        if (bySize.isEmpty()) {
            return List.of();
        }
        Map.Entry<Integer, List<Measured>> last = bySize.lastEntry();
        return List.of(new Chart(name + ": ns per key by distribution, n = " + Units.size(last.getKey()),
                "ns per key", lines(last.getValue(), row -> row.what().distribution().toString(),
                Measured::nanosPerKey), true));
    }

    private static Map<String, Line> lines(List<Measured> rows, Function<Measured, Object> abscissa,
            Value value) {
        Map<String, Line> lines = new LinkedHashMap<>();
        for (Contender contender : Contender.values()) {
            Map<Object, Double> points = new LinkedHashMap<>();
            for (Measured row : rows) {
                double ordinate = row.nanos().containsKey(contender) ? value.of(row, contender) : Double.NaN;
                if (!Double.isNaN(ordinate) && row.what().n() > 0) {
                    points.put(abscissa.apply(row), ordinate);
                }
            }
            if (!points.isEmpty()) {
                lines.put(contender.toString(), Line.of(contender, points));
            }
        }
        return lines;
    }

    /** Speed-up over Arrays.sort, a line for every distribution. */
    private static List<Chart> sweep(String name, List<Measured> rows) {
        List<Chart> charts = new ArrayList<>();
        for (Contender subject : subjects(rows)) {
            Map<String, Line> lines = new LinkedHashMap<>();
            for (Distribution distribution : Distribution.values()) {
                ToDoubleFunction<Measured> value =
                        row -> row.compare(subject, Contender.ARRAYS_SORT).speedUp().median();
                Map<Object, Double> points = new LinkedHashMap<>();
                rows.stream().filter(row -> row.what().distribution() == distribution && row.what().n() > 0)
                        .forEach(row -> points.put(row.what().n(), value.applyAsDouble(row)));
                if (!points.isEmpty()) {
                    int style = distribution.ordinal();
                    lines.put(distribution.toString(), new Line(style, style, points));
                }
            }
            charts.add(new Chart(name + ": " + subject + ", times as fast as Arrays.sort",
                    "times as fast as Arrays.sort", lines, false));
        }
        return charts;
    }

    private static List<Contender> subjects(List<Measured> rows) {
        return Arrays.stream(Contender.values()).filter(Contender::isSubject)
                .filter(subject -> rows.stream().anyMatch(row -> row.nanos().containsKey(subject))).toList();
    }

    /** From the title, in characters that no file system and no URL minds. */
    String fileName() {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("-$", "") + ".svg";
    }

    void write(Path directory) throws IOException {
        ChartPainter.paint(this, directory.resolve(fileName()));
    }
}
