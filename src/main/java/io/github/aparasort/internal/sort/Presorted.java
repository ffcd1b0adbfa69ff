package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.Sequence;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What order that the keys have already is good for: it is noticed before any engine is asked, where the choice is
 * ours. The JDK notices order too, and takes 0.2 ns a key for it, less than any kernel.
 */
public final class Presorted {
    /** Runs that the JDK merges faster than kernels sort. */
    static final int FEW_RUNS = 16;

    /** Keys to look at for ties: so many that a thousand different ones show, and no time. */
    private static final int PLACES = 64;
    private static final double LOG_2 = Math.log(2);

    private Presorted() {
    }

    /**
     * How long the JDK takes for these keys, as a share of what it takes for as many that all differ: a quicksort's
     * work is in proportion to the bits that it needs to tell keys apart, of which ties leave fewer. By the collision
     * entropy of a sample, so of many ties rather too little than too much.
     */
    public static double jdkCostRatio(Sequence keys) {
        int ties = keys.ties(PLACES);
        if (ties == 0) {
            return 1;
        }
        double bits = Math.log(PLACES * (PLACES - 1) / 2.0 / ties) / LOG_2;
        // At least one pass over them.
        return Math.min(1, Math.max(1, bits) * LOG_2 / Math.log(keys.length()));
    }

    /** Does a job whose keys have an order that makes it easy, and returns a note of what it was; null for others. */
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

    /** Turns a range round. On all processors where it is large; each grain once, even if a loop begins again. */
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

    /** Brings keys that ascend into another order; NaNs keep theirs, wherever they go. */
    public static void reorder(Sequence ascending, KeyOrder order) {
        // What is turned twice keeps its order: NaNs, or negative keys and the others, which change places.
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

    /** Whether keys ascend. A grain shows of most that do not; where there are many, all processors read the rest. */
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
