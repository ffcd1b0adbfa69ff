package io.github.aparasort.internal.key;

/** Ints have no NaNs: for code that is derived for all four types. The build derives the variant for longs. */
public final class IntNans {
    private IntNans() {
    }

    /** Whether a range has a NaN: never. */
    public static boolean isIn(/*key*/ int[] a, int from, int to) {
        return false;
    }

    /** No-op; returns where NaNs would begin. */
    public static int moveLast(/*key*/ int[] a, int from, int to) {
        return to;
    }

    /** No-op; returns where NaNs would end. */
    public static int moveFirst(/*key*/ int[] a, int from, int to) {
        return from;
    }
}
