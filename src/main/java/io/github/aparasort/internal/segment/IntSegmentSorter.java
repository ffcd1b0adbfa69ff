package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Sorts segments of an array by one thread: each in arrays of this object, from which it is copied back at the end. */
final class IntSegmentSorter {
    /** Buckets, which come first, are faster than the JDK, unless it sorts such keys by vector instructions. */
    private static final LearnedCosts WAYS = LearnedCosts.ofWays(2, 1);
    private static final int BY_JDK = 1;
    /** Fewer elements take about as long as the clock. */
    private static final int FEW = 1 << 9;

    private final IntBucketSort buckets = new IntBucketSort();
    private /*key*/ int[] keys = new /*key*/ int[0];

    /** Sorts those of the segments [begin, end) that have at most {@code most} elements. */
    void sort(/*value*/ int[] a, int[] offsets, int begin, int end, int most) {
        int n = offsets[end] - offsets[begin];
        if (n < FEW) {
            sortByJdk(a, offsets, begin, end, most);
            return;
        }
        WAYS.run(CostInput.of(n, n / (end - begin), 0), way -> {
            if (way == BY_JDK) {
                sortByJdk(a, offsets, begin, end, most);
            } else {
                sortByBuckets(a, offsets, begin, end, most);
            }
            return null;
        });
    }

    static void sortByJdk(/*value*/ int[] a, int[] offsets, int begin, int end, int most) {
        for (int segment = begin; segment < end; segment++) {
            int at = offsets[segment];
            int length = offsets[segment + 1] - at;
            if (length == 2) {
                sortTwo(a, at);
            } else if (length <= most) {
                Arrays.sort(a, at, at + length);
            }
        }
    }

    /** Without a branch, which random elements would mislead. A call of the JDK takes about as long as the sort. */
    private static void sortTwo(/*value*/ int[] a, int begin) {
        /*value*/ int first = a[begin];
        /*value*/ int second = a[begin + 1];
        boolean exchange = SortableKeys.before(second, first);
        a[begin] = exchange ? second : first;
        a[begin + 1] = exchange ? first : second;
    }

    void sortByBuckets(/*value*/ int[] a, int[] offsets, int begin, int end, int most) {
        for (int segment = begin; segment < end; segment++) {
            int at = offsets[segment];
            int next = offsets[segment + 1];
            if (next - at > 1 && next - at <= most) {
                sort(a, at, SortableKeys.canBeNan(a) ? IntSequence.nansLast(a, at, next) : next);
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
        }
        for (int i = 0; i < n; i++) {
            keys[i] = SortableKeys.exact(a[begin + i]);
        }
        buckets.sort(keys, 0, n);
        for (int i = 0; i < n; i++) {
            a[begin + i] = IntValues.of(keys[i]);
        }
    }

    /** A loop of its own: otherwise the JIT compiler would make no vector instructions of the one that copies. */
    private static boolean ascends(/*value*/ int[] a, int begin, int end) {
        int i = begin + 1;
        while (i < end && SortableKeys.exact(a[i - 1]) <= SortableKeys.exact(a[i])) {
            i++;
        }
        return i == end;
    }
}
