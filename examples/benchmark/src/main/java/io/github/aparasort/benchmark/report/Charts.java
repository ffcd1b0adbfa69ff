package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.report.Chart.Panel;
import io.github.aparasort.benchmark.report.Chart.Point;
import io.github.aparasort.benchmark.report.Chart.Series;
import io.github.aparasort.benchmark.statistics.Comparison;
import io.github.aparasort.benchmark.statistics.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Which charts the cases of a run make. */
final class Charts {
    static final String OVERVIEW = "overview";
    private static final int[] VERDICT_STYLES = {2, 0, 1};
    private static final String[] VERDICTS = {"Aparasort is faster", "Aparasort is slower", "undecided"};

    private Charts() {
    }

    /** What a contender has in a case; null for nothing. */
    private interface Value extends BiFunction<Measured, Contender, Interval> {
    }

    /**
     * Every case, largest size of each: Aparasort against the fastest of its peers.
     *
     * @param name of the file
     */
    static Chart overview(String name, List<Measured> all) {
        Map<String, List<Measured>> bySeries = group(all, one -> one.what().series());
        Map<String, Integer> largest = new LinkedHashMap<>();
        bySeries.forEach((series, rows) ->
                largest.put(series, rows.stream().mapToInt(one -> one.what().n()).max().orElseThrow()));
        List<Measured> shown = all.stream().filter(one -> one.what().n() == largest.get(one.what().series()))
                .sorted(Comparator.comparing((Measured one) -> one.what().operation())
                        .thenComparing(one -> one.what().type()).thenComparing(one -> one.what().distribution()))
                .toList();
        boolean oneSize = largest.values().stream().distinct().count() == 1;
        Function<Measured, String> label = one -> one.what().shortName()
                + (oneSize ? "" : ", " + Units.size(one.what().n()));
        List<String> rows = shown.stream().map(label).distinct().toList();
        List<Panel> panels = panels(shown, ofVm -> {
            List<Series> verdicts = new ArrayList<>();
            for (Comparison.Verdict verdict : Comparison.Verdict.values()) {
                List<Point> points = ofVm.stream().filter(one -> one.againstFastest().verdict() == verdict)
                        .map(one -> new Point(rows.indexOf(label.apply(one)), one.againstFastest().speedUp(),
                                one.fastestPeer().toString())).toList();
                if (!points.isEmpty()) {
                    verdicts.add(new Series(VERDICTS[verdict.ordinal()], VERDICT_STYLES[verdict.ordinal()], points));
                }
            }
            return verdicts;
        });
        return new Chart(name, "Aparasort and the fastest peer of each case" + (oneSize ? ", n = "
                + Units.size(largest.values().iterator().next()) : ""), Chart.TIMES + "the fastest peer", rows, panels);
    }

    /** The charts of one operation and type. */
    static List<Chart> of(List<Measured> rows, boolean sweep) {
        String name = rows.get(0).what().operation() + "-" + rows.get(0).what().type();
        String title = rows.get(0).what().operation() + " " + rows.get(0).what().type();
        List<Chart> charts = new ArrayList<>();
        if (sweep) {
            subjects(rows).forEach(subject -> charts.add(sweep(name + "-" + suffix(subject), title, rows, subject)));
            return charts;
        }
        List<Measured> uniform = rows.stream().filter(one -> one.what().distribution() == Distribution.UNIFORM
                && one.what().n() > 0).toList();
        List<Measured> lines = group(uniform, Measured::vm).values().stream()
                .filter(ofVm -> ofVm.stream().map(one -> one.what().n()).distinct().count() > 1)
                .flatMap(List::stream).toList();
        List<Measured> inputs = distributions(rows);
        for (Contender subject : subjects(rows)) {
            String file = subject == Contender.APARASORT_AUTO ? name : name + "-" + suffix(subject);
            String of = title + ": " + subject;
            if (!lines.isEmpty()) {
                charts.add(new Chart(file, of + ", uniform keys", Chart.TIMES + "each peer", List.of(),
                        panels(lines, ofVm -> series(ofVm, one -> one.what().n(), against(subject)))));
            }
            if (!inputs.isEmpty()) {
                List<String> names = inputs.stream().map(one -> one.what().distribution().toString()).distinct()
                        .toList();
                charts.add(new Chart(file + "-inputs", of + ", n = " + Units.size(inputs.get(0).what().n()),
                        Chart.TIMES + "each peer", names, panels(inputs, ofVm -> series(ofVm,
                        one -> names.indexOf(one.what().distribution().toString()), against(subject)))));
            }
        }
        if (!lines.isEmpty()) {
            charts.add(new Chart(name + "-ns", title + ", uniform keys", "ns per key", List.of(),
                    panels(lines, ofVm -> series(ofVm, one -> one.what().n(), Measured::perKey))));
        }
        return charts;
    }

    private static Value against(Contender subject) {
        return (one, peer) -> peer.isSubject() || !one.nanos().containsKey(subject) ? null
                : one.compare(subject, peer).speedUp();
    }

    /** At the largest size that has several. */
    private static List<Measured> distributions(List<Measured> rows) {
        return rows.stream().map(one -> one.what().n()).distinct().sorted(Comparator.reverseOrder())
                .map(n -> rows.stream().filter(one -> one.what().n() == n).toList())
                .filter(ofSize -> ofSize.stream().map(one -> one.what().distribution()).distinct().count()
                        >= Chart.FEWEST_ROWS)
                .findFirst().orElse(List.of());
    }

    private static List<Panel> panels(List<Measured> rows, Function<List<Measured>, List<Series>> series) {
        List<Panel> panels = new ArrayList<>();
        group(rows, Measured::vm).forEach((vm, ofVm) -> panels.add(new Panel(vm, series.apply(ofVm))));
        return panels;
    }

    /** One for each contender that has values. */
    private static List<Series> series(List<Measured> rows, ToIntFunction<Measured> at, Value value) {
        List<Series> all = new ArrayList<>();
        for (Contender contender : Contender.values()) {
            List<Point> points = new ArrayList<>();
            for (Measured row : rows) {
                Interval interval = row.nanos().containsKey(contender) ? value.apply(row, contender) : null;
                if (interval != null) {
                    points.add(new Point(at.applyAsInt(row), interval, ""));
                }
            }
            points.sort(Comparator.comparingDouble(Point::at));
            if (!points.isEmpty()) {
                all.add(new Series(contender.toString(), Chart.style(contender), points));
            }
        }
        return all;
    }

    /** Over Arrays.sort, a line for every distribution. */
    private static Chart sweep(String name, String title, List<Measured> rows, Contender subject) {
        return new Chart(name, title + ": " + subject, Chart.TIMES + "Arrays.sort", List.of(), panels(rows, ofVm -> {
            List<Series> all = new ArrayList<>();
            for (Distribution distribution : Distribution.values()) {
                List<Point> points = ofVm.stream().filter(one -> one.what().distribution() == distribution
                        && one.what().n() > 0).sorted(Comparator.comparing(one -> one.what().n()))
                        .map(one -> new Point(one.what().n(), one.compare(subject, Contender.ARRAYS_SORT).speedUp(),
                                "")).toList();
                if (!points.isEmpty()) {
                    all.add(new Series(distribution.toString(), distribution.ordinal() % Svg.STYLES, points));
                }
            }
            return all;
        }));
    }

    private static String suffix(Contender subject) {
        return subject.target().orElseThrow().toString().toLowerCase(Locale.ROOT);
    }

    private static List<Contender> subjects(List<Measured> rows) {
        return Arrays.stream(Contender.values()).filter(Contender::isSubject)
                .filter(subject -> rows.stream().anyMatch(row -> row.nanos().containsKey(subject))).toList();
    }

    private static Map<String, List<Measured>> group(List<Measured> rows, Function<Measured, String> by) {
        return rows.stream().collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()));
    }
}
