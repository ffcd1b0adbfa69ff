package io.github.aparasort.internal.array;

import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.concurrent.atomic.AtomicBoolean;

/** The offsets of segments or groups: where each begins, and the number of elements at the end. */
public final class Offsets {
    private Offsets() {
    }

    /**
     * Checks offsets, and returns the number of elements, which is the last of them.
     *
     * @throws IllegalArgumentException if there are none, they do not ascend from 0, or the last is no array's length
     */
    public static int check(int[] offsets) {
        if (offsets.length == 0) {
            throw new IllegalArgumentException("offsets is empty: it must have one more element than there are"
                    + " segments, at least a 0");
        }
        if (offsets[0] != 0) {
            throw new IllegalArgumentException("offsets[0] = " + offsets[0] + ": the first segment must begin at 0");
        }
        IntSortedInput.check(offsets, "offsets", false);
        return ArgumentChecks.length("the last of offsets is", offsets[offsets.length - 1]);
    }

    /**
     * Checks offsets that divide an array of n elements.
     *
     * @throws IllegalArgumentException if they do not ascend from 0 to n
     */
    public static void check(int[] offsets, int n) {
        if (check(offsets) != n) {
            int last = offsets.length - 1;
            throw new IllegalArgumentException("offsets[" + last + "] = " + offsets[last] + ", but there "
                    + (n == 1 ? "is " : "are ") + n + " " + Plural.of(n, "element")
                    + ": offsets must end with their number");
        }
    }

    /**
     * The offsets of segments with these counts: their exclusive scan, and the sum at the end.
     *
     * @param sums those of {@link #sums}, which together are an int
     */
    public static int[] of(int[] counts, long[] sums) {
        long[] begins = new long[sums.length];
        for (int grain = 1; grain < sums.length; grain++) {
            begins[grain] = begins[grain - 1] + sums[grain - 1];
        }
        int[] offsets = new int[counts.length + 1];
        Parallel.forEachGrain(counts.length, (begin, end) -> {
            int offset = (int) begins[begin / Parallel.GRAIN];
            for (int i = begin; i < end; i++) {
                offsets[i] = offset;
                offset += counts[i];
            }
        });
        offsets[counts.length] = (int) begins[sums.length - 1] + (int) sums[sums.length - 1];
        return offsets;
    }

    /**
     * The sum of each grain of counts.
     *
     * @throws IllegalArgumentException if a count is negative; it names the first
     */
    public static long[] sums(int[] counts) {
        long[] sums = new long[counts.length / Parallel.GRAIN + 1];
        AtomicBoolean negative = new AtomicBoolean();
        Parallel.forEachGrain(counts.length, (begin, end) -> {
            long sum = 0;
            int signs = 0;
            for (int i = begin; i < end; i++) {
                sum += counts[i];
                signs |= counts[i];
            }
            sums[begin / Parallel.GRAIN] = sum;
            if (signs < 0) {
                negative.set(true);
            }
        });
        for (int i = 0; negative.get() && i < counts.length; i++) {
            if (counts[i] < 0) {
                throw new IllegalArgumentException("counts[" + i + "] = " + counts[i] + ": a count must not be"
                        + " negative");
            }
        }
        return sums;
    }

    /** The number of elements of each segment. */
    public static int[] lengths(int[] offsets) {
        int[] lengths = new int[offsets.length - 1];
        Parallel.forEach(lengths.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                lengths[i] = offsets[i + 1] - offsets[i];
            }
        });
        return lengths;
    }

    /** The last element of each segment of an array; no segment is empty. */
    public static int[] lasts(int[] array, int[] offsets) {
        int[] lasts = new int[offsets.length - 1];
        Parallel.forEach(lasts.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                lasts[i] = array[offsets[i + 1] - 1];
            }
        });
        return lasts;
    }

    /** The segment that contains an element. */
    public static int segmentOf(int[] offsets, int index) {
        return firstFrom(offsets, index + 1) - 1;
    }

    /** The first segment that begins at an index or after it; the number of segments if there is none. */
    public static int firstFrom(int[] offsets, int index) {
        return Bisection.first(0, offsets.length - 1, segment -> offsets[segment] >= index);
    }
}
