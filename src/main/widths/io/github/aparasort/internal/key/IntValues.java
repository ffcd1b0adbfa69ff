package io.github.aparasort.internal.key;

/**
 * Ints are their own keys, and none is a NaN: for code that is derived for all four types. The build derives the
 * variant for longs.
 */
public final class IntValues {
    private IntValues() {
    }

    /** The key itself. */
    public static /*key*/ int of(/*key*/ int key) {
        return key;
    }

    /** Whether a range has a NaN: never. */
    public static boolean hasNan(/*key*/ int[] a, int from, int to) {
        return false;
    }

    /** No-op; returns where NaNs would begin. */
    public static int nansLast(/*key*/ int[] a, int from, int to) {
        return to;
    }

    /** No-op; returns where NaNs would end. */
    public static int nansFirst(/*key*/ int[] a, int from, int to) {
        return from;
    }
}
