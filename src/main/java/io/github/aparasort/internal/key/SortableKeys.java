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
    /** The key of every NaN, and of nothing else: infinity has the greatest of all other keys. */
    private static final int NAN = Integer.MAX_VALUE;
    private static final long LONG_NAN = Long.MAX_VALUE;

    private SortableKeys() {
    }

    /** The key itself. */
    public static int of(int key) {
        return key;
    }

    /** The key itself. */
    public static long of(long key) {
        return key;
    }

    /** The key of a value; the same one for all NaNs. */
    public static int of(float value) {
        return value != value ? NAN : exact(value);
    }

    /** The key of a value; the same one for all NaNs. */
    public static long of(double value) {
        return value != value ? LONG_NAN : exact(value);
    }

    /** Whether the first key comes before the second. */
    public static boolean before(int x, int y) {
        return x < y;
    }

    /** Whether the first key comes before the second. */
    public static boolean before(long x, long y) {
        return x < y;
    }

    /** Whether the first value comes before the second; needs keys only where they do not differ as numbers. */
    public static boolean before(float x, float y) {
        return x < y || !(x > y) && of(x) < of(y);
    }

    /** Whether the first value comes before the second; needs keys only where they do not differ as numbers. */
    public static boolean before(double x, double y) {
        return x < y || !(x > y) && of(x) < of(y);
    }

    /** Whether the second key does not come before the first. */
    public static boolean surelyInOrder(int x, int y) {
        return !before(y, x);
    }

    /** Whether the second key does not come before the first. */
    public static boolean surelyInOrder(long x, long y) {
        return !before(y, x);
    }

    /**
     * True if the second value surely does not come before the first; false near zeros and NaNs. Equal values need no
     * other branch than different ones, which a processor could not predict.
     */
    public static boolean surelyInOrder(float x, float y) {
        return x <= y && y != 0;
    }

    /** As {@link #surelyInOrder(float, float)}. */
    public static boolean surelyInOrder(double x, double y) {
        return x <= y && y != 0;
    }

    /** Whether the first key comes before the second in the order of a mask: {@link KeyOrder#mask}. */
    public static boolean before(int x, int y, int mask) {
        return mask == 0 ? x < y : (x ^ mask) < (y ^ mask);
    }

    /** Whether the first key comes before the second in the order of a mask. */
    public static boolean before(long x, long y, long mask) {
        return mask == 0 ? x < y : (x ^ mask) < (y ^ mask);
    }

    /** Whether the first value comes before the second in the order of a mask, ascending or descending. */
    public static boolean before(float x, float y, int mask) {
        return mask == 0 ? before(x, y) : before(y, x);
    }

    /** Whether the first value comes before the second in the order of a mask, ascending or descending. */
    public static boolean before(double x, double y, long mask) {
        return mask == 0 ? before(x, y) : before(y, x);
    }

    /** Whether a float's key says that it is a NaN. */
    public static boolean isNan(int key) {
        return key == NAN;
    }

    /** Whether a double's key says that it is a NaN. */
    public static boolean isNan(long key) {
        return key == LONG_NAN;
    }

    /** The key itself. */
    public static int exact(int key) {
        return key;
    }

    /** The key itself. */
    public static long exact(long key) {
        return key;
    }

    /** Like {@link #of(float)}, but a NaN has a number of its own, which is out of order. */
    public static int exact(float value) {
        return flip(Float.floatToRawIntBits(value));
    }

    /** Like {@link #of(double)}, but a NaN has a number of its own, which is out of order. */
    public static long exact(double value) {
        return flip(Double.doubleToRawLongBits(value));
    }

    /** The key itself. */
    public static int bits(int key) {
        return key;
    }

    /** The key itself. */
    public static long bits(long key) {
        return key;
    }

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

    /** Its own inverse. Without their sign bits negative values descend, so their other bits are inverted. */
    private static int flip(int bits) {
        return bits ^ bits >> 31 >>> 1;
    }

    private static long flip(long bits) {
        return bits ^ bits >> 63 >>> 1;
    }

    /** Whether elements of arrays like this one may be NaNs. */
    public static boolean canBeNan(Object a) {
        return a instanceof float[] || a instanceof double[];
    }

    /** Copies n keys, which are the values themselves. */
    public static void values(int[] exact, int from, int[] target, int to, int n) {
        System.arraycopy(exact, from, target, to, n);
    }

    /** Copies n keys, which are the values themselves. */
    public static void values(long[] exact, int from, long[] target, int to, int n) {
        System.arraycopy(exact, from, target, to, n);
    }

    /** Makes values of n {@link #exact(float)} numbers. */
    public static void values(int[] exact, int from, float[] target, int to, int n) {
        for (int i = 0; i < n; i++) {
            target[to + i] = value(exact[from + i]);
        }
    }

    /** Makes values of n {@link #exact(double)} numbers. */
    public static void values(long[] exact, int from, double[] target, int to, int n) {
        for (int i = 0; i < n; i++) {
            target[to + i] = value(exact[from + i]);
        }
    }
}
