package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.key.Sequence;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many runs keys consist of, where these are few. A run is what {@code java.util.DualPivotQuicksort} takes for
 * one: keys that ascend or descend, equal ones among them, as many as there are; where equal keys can be told apart,
 * a run that descends does so strictly. Counted from the first key on, which gives the least number of runs that keys
 * can be cut into.
 *
 * <p>Random keys are left after a look at some eighteen places, 0.2 microseconds; so are those that are random
 * over half of the range. Otherwise the keys are read once, until there are too many runs.
 *
 * @param count how many; 0 without keys
 * @param descending whether there is one run, which descends
 */
public record Runs(int count, boolean descending) {
    /** Too many to count. */
    static final Runs MANY = new Runs(Integer.MAX_VALUE, false);

    /** Places to look at first, spread over the range: so many that a half without order is enough to show. */
    private static final int PLACES = 32;
    /** Keys to look at in each: eleven of twelve such places in random keys are no run. */
    private static final int LOOK = 4;
    /** From here on on all processors: below, one thread reads ints in 0.2 ms, as the JDK would. */
    public static final int PARALLEL_FROM = 1 << 20;
    /**
     * Keys in a run on average, from the first on, or the JDK gives up on merging runs (its MIN_FIRST_RUN_SIZE and
     * MIN_FIRST_RUNS_FACTOR ask for a little less).
     */
    private static final int LENGTH = 128;

    private static final byte MIXED = 0;
    private static final byte ASCENDING = 1;
    private static final byte DESCENDING = 2;

    /**
     * Counts the runs of these keys.
     *
     * @param few how many at most; where there are more, or so short ones that the JDK would not merge them,
     *     {@link #MANY}
     * @param strictly whether equal keys end a run that descends
     */
    static Runs of(Sequence keys, int few, boolean strictly) {
        if (isDisorderly(keys, few)) {
            return MANY;
        }
        byte[] grains = null;
        if (keys.length() >= PARALLEL_FROM) {
            grains = grains(keys, few, strictly);
            if (grains == null) {
                return MANY;
            }
        }
        return count(keys, few, strictly, grains);
    }

    boolean isAscending() {
        return count <= 1 && !descending;
    }

    /** Whether so many places are no run that there must be more than a few: one ends in each. */
    private static boolean isDisorderly(Sequence keys, int few) {
        int n = keys.length();
        if (n < PLACES * LOOK) {
            return false;
        }
        int disorderly = 0;
        for (int place = 0; place < PLACES; place++) {
            int begin = (int) ((long) n * place / PLACES);
            if (!keys.isRun(begin, begin + LOOK) && ++disorderly >= few) {
                return true;
            }
        }
        return false;
    }

    /** What each grain is, the first key of the next included; or null where runs end in too many. */
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
        byte direction = MIXED;
        int at = 0;
        while (at < n) {
            if (count > 0 && at / LENGTH < count || count == few) {
                return MANY;
            }
            direction = at + 1 < n && keys.descendsAt(at) ? DESCENDING : ASCENDING;
            at = grains == null ? end(keys, at, n, direction, strictly) : end(keys, at, direction, strictly, grains);
            count++;
        }
        return new Runs(count, count == 1 && direction == DESCENDING);
    }

    private static int end(Sequence keys, int begin, int end, byte direction, boolean strictly) {
        return direction == DESCENDING ? keys.descent(begin, end, strictly) : keys.ascent(begin, end);
    }

    /** Where a run ends, without reading the grains that are known to be part of it. */
    private static int end(Sequence keys, int begin, byte direction, boolean strictly, byte[] grains) {
        int n = keys.length();
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
