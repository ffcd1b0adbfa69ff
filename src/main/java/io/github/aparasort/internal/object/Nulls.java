package io.github.aparasort.internal.object;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The place of nulls in an order. */
public enum Nulls {
    /** They are not compared: {@link NullPointerException}. */
    REFUSED,
    /** They come before all others. */
    FIRST,
    /** They come after all others. */
    LAST;

    Nulls reversed() {
        return this == REFUSED ? REFUSED : this == FIRST ? LAST : FIRST;
    }

    /**
     * Puts the elements without a value to their end of [begin, end), and returns where the others are. Both keep their
     * order.
     */
    SortKey.Range place(int[] order, int begin, int end, IntPredicate isNull) {
        int count = 0;
        for (int i = begin; this != REFUSED && i < end; i++) {
            count += isNull.test(order[i]) ? 1 : 0;
        }
        if (count == 0) {
            return new SortKey.Range(begin, end);
        }
        int nullAt = this == FIRST ? begin : end - count;
        int valueAt = this == FIRST ? begin + count : begin;
        SortKey.Range others = new SortKey.Range(valueAt, valueAt + end - begin - count);
        for (int element : Arrays.copyOfRange(order, begin, end)) {
            if (isNull.test(element)) {
                order[nullAt++] = element;
            } else {
                order[valueAt++] = element;
            }
        }
        return others;
    }

    /** Compares two objects, of which one is null or both are. Returns 0 for two that are not. */
    int compare(Object x, Object y) {
        return (x == null) == (y == null) ? 0 : (x == null) == (this == FIRST) ? -1 : 1;
    }
}
