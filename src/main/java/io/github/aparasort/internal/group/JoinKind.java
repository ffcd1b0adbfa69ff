package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.Workload;
import java.util.Locale;

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

    /** Whether rows of A without a partner are in the result. */
    private final boolean keepsA;
    private final boolean keepsB;

    JoinKind(boolean keepsA, boolean keepsB) {
        this.keepsA = keepsA;
        this.keepsB = keepsB;
    }

    /** The name of the operation. */
    public String operation() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What each column of a join of keys of a type takes, or null if the operation is no join, or there is none. */
    public static Workload of(String operation, Class<?> type) {
        for (JoinKind kind : values()) {
            if (kind.operation().equals(operation)) {
                return GroupWorkload.of(type, GroupWorkload.Result.ROWS);
            }
        }
        return null;
    }

    /** How many rows a key gives that is so many times in A and in B. */
    long rows(int a, int b) {
        if (b == 0) {
            return keepsA ? a : 0;
        }
        if (a == 0) {
            return keepsB ? b : 0;
        }
        return this == ANTI ? 0 : this == SEMI ? a : (long) a * b;
    }

    /** Whether a row of A comes with each row of B in turn. */
    boolean pairs() {
        return this != SEMI && this != ANTI;
    }
}
