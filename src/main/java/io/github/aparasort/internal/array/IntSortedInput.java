package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

// Twins: Long, Float, Double
/** The check that an input is sorted, in one parallel pass before any work. */
public final class IntSortedInput {
    /**
     * Whether the JIT compiler vectorizes a comparison of neighbours. In JDK 17 the vector form is slower, and a branch
     * that always goes the same way costs little.
     */
    private static final boolean NEIGHBOURS_AS_VECTORS = Runtime.version().feature() >= 21;
    /** Elements between two tests whether another thread has found disorder at a lower index: 16 KiB of ints. */
    private static final int BLOCK = 1 << 12;

    private IntSortedInput() {
    }

    /**
     * Throws unless an array ascends in its sort order: -0.0 before 0.0, and NaNs, all equal, last.
     *
     * @param name the caller's name of the array
     * @param strictly whether equal elements are refused too
     * @throws IllegalArgumentException that names the first element that is out of order, and the one before it
     */
    public static void check(/*value*/ int[] a, String name, boolean strictly) {
        int first = firstDisorder(a, strictly);
        if (first < a.length) {
            throw new IllegalArgumentException(complaint(a, name, strictly, first));
        }
    }

    /** What is wrong with an element that was out of order when the array was checked. */
    static String complaint(/*value*/ int[] a, String name, boolean strictly, int first) {
        /*value*/ int before = a[first - 1];
        /*value*/ int next = a[first];
        String place = name + "[" + first + "] = " + next;
        if (SortableKeys.before(next, before)) {
            return place + " is less than " + name + "[" + (first - 1) + "] = " + before + ": " + name
                    + " must be sorted";
        }
        return strictly && !SortableKeys.before(before, next)
                ? place + " equals " + name + "[" + (first - 1) + "]: Duplicates.NONE takes no equal elements"
                : place + " was out of order a moment before: no other thread may write to " + name
                        + " during the call";
    }

    /**
     * Throws unless each of several arrays ascends: as {@link #check(int[], String, boolean)}.
     *
     * @param begins where each array begins if they are put one after the other, and in the end where the last one ends
     */
    public static void check(/*value*/ int[][] arrays, int[] begins, String name) {
        int n = begins[arrays.length];
        AtomicInteger first = new AtomicInteger(n);
        /*value*/ int[][] again = arrays.clone();
        Parallel.forEach(n, (begin, end) -> {
            int found = Arrays.binarySearch(begins, begin);
            int array = found < 0 ? -found - 2 : found;
            for (int at = begin; at < end && at < first.get(); array++) {
                int stop = Math.min(end, begins[array + 1]);
                findDisorder(again[array], arrays[array], at - begins[array], stop - begins[array], false, first,
                        begins[array]);
                at = stop;
            }
        });
        for (int array = 0; first.get() < n && array < arrays.length; array++) {
            check(arrays[array], name + "[" + array + "]", false);
        }
    }

    /** The first index whose element is less than the one before it (strictly: not greater); else the length. */
    static int firstDisorder(/*value*/ int[] a, boolean strictly) {
        AtomicInteger first = new AtomicInteger(a.length);
        /*value*/ int[][] twice = {a, a};
        Parallel.forEach(a.length, (begin, end) -> findDisorder(twice[0], twice[1], begin, end, strictly, first, 0));
        return first.get();
    }

    /**
     * Looks for an element of [begin, end) that is less than the one before it.
     *
     * @param before the same array as {@code a}: see {@link #surelyAscends}
     * @param first the lowest place where one was found, counted from {@code shift} places before the array; lowered if
     *     there is one before that
     */
    private static void findDisorder(/*value*/ int[] before, /*value*/ int[] a, int begin, int end, boolean strictly,
            AtomicInteger first, int shift) {
        for (int i = Math.max(1, begin); i < end && shift + i < first.get(); i += Math.min(BLOCK, end - i)) {
            int blockEnd = i + Math.min(BLOCK, end - i);
            if (!isBlockCheckFast(a) || !surelyAscends(before, a, i, blockEnd, strictly)) {
                int found = firstDisorder(a, i, blockEnd, strictly);
                if (found < blockEnd) {
                    first.accumulateAndGet(shift + found, Math::min);
                    return;
                }
            }
        }
    }

    /** Whether the check by blocks is fast. Otherwise branches are as fast or faster, and they check everything. */
    private static boolean isBlockCheckFast(/*value*/ int[] a) {
        return NEIGHBOURS_AS_VECTORS || SortableKeys.canBeNan(a);
    }

    /** Keeps the previous element in a variable: reading it again takes twice the time in JDK 17. */
    private static int firstDisorder(/*value*/ int[] a, int begin, int end, boolean strictly) {
        /*value*/ int before = a[begin - 1];
        for (int i = begin; i < end; i++) {
            /*value*/ int next = a[i];
            if (SortableKeys.before(next, before) || strictly && !SortableKeys.before(before, next)) {
                return i;
            }
            before = next;
        }
        return end;
    }

    /**
     * True if a block is certainly in order. False if it may not be: then each element must be checked.
     *
     * @param before the same array as {@code a}, from another place in memory: if the JIT compiler knows that they are
     *     one array, it shares their loads and then does not vectorize
     */
    static boolean surelyAscends(/*value*/ int[] before, /*value*/ int[] a, int begin, int end, boolean strictly) {
        // The numbers ascend and do not begin with that of a NaN. So none is that of a NaN with a sign bit, and they
        // show the order.
        if (SortableKeys.exact(before[begin - 1]) != SortableKeys.of(before[begin - 1])) {
            return false;
        }
        if (strictly) {
            return ascendsStrictly(a, begin, end) && !IntValues.hasNan(a, Math.max(begin, end - 2), end);
        }
        if (SortableKeys.canBeNan(a)) {
            return ascends(a, begin, end);
        }
        /*key*/ int disorder = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int x = SortableKeys.exact(before[i - 1]);
            disorder |= Math.min(x, SortableKeys.exact(a[i])) ^ x;
        }
        return disorder == 0;
    }

    /** For floats, which no JIT compiler converts in vectors: each is converted once. */
    private static boolean ascends(/*value*/ int[] a, int begin, int end) {
        /*key*/ int x = SortableKeys.exact(a[begin - 1]);
        /*key*/ int disorder = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int y = SortableKeys.exact(a[i]);
            disorder |= Math.min(x, y) ^ x;
            x = y;
        }
        return disorder == 0;
    }

    private static boolean ascendsStrictly(/*value*/ int[] a, int begin, int end) {
        /*key*/ int x = SortableKeys.exact(a[begin - 1]);
        /*key*/ int disorder = 0;
        /*key*/ int equal = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int y = SortableKeys.exact(a[i]);
            disorder |= Math.min(x, y) ^ x;
            // The sign bit is set if nothing differs.
            equal |= ~((x ^ y) | -(x ^ y));
            x = y;
        }
        return disorder == 0 && equal >= 0;
    }
}
