package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.stream.IntStream;

/** What follows from the places of needles in a sorted array, found by a binary search for each. */
public final class SearchOracle {
    private SearchOracle() {
    }

    /** How many elements of a sorted array are less than each needle, or not greater. */
    public static int[] bounds(Object sorted, Object needles, boolean upper) {
        int n = Array.getLength(sorted);
        Order.Comparison natural = Order.ASCENDING.of(SortedInputPair.concatenated(sorted, needles));
        return IntStream.range(n, n + Array.getLength(needles)).map(needle -> {
            int low = 0;
            int high = n;
            while (low < high) {
                int middle = low + high >>> 1;
                boolean stands = natural.compare(middle, needle) < (upper ? 1 : 0);
                low = stands ? middle + 1 : low;
                high = stands ? high : middle;
            }
            return low;
        }).toArray();
    }

    /** How many elements of a sorted array equal each needle. */
    public static int[] matches(Object sorted, Object needles) {
        int[] less = bounds(sorted, needles, false);
        int[] atMost = bounds(sorted, needles, true);
        return IntStream.range(0, less.length).map(i -> atMost[i] - less[i]).toArray();
    }

    /** Each index as often as its count says. */
    public static int[] expanded(int[] counts) {
        return IntStream.range(0, counts.length).flatMap(i -> IntStream.generate(() -> i).limit(counts[i])).toArray();
    }

    /** How many elements lie in each bin between two edges, of which the upper one belongs to the last bin alone. */
    public static int[] histogram(Object array, Object edges) {
        int bins = Array.getLength(edges) - 1;
        int[] counts = new int[bins];
        int[] less = bounds(edges, array, false);
        int[] atMost = bounds(edges, array, true);
        for (int i = 0; i < less.length; i++) {
            if (atMost[i] > 0 && less[i] <= bins) {
                counts[Math.min(atMost[i], bins) - 1]++;
            }
        }
        return counts;
    }
}
