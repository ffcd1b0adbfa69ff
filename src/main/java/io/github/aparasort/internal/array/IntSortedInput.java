package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

// Twins: Long, Float, Double
/** The check that an input is sorted, in one parallel pass. */
public final class IntSortedInput {
    /** Elements between two tests whether another thread has found disorder at a lower index: 16 KiB of ints. */
    private static final int BLOCK = 1 << 12;
    /** Elements that are checked in the time of one that is copied. */
    private static final int FASTER = 4;

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

    /** The message for an element that was out of order when the array was checked. */
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
        Parallel.forEach(n, n / FASTER / Parallel.GRAIN, (begin, end) -> {
            int found = Arrays.binarySearch(begins, begin);
            int array = found < 0 ? -found - 2 : found;
            for (int at = begin; at < end && at < first.get(); array++) {
                int arrayEnd = Math.min(end, begins[array + 1]);
                findDisorder(arrays[array], at - begins[array], arrayEnd - begins[array], false, first, begins[array]);
                at = arrayEnd;
            }
        });
        for (int array = 0; first.get() < n && array < arrays.length; array++) {
            check(arrays[array], name + "[" + array + "]", false);
        }
    }

    /** The first index whose element is less than the one before it (strictly: not greater); else the length. */
    static int firstDisorder(/*value*/ int[] a, boolean strictly) {
        AtomicInteger first = new AtomicInteger(a.length);
        Parallel.forEach(a.length, a.length / FASTER / Parallel.GRAIN,
                (begin, end) -> findDisorder(a, begin, end, strictly, first, 0));
        return first.get();
    }

    /**
     * Looks for an element of [begin, end) that is less than the one before it.
     *
     * @param first the lowest place where one was found, counted from {@code shift} places before the array; lowered if
     *     there is one before that
     */
    private static void findDisorder(/*value*/ int[] a, int begin, int end, boolean strictly, AtomicInteger first,
            int shift) {
        for (int i = Math.max(1, begin); i < end && shift + i < first.get(); i += Math.min(BLOCK, end - i)) {
            int blockEnd = i + Math.min(BLOCK, end - i);
            int found = strictly ? firstNotGreater(a, i, blockEnd) : firstLess(a, i, blockEnd);
            if (found < blockEnd) {
                first.accumulateAndGet(shift + found, Math::min);
                return;
            }
        }
    }

    /**
     * By branches that always go the same way: 0.09 to 0.15 ns an int, JDK 17 and 25. Vectors take half of that, but
     * the JIT compiler makes them only where it does not see that neighbours are of one array; else they take 0.4 ns.
     * Keeps the previous element in a variable: reading it again takes twice the time in JDK 17.
     */
    private static int firstLess(/*value*/ int[] a, int begin, int end) {
        /*value*/ int before = a[begin - 1];
        for (int i = begin; i < end; i++) {
            /*value*/ int next = a[i];
            if (!SortableKeys.surelyInOrder(before, next) && SortableKeys.before(next, before)) {
                return i;
            }
            before = next;
        }
        return end;
    }

    /** As {@link #firstLess}: a loop that tests what to look for takes longer. */
    private static int firstNotGreater(/*value*/ int[] a, int begin, int end) {
        /*value*/ int before = a[begin - 1];
        for (int i = begin; i < end; i++) {
            /*value*/ int next = a[i];
            if (!SortableKeys.before(before, next)) {
                return i;
            }
            before = next;
        }
        return end;
    }
}
