package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The number of runs in the keys, if it is small. A run is the same as in {@code java.util.DualPivotQuicksort}: keys
 * that ascend or descend, with equal keys among them, as many as there are. If equal keys can be distinguished, a
 * descending run must descend strictly. Runs are counted from the first key on, which gives the smallest number of runs
 * that keys can be cut into.
 *
 * <p>The keys are read once, until there are too many runs.
 *
 * @param count the number of runs; 0 without keys
 * @param descending whether there is exactly one run, and it descends
 */
public record Runs(int count, boolean descending) {
    /** Too many to count. */
    static final Runs MANY = new Runs(Integer.MAX_VALUE, false);

    /** From this many keys on, all processors count. For fewer, one thread reads ints in 0.2 ms, as the JDK would. */
    public static final int PARALLEL_FROM = 1 << 20;
    /**
     * Keys per run on average, counted from the first key on. With fewer, the JDK gives up on merging runs (its
     * MIN_FIRST_RUN_SIZE and MIN_FIRST_RUNS_FACTOR require a little less).
     */
    private static final int LENGTH = 128;

    private static final byte ASCENDING = 1;
    private static final byte DESCENDING = 2;

    /**
     * Counts the runs of these keys.
     *
     * @param few the largest number to count. If there are more, or so short ones that the JDK would not merge them:
     *     {@link #MANY}
     * @param strictly whether equal keys end a run that descends
     */
    static Runs of(Sequence keys, int few, boolean strictly) {
        byte[] grains = null;
        if (keys.length() >= PARALLEL_FROM) {
            grains = grains(keys, few, strictly);
            if (grains == null) {
                return MANY;
            }
        } else if (keys.length() > 0 && keys.ascent(0, keys.length()) == keys.length()) {
            // The loop is the same, but without what counts runs it takes half the time.
            return new Runs(1, false);
        }
        return count(keys, few, strictly, grains);
    }

    boolean isAscending() {
        return count <= 1 && !descending;
    }

    /** The direction of each grain, including the first key of the next; or null if runs end in too many. */
    private static byte[] grains(Sequence keys, int few, boolean strictly) {
        int n = keys.length();
        byte[] grains = new byte[(n - 1) / Parallel.GRAIN + 1];
        AtomicInteger mixed = new AtomicInteger();
        Parallel.forEachGrain(n, (begin, end) -> {
            int behind = Math.min(n, end + 1);
            if (mixed.get() >= few) {
                return;
            }
            if (keys.ascent(begin, behind) == behind) {
                grains[begin / Parallel.GRAIN] = ASCENDING;
            } else if (keys.descent(begin, behind, strictly) == behind) {
                grains[begin / Parallel.GRAIN] = DESCENDING;
            } else {
                mixed.incrementAndGet();
            }
        });
        return mixed.get() < few ? grains : null;
    }

    /** @param grains what is known of each grain, or null */
    private static Runs count(Sequence keys, int few, boolean strictly, byte[] grains) {
        int n = keys.length();
        int count = 0;
        boolean descending = false;
        int at = 0;
        while (at < n) {
            if (count > 0 && at / LENGTH < count || count == few) {
                return MANY;
            }
            // Where a run begins with equal keys, only its other keys tell the direction: the longer way is the run.
            int ascent = end(keys, at, ASCENDING, strictly, grains);
            int descent = ascent == n ? at : end(keys, at, DESCENDING, strictly, grains);
            descending = descent > ascent;
            at = Math.max(ascent, descent);
            count++;
        }
        return new Runs(count, count == 1 && descending);
    }

    private static int end(Sequence keys, int begin, int end, byte direction, boolean strictly) {
        return direction == DESCENDING ? keys.descent(begin, end, strictly) : keys.ascent(begin, end);
    }

    /** Where a run ends. It skips the grains that are known to be part of it. */
    private static int end(Sequence keys, int begin, byte direction, boolean strictly, byte[] grains) {
        int n = keys.length();
        if (grains == null) {
            return end(keys, begin, n, direction, strictly);
        }
        int at = begin;
        while (true) {
            int grain = at / Parallel.GRAIN;
            int behind = (int) Math.min(n, (grain + 1L) * Parallel.GRAIN + 1);
            boolean known = at % Parallel.GRAIN == 0 && grains[grain] == direction;
            int end = known ? behind : end(keys, at, behind, direction, strictly);
            if (end < behind || end == n) {
                return end;
            }
            // The first key of the next grain.
            at = behind - 1;
        }
    }
}
