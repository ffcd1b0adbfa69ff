package io.github.aparasort.plan;

import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Nanoseconds of a whole call over its number of elements: measured at a few sizes, a straight line between two of
 * them, in proportion to n beyond the last, and unknown below the first.
 */
public final class CostCurve {
    private final NavigableMap<Integer, Long> points = new ConcurrentSkipListMap<>();

    /** Takes a measurement; the best at a size counts, because what disturbs one only ever makes it longer. */
    public void add(int n, long nanos) {
        points.merge(n, nanos, Math::min);
    }

    public OptionalLong estimate(int n) {
        Map.Entry<Integer, Long> below = points.floorEntry(n);
        Map.Entry<Integer, Long> above = points.ceilingEntry(n);
        if (below == null) {
            return OptionalLong.empty();
        }
        if (above == null) {
            return OptionalLong.of((long) (below.getValue() * ((double) n / below.getKey())));
        }
        if (above.getKey().equals(below.getKey())) {
            return OptionalLong.of(below.getValue());
        }
        double share = (n - below.getKey()) / (double) (above.getKey() - below.getKey());
        return OptionalLong.of((long) (below.getValue() + share * (above.getValue() - below.getValue())));
    }
}
