package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

/**
 * The numbers of the operators of reductions and scans, and minimum and maximum, written so that Aparapi translates
 * them correctly. It translates neither {@code <} on longs nor {@code Math.min} correctly.
 */
public final class Operators {
    public static final int SUM = 0;
    public static final int PRODUCT = 1;
    public static final int MIN = 2;
    public static final int MAX = 3;

    private Operators() {
    }

    public static int least(int a, int b) {
        return a < b ? a : b;
    }

    public static int greatest(int a, int b) {
        return a < b ? b : a;
    }

    public static long least(long a, long b) {
        // All ones where a < b.
        long first = SortableKeys.less(a, b) >> Long.SIZE - 1;
        return b ^ ((a ^ b) & first);
    }

    public static long greatest(long a, long b) {
        long first = SortableKeys.less(a, b) >> Long.SIZE - 1;
        return a ^ ((a ^ b) & first);
    }

    /**
     * Like {@code Math.min}. Values that are neither less nor greater, nor the same number except zero, are zeros or
     * include a NaN.
     */
    public static /*value*/ float least(/*value*/ float a, /*value*/ float b) {
        return a < b ? a : b < a ? b : a == b && a != 0 ? a : -(-a - b);
    }
    // Also for double: Like {@code Math.min}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Like {@code Math.min}. */
    public static double least(double a, double b) {
        return a < b ? a : b < a ? b : a == b && a != 0 ? a : -(-a - b);
    }
    // endregion

    /** Like {@code Math.max}. */
    public static /*value*/ float greatest(/*value*/ float a, /*value*/ float b) {
        return a < b ? b : b < a ? a : a == b && a != 0 ? a : a + b;
    }
    // Also for double: Like {@code Math.max}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Like {@code Math.max}. */
    public static double greatest(double a, double b) {
        return a < b ? b : b < a ? a : a == b && a != 0 ? a : a + b;
    }
    // endregion
}
