package io.github.aparasort.internal.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The path of elements and ends of segments. */
class LoadBalancePathTest {
    /** Every diagonal of every small path: ends come before the elements that follow them. */
    @Test
    void diagonalsCrossThePathWhereAWalkDoes() {
        int[][] all = {{0}, {0, 0}, {0, 1}, {0, 3}, {0, 0, 0}, {0, 2, 2, 5}, {0, 0, 0, 4, 4}, {0, 1, 2, 3, 9},
            {0, 7, 7, 7, 8, 20}};
        for (int[] offsets : all) {
            int segments = offsets.length - 1;
            int n = offsets[segments];
            int ends = 0;
            for (int diagonal = 0; diagonal <= n + segments; diagonal++) {
                assertEquals(ends, LoadBalance.segment(offsets, segments, n, diagonal), "at " + diagonal);
                ends += ends < segments && offsets[ends + 1] <= diagonal - ends ? 1 : 0;
            }
            assertEquals(segments, ends);
        }
    }

    /** More steps than an int counts. */
    @Test
    void longPathsAreCrossed() {
        int n = Integer.MAX_VALUE - 8;
        int[] offsets = {0, n / 2, n / 2, n};
        assertEquals(0, LoadBalance.segment(offsets, 3, n, 0));
        assertEquals(0, LoadBalance.segment(offsets, 3, n, n / 2));
        assertEquals(1, LoadBalance.segment(offsets, 3, n, n / 2 + 1));
        assertEquals(2, LoadBalance.segment(offsets, 3, n, n / 2 + 2));
        assertEquals(2, LoadBalance.segment(offsets, 3, n, n + 2L));
        assertEquals(3, LoadBalance.segment(offsets, 3, n, n + 3L));
    }

    @Test
    void otherPartsStayAsTheyAre() {
        int[] owners = new int[20];
        LoadBalance.assign(new int[] {0, 3, 11, 12, 12, 30}, owners, 5, 17, 1, 4);
        assertArrayEquals(new int[] {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 4, 4, 4, 4, 4, 0, 0, 0}, owners);
    }

    /** Whatever another thread writes to the offsets meanwhile, a work-item writes to its part only. */
    @Test
    void spoiledOffsetsDoNoHarm() {
        for (int spoiled : new int[] {-7, Integer.MIN_VALUE, Integer.MAX_VALUE, 19, 0}) {
            int[] owners = new int[20];
            LoadBalance.assign(new int[] {0, 3, spoiled, 12, spoiled, 30}, owners, 5, 17, 1, 4);
            for (int i = 0; i < owners.length; i++) {
                assertEquals(i >= 5 && i < 17, owners[i] != 0, spoiled + ": " + i);
            }
        }
    }
}
