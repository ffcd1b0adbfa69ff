package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.KeySample;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntBinaryOperator;

/**
 * Uses an order that the keys already have. A look at a few places suggests it before any engine is asked, if this
 * library chooses the engine.
 *
 * <p>{@code Arrays.sort} notices an ascent on its way, so keys alone that look sorted are left to it, unless they are
 * many: it reads floats several times. If values travel with the keys, or in other orders than the ascending one, keys
 * that ascend are done, and keys that descend are reversed.
 */
public final class Presorted {
    /** From this many keys on, all processors read them. For fewer, one thread reads ints in 0.2 ms. */
    public static final int PARALLEL_FROM = 1 << 20;
    /** From this many keys on, those that look sorted are checked before {@code Arrays.sort} begins. Not tuned. */
    static final int CHECKED_FROM = 1 << 18;

    /**
     * The JDK's time for keys with an order of {@link KeySample}, from none on, as a ratio to that for random keys. A
     * million ints took JDK 17 on an AMD EPYC: half sorted 0.6 to 1, a thousand runs 0.6 to 0.7, one percent moved 0.2
     * to 0.3, four runs 0.1. These ratios, as the bits below, count until calls have told the times.
     */
    private static final double[] RATIO_BY_ORDER = {1, 0.7, 0.2, 0.4, 0.1, 0.1};
    /**
     * The bits that distinguish keys with ties of {@link KeySample}, from none on: then more than n has. The same JDK
     * took as long as 5 bits do for 50 values, 3 for 15, and 1 to 2 for 4.
     */
    private static final double[] BITS_BY_TIES = {Integer.SIZE, 5, 3, 1};

    private Presorted() {
    }

    /**
     * The JDK's time for keys of a class, as a ratio to its time for as many random keys. A quicksort's work is in
     * proportion to the bits needed to distinguish keys, and ties need fewer.
     */
    public static double jdkCostRatio(int inputClass, int n) {
        int bits = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(n);
        return Math.min(1, BITS_BY_TIES[KeySample.ties(inputClass)] / bits)
                * RATIO_BY_ORDER[KeySample.order(inputClass)];
    }

    /** Reverses a range: on all processors if it is large; each grain once, even if a loop begins again. */
    static void reverse(Sequence range) {
        int half = range.length() / 2;
        if (range.length() < PARALLEL_FROM) {
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

    /** Reverses an array: values that travel with keys of any type. */
    static void reverse(int[] values) {
        reverse(new IntSequence(values, 0, values.length));
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

    /** Whether keys ascend. */
    public static boolean isAscending(Sequence keys) {
        return isRun(keys.length(), keys::ascent);
    }

    /** Whether objects are in an order. */
    public static <T> boolean isAscending(T[] a, Comparator<? super T> order) {
        int i = 1;
        while (i < a.length && order.compare(a[i - 1], a[i]) <= 0) {
            i++;
        }
        return i >= a.length;
    }

    /**
     * Whether keys descend.
     *
     * @param strictly whether no two of them may be equal
     */
    static boolean isDescending(Sequence keys, boolean strictly) {
        return isRun(keys.length(), (begin, end) -> keys.descent(begin, end, strictly));
    }

    /**
     * Whether n keys are one run. One grain is enough for most that are not. All processors read the rest, if it is
     * large.
     *
     * @param endOfRun where the run ends that begins at a key: at most at another one
     */
    private static boolean isRun(int n, IntBinaryOperator endOfRun) {
        int first = Math.min(n, n < PARALLEL_FROM ? n : Parallel.GRAIN + 1);
        if (first > 1 && endOfRun.applyAsInt(0, first) < first) {
            return false;
        }
        AtomicBoolean goesOn = new AtomicBoolean(true);
        Parallel.forEachGrain(first < n ? n : 0, (begin, end) -> {
            int behind = Math.min(n, end + 1);
            if (goesOn.get() && endOfRun.applyAsInt(begin, behind) < behind) {
                goesOn.set(false);
            }
        });
        return goesOn.get();
    }
}
