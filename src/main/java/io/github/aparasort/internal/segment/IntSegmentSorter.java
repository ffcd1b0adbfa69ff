package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Sorts segments of an array by one thread: each in arrays of this object, from which it is copied back at the end. */
final class IntSegmentSorter {
    /**
     * Whether the JDK sorts keys of this width with vector instructions on most machines: ints from JDK 22 on, on
     * x86-64. Then it is faster than buckets.
     */
    private static final boolean JDK_HAS_VECTORS = /*key*/ Integer.SIZE == 32 && Runtime.version().feature() >= 22
            && System.getProperty("os.arch").matches("amd64|x86_64");

    private final IntBucketSort buckets = new IntBucketSort();
    private /*key*/ int[] keys = new /*key*/ int[0];
    private /*key*/ int[] scratch = new /*key*/ int[0];

    /**
     * Sorts the segments from {@code first} to {@code last}, the latter excluded, that have at most so many elements.
     */
    void sort(/*value*/ int[] a, int[] offsets, int first, int last, int most) {
        for (int segment = first; segment < last; segment++) {
            int begin = offsets[segment];
            int end = offsets[segment + 1];
            if (end - begin > 1 && end - begin <= most) {
                sort(a, begin, SortableKeys.canBeNan(a) ? IntValues.nansLast(a, begin, end) : end);
            }
        }
    }

    private void sort(/*value*/ int[] a, int begin, int end) {
        if (ascends(a, begin, end)) {
            return;
        }
        int n = end - begin;
        if (keys.length < n) {
            keys = new /*key*/ int[n + n / 2];
            scratch = new /*key*/ int[keys.length];
        }
        for (int i = 0; i < n; i++) {
            keys[i] = SortableKeys.exact(a[begin + i]);
        }
        if (JDK_HAS_VECTORS) {
            Arrays.sort(keys, 0, n);
        } else {
            buckets.sort(keys, scratch, 0, n);
        }
        for (int i = 0; i < n; i++) {
            a[begin + i] = IntValues.of(keys[i]);
        }
    }

    /** A loop apart from the one that copies, which the JIT compiler turns into vector instructions only then. */
    private static boolean ascends(/*value*/ int[] a, int begin, int end) {
        int i = begin + 1;
        while (i < end && SortableKeys.exact(a[i - 1]) <= SortableKeys.exact(a[i])) {
            i++;
        }
        return i == end;
    }
}
