package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.Sequence;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Uses an order that the keys already have. It is detected before any engine is asked, if this library chooses the
 * engine. The JDK also detects order, and then takes 0.2 ns per key, less than any kernel.
 */
public final class Presorted {
    /** Up to this many runs, the JDK merges faster than kernels sort. */
    static final int FEW_RUNS = 16;

    /** Keys to sample for ties: enough to show a thousand different ones, in negligible time. */
    private static final int PLACES = 64;
    private static final double LOG_2 = Math.log(2);

    private Presorted() {
    }

    /**
     * The JDK's time for these keys, as a ratio to its time for as many different keys. A quicksort's work is in
     * proportion to the bits needed to distinguish keys, and ties need fewer. The bits are the collision entropy of a
     * sample, so with many ties the estimate is rather too low than too high.
     */
    public static double jdkCostRatio(Sequence keys) {
        int ties = keys.ties(PLACES);
        if (ties == 0) {
            return 1;
        }
        double bits = Math.log(PLACES * (PLACES - 1) / 2.0 / ties) / LOG_2;
        // At least one pass over the keys.
        return Math.min(1, Math.max(1, bits) * LOG_2 / Math.log(keys.length()));
    }

    /** Does a job whose keys have an order that makes it easy, and returns a note about that order. Null for others. */
    public static String trySort(SortJob job) {
        Runs runs = Runs.of(job.keys(), FEW_RUNS, job.tellsEqualsApart());
        if (runs == Runs.MANY) {
            return null;
        }
        if (runs.isAscending()) {
            job.keep();
            return "already in order";
        }
        if (runs.descending()) {
            job.reverse();
            return "in descending order, reversed";
        }
        job.runPlain();
        return String.format(Locale.ROOT, "%d runs, merged", runs.count());
    }

    /** Reverses a range: on all processors if it is large; each grain once, even if a loop begins again. */
    static void reverse(Sequence range) {
        int half = range.length() / 2;
        if (range.length() < Runs.PARALLEL_FROM) {
            range.mirror(0, half);
            return;
        }
        boolean[] done = new boolean[half / Parallel.GRAIN + 1];
        Parallel.forEachGrain(half, (begin, end) -> {
            if (!done[begin / Parallel.GRAIN]) {
                range.mirror(begin, end);
                done[begin / Parallel.GRAIN] = true;
            }
        });
    }

    /** Brings ascending keys into another order. NaNs keep their order at either end. */
    public static void reorder(Sequence ascending, KeyOrder order) {
        // What is reversed twice keeps its order: NaNs, or negative keys and the others, which change places.
        int n = ascending.length();
        if (order == KeyOrder.UNSIGNED) {
            int negatives = ascending.negatives();
            reverse(ascending.part(0, negatives));
            reverse(ascending.part(negatives, n));
        } else {
            reverse(ascending.part(n - ascending.nansAtEnd(), n));
        }
        reverse(ascending);
    }

    /** Whether keys ascend. One grain is enough for most that do not. All processors read the rest, if it is large. */
    public static boolean isAscending(Sequence keys) {
        int n = keys.length();
        int first = Math.min(n, n < Runs.PARALLEL_FROM ? n : Parallel.GRAIN + 1);
        if (first > 1 && keys.ascent(0, first) < first) {
            return false;
        }
        AtomicBoolean ascending = new AtomicBoolean(true);
        Parallel.forEachGrain(first < n ? n : 0, (begin, end) -> {
            int behind = Math.min(n, end + 1);
            if (ascending.get() && keys.ascent(begin, behind) < behind) {
                ascending.set(false);
            }
        });
        return ascending.get();
    }
}
