package io.github.aparasort.benchmark.maps;

import io.github.aparasort.JoinedRows;
import java.util.Arrays;

/** The rows of a join, written one after the other to two arrays. */
final class FoundRows {
    private final int[] aRows;
    private final int[] bRows;
    private final boolean left;
    private int size;

    /** @param most the number of rows of A: each has one partner at the most */
    FoundRows(int most, boolean left) {
        this.aRows = new int[most];
        this.bRows = new int[most];
        this.left = left;
    }

    /** @param bRow -1 for none */
    void add(int aRow, int bRow) {
        if (bRow >= 0 || left) {
            aRows[size] = aRow;
            bRows[size++] = bRow;
        }
    }

    JoinedRows joined() {
        return left ? new JoinedRows(aRows, bRows)
                : new JoinedRows(Arrays.copyOf(aRows, size), Arrays.copyOf(bRows, size));
    }
}
