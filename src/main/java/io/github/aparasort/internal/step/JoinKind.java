package io.github.aparasort.internal.step;

/** The joins: which rows of two groups of equal keys they give. */
public enum JoinKind {
    /** Each row of A with each row of B. */
    INNER(false, false),
    /** As inner, and rows of A that have no partner. */
    LEFT(true, false),
    /** As inner, and rows of B that have no partner. */
    RIGHT(false, true),
    /** As inner, and rows of either that have no partner. */
    OUTER(true, true),
    /** Each row of A that has a partner, once. */
    SEMI(false, false),
    /** Each row of A that has no partner. */
    ANTI(true, false);

    private final boolean keepsA;
    private final boolean keepsB;

    JoinKind(boolean keepsA, boolean keepsB) {
        this.keepsA = keepsA;
        this.keepsB = keepsB;
    }

    /** How many rows a key gives that is {@code a} times in A and {@code b} times in B. */
    public long rows(int a, int b) {
        if (b == 0) {
            return keepsA ? a : 0;
        }
        if (a == 0) {
            return keepsB ? b : 0;
        }
        return this == ANTI ? 0 : this == SEMI ? a : (long) a * b;
    }

    /** Whether rows of A without a partner are in the result. */
    public boolean keepsA() {
        return keepsA;
    }

    /** Whether rows of B without a partner are in the result. */
    public boolean keepsB() {
        return keepsB;
    }

    /**
     * Where a key may be that gives rows: bit 1 is set if it may be in A only, bit 2 if in B only, bit 3 if in both.
     */
    public int keptSides() {
        return (keepsA ? 2 : 0) | (keepsB ? 4 : 0) | 8;
    }

    /** How many of {@code a} keys in A and {@code b} keys in B may give rows. */
    public int most(int a, int b) {
        return keepsA && keepsB ? Math.addExact(a, b) : keepsA ? a : keepsB ? b : Math.min(a, b);
    }

    /** Whether a row of A comes with each row of B in turn. */
    public boolean pairs() {
        return this != SEMI && this != ANTI;
    }
}
