package io.github.aparasort.internal.group;

import io.github.aparasort.internal.resident.IntChecksum;
import io.github.aparasort.internal.staging.IntStaging;

/** The rows of a join: a row of A and a row of B for each, or -1 where a side has none. */
public record RowPairs(int[] aRows, int[] bRows) {
    /** Whether the rows have the checksums that a device took of them with their indices. */
    boolean areThose(long aSum, long bSum) {
        return IntChecksum.indexed(IntStaging.keys(aRows), aRows.length) == aSum
                && IntChecksum.indexed(IntStaging.keys(bRows), bRows.length) == bSum;
    }
}
