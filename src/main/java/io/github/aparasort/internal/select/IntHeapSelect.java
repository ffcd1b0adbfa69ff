package io.github.aparasort.internal.select;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * Finds the first few elements in an order by one pass: the first ones so far are in a heap, whose root is the last of
 * them, so that most elements need one comparison. In random order an element enters the heap k log(n / k) times. If
 * that happens much more often, the pass gives up.
 */
final class IntHeapSelect {
    /** At most one element in this many enters the heap: each sinks by ten levels at most, about a step an element. */
    private static final int ENTERING = 8;

    private IntHeapSelect() {
    }

    /**
     * Selects as many elements as {@code values} has. Returns false if it gave up, or met a NaN, whose key does not
     * tell its bits; then the values are undefined.
     *
     * @param mask of the order
     */
    static boolean select(/*value*/ int[] a, /*key*/ int mask, /*value*/ int[] values) {
        int n = a.length;
        int k = values.length;
        // From the end on which the first element of the order is more likely: of keys in order, only k enter then.
        boolean fromEnd = (SortableKeys.of(a[n - 1]) ^ mask) < (SortableKeys.of(a[0]) ^ mask);
        /*key*/ int[] heap = new /*key*/ int[k];
        boolean hasNan = false;
        for (int j = 0; j < k; j++) {
            /*value*/ int value = a[fromEnd ? n - 1 - j : j];
            heap[j] = SortableKeys.of(value) ^ mask;
            hasNan |= SortableKeys.isNan(value);
        }
        for (int j = k / 2 - 1; j >= 0; j--) {
            sink(heap, j, heap[j]);
        }
        int left = n / ENTERING;
        int i = fromEnd ? lastBefore(a, n - k, mask, heap[0]) : firstBefore(a, k, mask, heap[0]);
        while (i >= 0) {
            sink(heap, 0, SortableKeys.of(a[i]) ^ mask);
            hasNan |= SortableKeys.isNan(a[i]);
            left--;
            if (left < 0) {
                return false;
            }
            i = fromEnd ? lastBefore(a, i, mask, heap[0]) : firstBefore(a, i + 1, mask, heap[0]);
        }
        if (hasNan) {
            return false;
        }
        Arrays.sort(heap);
        for (int j = 0; j < k; j++) {
            values[j] = IntValues.of(heap[j] ^ mask);
        }
        return true;
    }

    /** The first index from {@code begin} on whose key comes before a key, or -1. */
    private static int firstBefore(/*value*/ int[] a, int begin, /*key*/ int mask, /*key*/ int key) {
        for (int i = begin; i < a.length; i++) {
            if ((SortableKeys.of(a[i]) ^ mask) < key) {
                return i;
            }
        }
        return -1;
    }

    /** The last index before {@code end} whose key comes before a key, or -1. */
    private static int lastBefore(/*value*/ int[] a, int end, /*key*/ int mask, /*key*/ int key) {
        for (int i = end - 1; i >= 0; i--) {
            if ((SortableKeys.of(a[i]) ^ mask) < key) {
                return i;
            }
        }
        return -1;
    }

    /** Puts a key at a place or below it, so that no key is greater than its parent. */
    private static void sink(/*key*/ int[] heap, int place, /*key*/ int key) {
        int at = place;
        int child = 2 * at + 1;
        while (child < heap.length) {
            child += child + 1 < heap.length && heap[child + 1] > heap[child] ? 1 : 0;
            if (heap[child] <= key) {
                break;
            }
            heap[at] = heap[child];
            at = child;
            child = 2 * at + 1;
        }
        heap[at] = key;
    }
}
