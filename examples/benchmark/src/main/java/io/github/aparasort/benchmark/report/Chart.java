package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.statistics.Interval;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A chart, before it is drawn: over the number of keys, or with a row for each of some names.
 *
 * @param name of the file, without its ending
 * @param axis what the values are
 * @param rows their names; empty for a chart over n
 * @param panels with equal axes, side by side, one for each JVM
 */
public record Chart(String name, String title, String axis, List<String> rows, List<Panel> panels) {
    /** How the name of an axis begins whose values compare. */
    static final String TIMES = "times as fast as ";
    /** A chart of fewer distributions tells less than its table. */
    public static final int FEWEST_ROWS = 3;

    /** Of one JVM. */
    record Panel(String title, List<Series> series) {
    }

    /** @param style number of colour and marker */
    record Series(String name, int style, List<Point> points) {
    }

    /**
     * @param at n, or the number of the row
     * @param note beside it, or empty
     */
    record Point(double at, Interval value, String note) {
    }

    /** The style of a contender in all charts. Contenders that are never in one chart may share a style. */
    static int style(Contender contender) {
        return switch (contender) {
            case APARASORT_AUTO, APARASORT_GPU, APARASORT_OPENCL, APARASORT_JTP, APARASORT_JDK -> 0;
            case ARRAYS_SORT, PLAIN_LOOP -> 1;
            case ARRAYS_PARALLEL_SORT, ARRAYS_PARALLEL_PREFIX -> 2;
            case PRIORITY_QUEUE, FASTUTIL_PARALLEL_QUICK -> 3;
            case STREAM, BOXED_COMPARATOR -> 4;
            case FASTUTIL_RADIX, FASTUTIL_HASH -> 5;
            case FASTUTIL_PARALLEL_RADIX -> 6;
            case DUCKDB -> 7;
            case BASIC_CALLS -> 8;
        };
    }

    /** Whether 1 has a line: values say how many times as fast. */
    boolean isRelative() {
        return axis.startsWith(TIMES);
    }

    String file() {
        return name + ".svg";
    }

    private Stream<Interval> values() {
        return panels.stream().flatMap(panel -> panel.series().stream()).flatMap(one -> one.points().stream())
                .map(Point::value);
    }

    /** The axis of all values, from one pixel to another, with 1 in it where that has a line. */
    LogAxis valueAxis(double begin, double end) {
        double low = values().mapToDouble(Interval::low).min().orElse(1);
        double high = values().mapToDouble(Interval::high).max().orElse(1);
        return isRelative() ? new LogAxis(Math.min(low / 1.1, 0.8), Math.max(high * 1.1, 1.25), begin, end)
                : new LogAxis(low / 1.2, high * 1.2, begin, end);
    }

    /** What the legend shows, each name once. */
    Collection<Series> legend() {
        Map<String, Series> legend = new LinkedHashMap<>();
        panels.forEach(panel -> panel.series().forEach(one -> legend.putIfAbsent(one.name(), one)));
        return legend.values();
    }

    String draw() {
        return rows.isEmpty() ? new LinePainter(this).draw() : new RowPainter(this).draw();
    }
}
