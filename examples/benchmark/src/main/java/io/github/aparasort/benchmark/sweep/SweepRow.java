package io.github.aparasort.benchmark.sweep;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** A line of the file of a sweep, as {@link SweepResult#line} writes it. */
record SweepRow(String[] fields) {
    static final String HEAD =
            "family\tmethod\ttype\tshape\tn\tengine\tnanos\tbest\tratio\tbeyond\tfirst\tothers (nanos/ratio)";

    private static final int SIZE = 4;
    private static final int ENGINE = 5;
    private static final int NANOS = 6;
    private static final int RATIO = 8;
    private static final int BEYOND = 9;
    private static final int OTHERS = 11;

    static SweepRow of(String line) {
        return new SweepRow(line.split("\t", -1));
    }

    /** Whether a line is of a case: no fact of the machine, and not the head. */
    static boolean isOne(String line) {
        return !line.startsWith("#") && !line.startsWith("family");
    }

    String family() {
        return fields[0];
    }

    /** The name of the case, as {@link SweepCase} has it. */
    String name() {
        return String.join(" ", fields[1], fields[2], fields[3]);
    }

    int n() {
        return Integer.parseInt(fields[SIZE]);
    }

    String engine() {
        return fields[ENGINE].split(" ")[0];
    }

    double nanos() {
        return Double.parseDouble(fields[NANOS]);
    }

    double ratio() {
        return Double.parseDouble(fields[RATIO]);
    }

    boolean isBeyond() {
        return !fields[BEYOND].isEmpty();
    }

    /** The nanoseconds of another way, or NaN if it was not measured. */
    double nanos(String way) {
        for (String other : fields[OTHERS].split(";")) {
            if (other.startsWith(way + "=")) {
                return Double.parseDouble(other.substring(way.length() + 1, other.indexOf('/')));
            }
        }
        return Double.NaN;
    }

    /** How many of these are beyond, and the worst: two fields of a table. */
    static String beyond(List<SweepRow> rows) {
        List<SweepRow> beyond = rows.stream().filter(SweepRow::isBeyond).toList();
        return String.format(Locale.ROOT, "%d (%.1f %%) | %s", beyond.size(),
                100.0 * beyond.size() / Math.max(1, rows.size()),
                beyond.stream().max(Comparator.comparingDouble(SweepRow::ratio)).map(SweepRow::toString).orElse(""));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.2f: %s, %,d", ratio(), name(), n());
    }
}
