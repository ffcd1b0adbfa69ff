package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.key.SortableKeys;

/**
 * Comparisons and choices without branches, which Aparapi translates for ints and longs. A branch on a comparison that
 * may go either way is wrong half of the time, and the JIT compiler makes one of every {@code <} that it has seen go
 * both ways.
 */
public final class SetOrder {
    /**
     * Bits of what a walk along two lists gives: pairs, what B alone has, what A alone has. Elements that equal one of
     * the other list make a pair; or, where two lists are merged, none.
     */
    public static final int PAIRS = 1;
    public static final int ONLY_B = 2;
    public static final int ONLY_A = 4;
    public static final int ALL = 7;
    public static final int NO_PAIRS = 8;
    public static final int MERGED = ALL | NO_PAIRS;

    private SetOrder() {
    }

    /** -1 (all bits) where the first key comes before the second, else 0. */
    public static int less(int x, int y) {
        return (int) (((long) x - (long) y) >> (Long.SIZE - 1));
    }

    /** -1 where the first key comes before the second, else 0: the sign of x - y, overflow considered. */
    public static int less(long x, long y) {
        return (int) (((x & ~y) | (~(x ^ y) & (x - y))) >> (Long.SIZE - 1));
    }

    /** -1 where the first value comes before the second, else 0; of values that are no NaNs. */
    public static int less(float x, float y) {
        return less(SortableKeys.exact(x), SortableKeys.exact(y));
    }

    /** -1 where the first value comes before the second, else 0; of values that are no NaNs. */
    public static int less(double x, double y) {
        return less(SortableKeys.exact(x), SortableKeys.exact(y));
    }

    /**
     * Whether the first key comes before the second, for a branch: {@link SortableKeys#before(int, int)} under a name
     * of its own, for Aparapi cannot order methods of which one calls another from two depths.
     */
    public static boolean comesFirst(int x, int y) {
        return x < y;
    }

    /** Whether the first key comes before the second, for a branch; as {@link #less(long, long)} has it. */
    public static boolean comesFirst(long x, long y) {
        return (int) (((x & ~y) | (~(x ^ y) & (x - y))) >> (Long.SIZE - 1)) != 0;
    }

    /** Whether the first value comes before the second, for a branch; NaNs come last. */
    public static boolean comesFirst(float x, float y) {
        return SortableKeys.less(x, y);
    }

    /** Whether the first value comes before the second, for a branch; NaNs come last. */
    public static boolean comesFirst(double x, double y) {
        return SortableKeys.less(x, y);
    }

    /** The second key where the mask is -1, the first where it is 0. */
    public static int pick(int x, int y, int second) {
        return x ^ ((x ^ y) & second);
    }

    /** The second key where the mask is -1, the first where it is 0. */
    public static long pick(long x, long y, int second) {
        return x ^ ((x ^ y) & (long) second);
    }

    /** The second value, to the bit, where the mask is -1, the first where it is 0. */
    public static float pick(float x, float y, int second) {
        return Float.intBitsToFloat(pick(Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), second));
    }

    /** The second value, to the bit, where the mask is -1, the first where it is 0. */
    public static double pick(double x, double y, int second) {
        return Double.longBitsToDouble(pick(Double.doubleToRawLongBits(x), Double.doubleToRawLongBits(y), second));
    }

    /** The lesser key, told by the mask too, which is -1 where it is the second: a single instruction. */
    public static int lesser(int x, int y, int second) {
        return x < y ? x : y;
    }

    /** The lesser key, told by the mask, which is -1 where it is the second; the first of equal ones. */
    public static long lesser(long x, long y, int second) {
        return pick(x, y, second);
    }

    /** The lesser value, told by the mask, which is -1 where it is the second; the first of equal ones. */
    public static float lesser(float x, float y, int second) {
        return pick(x, y, second);
    }

    /** The lesser value, told by the mask, which is -1 where it is the second; the first of equal ones. */
    public static double lesser(double x, double y, int second) {
        return pick(x, y, second);
    }
}
