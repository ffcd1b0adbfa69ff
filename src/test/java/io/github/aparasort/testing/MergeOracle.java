package io.github.aparasort.testing;

import java.util.Arrays;

/**
 * What a stable merge of two sorted inputs is: every element stands behind those before it on its own side and, on the
 * other, those that are less; an element of B behind those of A that equal it, too. Each is counted by itself.
 */
public final class MergeOracle {
    private MergeOracle() {
    }

    /** Of each output its index into A followed by B. */
    public static int[] origins(SortedInputPair.Two sides) {
        Object both = sides.both();
        Order.Comparison order = Order.ASCENDING.of(both);
        int aCount = sides.aCount();
        int n = sides.n();
        int[] origins = new int[n];
        Arrays.fill(origins, -1);
        for (int i = 0; i < n; i++) {
            boolean isA = i < aCount;
            int begin = isA ? aCount : 0;
            int low = begin;
            int high = isA ? n : aCount;
            while (low < high) {
                int middle = low + high >>> 1;
                int compared = order.compare(middle, i);
                boolean comesBefore = isA ? compared < 0 : compared <= 0;
                low = comesBefore ? middle + 1 : low;
                high = comesBefore ? high : middle;
            }
            int place = i - (isA ? 0 : aCount) + low - begin;
            if (origins[place] >= 0) {
                throw new AssertionError("two elements at " + place + ": an input of a test is not sorted");
            }
            origins[place] = i;
        }
        return origins;
    }
}
