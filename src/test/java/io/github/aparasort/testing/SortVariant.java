package io.github.aparasort.testing;

import io.github.aparasort.internal.step.SortKind;

/** The sorts that a radix kernel of its own does, by the type of their keys and what goes with these. */
public enum SortVariant {
    INTS(SortKind.INT), LONGS(SortKind.LONG), FLOATS(SortKind.FLOAT), DOUBLES(SortKind.DOUBLE),
    INT_PAIRS(SortKind.INT_PAIR), LONG_PAIRS(SortKind.LONG_PAIR),
    INT_ORDER(SortKind.INT_PAIR), LONG_ORDER(SortKind.LONG_PAIR);

    public final SortKind kind;

    SortVariant(SortKind kind) {
        this.kind = kind;
    }

    /** Whether a range of an array is sorted; the others take whole arrays. */
    public boolean isOfARange() {
        return kind != SortKind.INT_PAIR && kind != SortKind.LONG_PAIR;
    }

    /** Whether the keys stay where they are, and their order is the result. */
    public boolean isOrder() {
        return this == INT_ORDER || this == LONG_ORDER;
    }

    public boolean hasInts() {
        return this == INTS || kind == SortKind.INT_PAIR;
    }
}
