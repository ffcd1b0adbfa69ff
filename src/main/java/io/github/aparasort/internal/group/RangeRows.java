package io.github.aparasort.internal.group;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A row for each key of a small range. Several threads may add rows at once. */
final class RangeRows {
    private static final VarHandle ROWS = MethodHandles.arrayElementVarHandle(int[].class);

    /** The number of a row plus 1, or 0. */
    private final int[] rows;

    RangeRows(int keys) {
        rows = new int[keys];
    }

    /** The number of keys. */
    int keys() {
        return rows.length;
    }

    /** The row of a key, or -1. */
    int at(int key) {
        return rows[key] - 1;
    }

    /** The row of a key. If there is none, it is this one. */
    int claim(int key, int row) {
        int there = rows[key];
        if (there == 0) {
            there = (int) ROWS.compareAndExchange(rows, key, 0, row + 1);
        }
        return there == 0 ? row : there - 1;
    }
}
