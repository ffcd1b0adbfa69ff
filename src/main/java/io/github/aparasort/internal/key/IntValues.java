package io.github.aparasort.internal.key;

// Twins: Long
/**
 * The same methods as FloatValues, for ints: they are their own keys, and none is a NaN. So templates serve all types.
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
