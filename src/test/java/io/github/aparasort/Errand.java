package io.github.aparasort;

/** The sorts that a radix kernel of its own does, by the type of their keys and what goes with these. */
enum Errand {
    INTS(SortKind.INT), LONGS(SortKind.LONG), FLOATS(SortKind.FLOAT), DOUBLES(SortKind.DOUBLE),
    INT_PAIRS(SortKind.PACKED), LONG_PAIRS(SortKind.LONG_PAIR),
    INT_ORDER(SortKind.PACKED), LONG_ORDER(SortKind.LONG_PAIR);

    final SortKind kind;

    Errand(SortKind kind) {
        this.kind = kind;
    }

    /** Whether a range of an array is sorted; the others take whole arrays. */
    boolean isOfARange() {
        return kind != SortKind.PACKED && kind != SortKind.LONG_PAIR;
    }

    /** Whether the keys stay where they are, and their order is the result. */
    boolean isOrder() {
        return this == INT_ORDER || this == LONG_ORDER;
    }

    boolean hasInts() {
        return this == INTS || kind == SortKind.PACKED;
    }
}
