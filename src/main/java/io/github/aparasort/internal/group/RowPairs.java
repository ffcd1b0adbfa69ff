package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.IntGather;
import java.util.Arrays;

/** The rows of a join, by key: a row of A and a row of B for each, or -1 where a side has none. */
public record RowPairs(int[] aRows, int[] bRows) {
    /**
     * The same rows by row of A: a counting sort. It is stable, so the rows of B stay in order, but for those without
     * one of A, which are last.
     */
    RowPairs inOrderOfA() {
        int last = -1;
        for (int row : aRows) {
            last = Math.max(last, row);
        }
        int none = last + 1;
        int[] codes = new int[aRows.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = aRows[i] < 0 ? none : aRows[i];
        }
        RowGroups groups = RowGroups.ofCodes(codes, none + 1);
        RowPairs sorted = new RowPairs(IntGather.gathered(aRows, groups.order()),
                IntGather.gathered(bRows, groups.order()));
        Arrays.sort(sorted.bRows, groups.offsets()[none], codes.length);
        return sorted;
    }
}
