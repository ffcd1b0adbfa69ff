package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

/**
 * Comparisons and choices without branches, which Aparapi translates for ints and longs. A branch on a comparison that
 * may go either way is mispredicted half of the time, and the JIT compiler makes a branch of every {@code <} that it
 * has seen go both ways. Masks of ints and of longs are not derived from each other, because only ints can be widened,
 * nor is the choice of floats and of doubles, whose bits methods of different names give.
 */
public final class Branchless {
    private Branchless() {
    }

    /** -1 (all bits) where the first key comes before the second, else 0. */
    public static int beforeMask(int x, int y) {
        return (int) (((long) x - (long) y) >> (Long.SIZE - 1));
    }

    /** -1 where the first key comes before the second, else 0. */
    public static int beforeMask(long x, long y) {
        return (int) (SortableKeys.less(x, y) >> (Long.SIZE - 1));
    }

    /** -1 where the first value comes before the second, else 0; of values that are no NaNs. */
    public static int beforeMask(/*value*/ float x, /*value*/ float y) {
        return beforeMask(SortableKeys.exact(x), SortableKeys.exact(y));
    }
    // Also for double: As {@link #beforeMask(float, float)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #beforeMask(float, float)}. */
    public static int beforeMask(double x, double y) {
        return beforeMask(SortableKeys.exact(x), SortableKeys.exact(y));
    }
    // endregion

    /** The second key where the mask is -1, the first where it is 0. */
    public static /*value*/ int pick(/*value*/ int x, /*value*/ int y, int second) {
        return x ^ ((x ^ y) & (/*value*/ int) second);
    }
    // Also for long: As {@link #pick(int, int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #pick(int, int, int)}. */
    public static long pick(long x, long y, int second) {
        return x ^ ((x ^ y) & (long) second);
    }
    // endregion

    /** The second value, to the bit, where the mask is -1, the first where it is 0. */
    public static float pick(float x, float y, int second) {
        return Float.intBitsToFloat(pick(Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), second));
    }

    /** The second value, to the bit, where the mask is -1, the first where it is 0. */
    public static double pick(double x, double y, int second) {
        return Double.longBitsToDouble(pick(Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), second));
    }

    /** The lesser key. The mask, -1 if that is the second, is not needed: the comparison is a single instruction. */
    public static int lesser(int x, int y, int second) {
        return x < y ? x : y;
    }

    /** The lesser value, chosen by the mask, which is -1 where it is the second; the first of equal ones. */
    public static /*value*/ float lesser(/*value*/ float x, /*value*/ float y, int second) {
        return pick(x, y, second);
    }
    // Also for long, double: As {@link #lesser(float, float, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #lesser(float, float, int)}. */
    public static long lesser(long x, long y, int second) {
        return pick(x, y, second);
    }

    /** As {@link #lesser(float, float, int)}. */
    public static double lesser(double x, double y, int second) {
        return pick(x, y, second);
    }
    // endregion
}
