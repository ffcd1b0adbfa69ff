package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;

/** Sorts segments of an array by one thread: each in arrays of this object, from which it is copied back at the end. */
final class IntSegmentSorter {
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
        int n = end - begin;
        if (keys.length < n) {
            keys = new /*key*/ int[n + n / 2];
            scratch = new /*key*/ int[keys.length];
        }
        boolean ascends = true;
        for (int i = 0; i < n; i++) {
            keys[i] = SortableKeys.exact(a[begin + i]);
            ascends &= i == 0 || keys[i - 1] <= keys[i];
        }
        if (ascends) {
            return;
        }
        buckets.sort(keys, scratch, 0, n);
        for (int i = 0; i < n; i++) {
            a[begin + i] = IntValues.of(keys[i]);
        }
    }
}
