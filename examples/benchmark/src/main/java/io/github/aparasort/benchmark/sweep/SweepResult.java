package io.github.aparasort.benchmark.sweep;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/**
 * What was measured of a case.
 *
 * @param engine what did the work under {@code AUTO}
 * @param nanos of a call under {@code AUTO}, the median
 * @param first the times of the best way that a call took in the first calls
 * @param others of each other way the median, and by how much a call under {@code AUTO} took longer
 */
record SweepResult(SweepCase of, int n, String engine, double nanos, double first, Map<String, Other> others) {
    private static final double LIMIT = 0.05;
    private static final double SLACK_NANOS = 1000;

    /** Another way. */
    record Other(double nanos, double excess) {
        double ratio() {
            return 1 + excess / nanos;
        }
    }

    String best() {
        return others.entrySet().stream().min(Comparator.comparingDouble(one -> one.getValue().nanos()))
                .orElseThrow().getKey();
    }

    /** How many times as long as the best way. */
    double ratio() {
        return others.get(best()).ratio();
    }

    boolean isBeyond() {
        Other best = others.get(best());
        return best.excess() > LIMIT * best.nanos() && best.excess() > SLACK_NANOS;
    }

    /** A line with tabs. */
    String line() {
        StringJoiner ways = new StringJoiner(";");
        others.forEach((name, one) ->
                ways.add(String.format(Locale.ROOT, "%s=%.0f/%.3f", name, one.nanos(), one.ratio())));
        return String.join("\t", of.family(), of.method(), of.type().toString(), of.shape(), Integer.toString(n),
                engine, String.format(Locale.ROOT, "%.0f", nanos), best(), String.format(Locale.ROOT, "%.3f", ratio()),
                isBeyond() ? "beyond" : "", String.format(Locale.ROOT, "%.2f", first), ways.toString());
    }

    @Override
    public String toString() {
        Map<String, Other> sorted = new LinkedHashMap<>();
        others.entrySet().stream().sorted(Comparator.comparingDouble(one -> one.getValue().nanos()))
                .forEach(one -> sorted.put(one.getKey(), one.getValue()));
        StringJoiner ways = new StringJoiner(", ");
        sorted.forEach((name, one) ->
                ways.add(String.format(Locale.ROOT, "%s %.1f (%.2f)", name, one.nanos() / 1e3, one.ratio())));
        return String.format(Locale.ROOT, "%-40s %,9d %s %10.1f us  %s  %s  first %.2f", of, n,
                isBeyond() ? "!" : " ", nanos / 1e3, engine, ways, first);
    }
}
