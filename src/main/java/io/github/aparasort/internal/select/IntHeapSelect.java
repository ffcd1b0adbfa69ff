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
    /** At most one element in this many enters the heap. */
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
        int k = values.length;
        /*key*/ int[] heap = new /*key*/ int[k];
        boolean hasNan = false;
        for (int i = 0; i < k; i++) {
            heap[i] = SortableKeys.of(a[i]) ^ mask;
            hasNan |= a[i] != a[i];
        }
        for (int i = k / 2 - 1; i >= 0; i--) {
            sink(heap, i, heap[i]);
        }
        int left = a.length / ENTERING;
        /*key*/ int last = heap[0];
        for (int i = k; i < a.length; i++) {
            /*key*/ int key = SortableKeys.of(a[i]) ^ mask;
            if (key < last) {
                sink(heap, 0, key);
                last = heap[0];
                hasNan |= a[i] != a[i];
                left--;
                if (left < 0) {
                    return false;
                }
            }
        }
        if (hasNan) {
            return false;
        }
        Arrays.sort(heap);
        for (int i = 0; i < k; i++) {
            values[i] = IntValues.of(heap[i] ^ mask);
        }
        return true;
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
