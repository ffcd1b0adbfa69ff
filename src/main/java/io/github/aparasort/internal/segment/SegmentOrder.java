package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.search.LoadBalance;
import java.util.Arrays;

/** The order of the elements of segments, from the order of all elements. */
final class SegmentOrder {
    private SegmentOrder() {
    }

    /**
     * Gives each index to the next place of its segment: the last pass of a radix sort, by segment.
     *
     * @param order the indices of all elements, in the order of these
     * @return the indices of all elements, segment by segment, each in the order of its elements
     */
    static int[] of(int[] order, int[] offsets) {
        int[] segmentOf = new int[order.length];
        Parallel.forEach(order.length, (begin, end) -> LoadBalance.assign(offsets, segmentOf, begin, end,
                Offsets.segmentOf(offsets, begin), Offsets.segmentOf(offsets, end - 1)));
        int[] next = Arrays.copyOf(offsets, offsets.length - 1);
        int[] result = new int[order.length];
        for (int index : order) {
            result[next[segmentOf[index]]++] = index;
        }
        return result;
    }
}
