package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.SortWorkload;

/** The sorts that a radix kernel of its own does, by the type of their keys and what goes with these. */
public enum SortVariant {
    INTS(SortWorkload.INT), LONGS(SortWorkload.LONG), FLOATS(SortWorkload.FLOAT), DOUBLES(SortWorkload.DOUBLE),
    INT_PAIRS(SortWorkload.INT_PAIR), LONG_PAIRS(SortWorkload.LONG_PAIR),
    INT_ORDER(SortWorkload.INT_PAIR), LONG_ORDER(SortWorkload.LONG_PAIR);

    public final SortWorkload kind;

    SortVariant(SortWorkload kind) {
        this.kind = kind;
    }

    /** Whether a range of an array is sorted; the others take whole arrays. */
    public boolean isOfARange() {
        return kind != SortWorkload.INT_PAIR && kind != SortWorkload.LONG_PAIR;
    }

    /** Whether the keys stay where they are, and their order is the result. */
    public boolean isOrder() {
        return this == INT_ORDER || this == LONG_ORDER;
    }

    public boolean hasInts() {
        return this == INTS || kind == SortWorkload.INT_PAIR;
    }
}
