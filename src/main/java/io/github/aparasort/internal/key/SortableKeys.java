package io.github.aparasort.internal.key;

/**
 * The ints and longs that stand for floats and doubles in kernels: their order as integers is that of {@link
 * Float#compare} and {@link Double#compare}, -0.0 before 0.0 and NaN last. Ints and longs stand for themselves, so that
 * code which is derived for all four types can call {@code of} everywhere.
 *
 * <p>All NaNs have one key, the greatest, because they are equal in that order. A sort that keeps their bits and their
 * order of appearance, as the JDK's does, takes these from the input ({@link #exact(float)}).
 */
public final class SortableKeys {
    private SortableKeys() {
    }

    /** The key itself. */
    public static /*key*/ int of(/*key*/ int key) {
        return key;
    }
    // Also for long: The key itself.
    // region Derived from the method above by build/Widths.java: do not edit

    /** The key itself. */
    public static long of(long key) {
        return key;
    }
    // endregion

    /** The key of a value; the same one for all NaNs, which is greater than that of infinity. */
    public static /*key*/ int of(/*value*/ float value) {
        return isNan(value) ? /*key*/ Integer.MAX_VALUE : exact(value);
    }
    // Also for double: The key of a value: as {@link #of(float)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** The key of a value: as {@link #of(float)}. */
    public static long of(double value) {
        return isNan(value) ? Long.MAX_VALUE : exact(value);
    }
    // endregion

    /** Whether the first key comes before the second. */
    public static boolean before(/*key*/ int x, /*key*/ int y) {
        return x < y;
    }
    // Also for long: Whether the first key comes before the second.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether the first key comes before the second. */
    public static boolean before(long x, long y) {
        return x < y;
    }
    // endregion

    /** Whether the first value comes before the second; needs keys only where they do not differ as numbers. */
    public static boolean before(/*value*/ float x, /*value*/ float y) {
        return x < y || !(x > y) && of(x) < of(y);
    }
    // Also for double: Whether the first value comes before the second: as {@link #before(float, float)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether the first value comes before the second: as {@link #before(float, float)}. */
    public static boolean before(double x, double y) {
        return x < y || !(x > y) && of(x) < of(y);
    }
    // endregion

    /**
     * Negative if the first key is less than the second: the sign of x - y, or of x if that overflows. Aparapi
     * translates it, and {@code <} on longs wrongly.
     */
    public static long less(long x, long y) {
        // Warren, Hacker's Delight, section 2-12.
        return x & ~y | ~(x ^ y) & x - y;
    }

    /** Whether the second key does not come before the first. */
    public static boolean surelyInOrder(/*key*/ int x, /*key*/ int y) {
        return !before(y, x);
    }
    // Also for long: Whether the second key does not come before the first.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether the second key does not come before the first. */
    public static boolean surelyInOrder(long x, long y) {
        return !before(y, x);
    }
    // endregion

    /**
     * True if the second value surely does not come before the first; false near zeros and NaNs. Equal values need no
     * other branch than different ones, which a processor could not predict.
     */
    public static boolean surelyInOrder(/*value*/ float x, /*value*/ float y) {
        return x <= y && y != 0;
    }
    // Also for double: As {@link #surelyInOrder(float, float)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #surelyInOrder(float, float)}. */
    public static boolean surelyInOrder(double x, double y) {
        return x <= y && y != 0;
    }
    // endregion

    /** Whether the first key comes before the second in the order of a mask: {@link KeyOrder#mask}. */
    public static boolean before(/*key*/ int x, /*key*/ int y, /*key*/ int mask) {
        return mask == 0 ? x < y : (x ^ mask) < (y ^ mask);
    }
    // Also for long: Whether the first key comes before the second in the order of a mask.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether the first key comes before the second in the order of a mask. */
    public static boolean before(long x, long y, long mask) {
        return mask == 0 ? x < y : (x ^ mask) < (y ^ mask);
    }
    // endregion

    /** Whether the first value comes before the second in the order of a mask, ascending or descending. */
    public static boolean before(/*value*/ float x, /*value*/ float y, /*key*/ int mask) {
        return mask == 0 ? before(x, y) : before(y, x);
    }
    // Also for double: Whether the first value comes before the second in the order of a mask.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether the first value comes before the second in the order of a mask. */
    public static boolean before(double x, double y, long mask) {
        return mask == 0 ? before(x, y) : before(y, x);
    }
    // endregion

    /** Whether a value is a NaN: a key never is. */
    public static boolean isNan(/*key*/ int key) {
        return false;
    }
    // Also for long: Whether a value is a NaN: a key never is.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether a value is a NaN: a key never is. */
    public static boolean isNan(long key) {
        return false;
    }
    // endregion

    /** Whether a value is a NaN. */
    public static boolean isNan(/*value*/ float value) {
        return value != value;
    }
    // Also for double: Whether a value is a NaN.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Whether a value is a NaN. */
    public static boolean isNan(double value) {
        return value != value;
    }
    // endregion

    /** The key itself. */
    public static /*key*/ int exact(/*key*/ int key) {
        return key;
    }
    // Also for long: The key itself.
    // region Derived from the method above by build/Widths.java: do not edit

    /** The key itself. */
    public static long exact(long key) {
        return key;
    }
    // endregion

    /** Like {@link #of(float)}, but a NaN has a number of its own, which is out of order. */
    public static /*key*/ int exact(/*value*/ float value) {
        return flip(bits(value));
    }
    // Also for double: Like {@link #of(double)}, but a NaN has a number of its own, which is out of order.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Like {@link #of(double)}, but a NaN has a number of its own, which is out of order. */
    public static long exact(double value) {
        return flip(bits(value));
    }
    // endregion

    /** The key itself. */
    public static /*key*/ int bits(/*key*/ int key) {
        return key;
    }
    // Also for long: The key itself.
    // region Derived from the method above by build/Widths.java: do not edit

    /** The key itself. */
    public static long bits(long key) {
        return key;
    }
    // endregion

    /** The bits of a value, not yet in order. */
    public static int bits(float value) {
        return Float.floatToRawIntBits(value);
    }

    /** The bits of a value, not yet in order. */
    public static long bits(double value) {
        return Double.doubleToRawLongBits(value);
    }

    /** The value, to the bit, whose {@link #exact(float)} number this is. */
    public static float value(int exact) {
        return Float.intBitsToFloat(flip(exact));
    }

    /** The value, to the bit, whose {@link #exact(double)} number this is. */
    public static double value(long exact) {
        return Double.longBitsToDouble(flip(exact));
    }

    /**
     * Bits of a value as an integer that is in order, and back. Without their sign bits negative values descend, so
     * their other bits are inverted.
     */
    public static /*key*/ int flip(/*key*/ int bits) {
        return bits ^ bits >> /*key*/ Integer.SIZE - 1 >>> 1;
    }
    // Also for long: Bits of a value as an integer that is in order, and back.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Bits of a value as an integer that is in order, and back. */
    public static long flip(long bits) {
        return bits ^ bits >> Long.SIZE - 1 >>> 1;
    }
    // endregion

    /** Whether elements of arrays like this one may be NaNs. */
    public static boolean canBeNan(Object a) {
        return a instanceof float[] || a instanceof double[];
    }

    /** Copies n keys, which are the values themselves. */
    public static void values(/*key*/ int[] exact, int from, /*key*/ int[] target, int to, int n) {
        System.arraycopy(exact, from, target, to, n);
    }
    // Also for long: Copies n keys, which are the values themselves.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Copies n keys, which are the values themselves. */
    public static void values(long[] exact, int from, long[] target, int to, int n) {
        System.arraycopy(exact, from, target, to, n);
    }
    // endregion

    /** Makes values of n {@link #exact(float)} numbers. */
    public static void values(/*key*/ int[] exact, int from, /*value*/ float[] target, int to, int n) {
        for (int i = 0; i < n; i++) {
            target[to + i] = value(exact[from + i]);
        }
    }
    // Also for double: Makes values of n {@link #exact(double)} numbers.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Makes values of n {@link #exact(double)} numbers. */
    public static void values(long[] exact, int from, double[] target, int to, int n) {
        for (int i = 0; i < n; i++) {
            target[to + i] = value(exact[from + i]);
        }
    }
    // endregion
}
