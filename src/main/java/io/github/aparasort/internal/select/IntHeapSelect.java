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
    /** Elements that are read in ascending order, also from the end: few of a block enter the heap in vain. */
    private static final int BLOCK = 1 << 6;

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
        for (int i = 0; i < k; i++) {
            /*value*/ int value = a[fromEnd ? n - 1 - i : i];
            heap[i] = SortableKeys.of(value) ^ mask;
            hasNan |= value != value;
        }
        for (int i = k / 2 - 1; i >= 0; i--) {
            sink(heap, i, heap[i]);
        }
        int left = n / ENTERING;
        int blocks = (n - k + BLOCK - 1) / BLOCK;
        for (int block = 0; block < blocks; block++) {
            int begin = (fromEnd ? 0 : k) + (fromEnd ? blocks - 1 - block : block) * BLOCK;
            int end = Math.min(begin + BLOCK, fromEnd ? n - k : n);
            for (int i = before(a, begin, end, mask, heap[0]); i < end; i = before(a, i + 1, end, mask, heap[0])) {
                sink(heap, 0, SortableKeys.of(a[i]) ^ mask);
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

    /** The first index of [begin, end) whose key comes before a key, or the end. */
    private static int before(/*value*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int key) {
        for (int i = begin; i < end; i++) {
            if ((SortableKeys.of(a[i]) ^ mask) < key) {
                return i;
            }
        }
        return end;
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
