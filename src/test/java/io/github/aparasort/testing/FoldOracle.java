package io.github.aparasort.testing;

import io.github.aparasort.ScanOp;
import java.lang.reflect.Array;
import java.util.BitSet;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/**
 * Folds from left to right, and what prefixes and totals follow from them. Values and identities are passed as arrays
 * of one element.
 */
public final class FoldOracle {
    private FoldOracle() {
    }

    private interface FloatBinaryOperator {
        float applyAsFloat(float a, float b);
    }

    /** Of each segment the prefixes. Sums and products of floats and doubles depend on the order, unless exact. */
    public static Object inclusive(Object in, ScanOp op, BitSet begins) {
        Object out = AnyArray.copy(in);
        if (out instanceof int[] a) {
            IntBinaryOperator by = ints(op);
            for (int i = 1; i < a.length; i++) {
                a[i] = begins.get(i) ? a[i] : by.applyAsInt(a[i - 1], a[i]);
            }
        } else if (out instanceof long[] a) {
            LongBinaryOperator by = longs(op);
            for (int i = 1; i < a.length; i++) {
                a[i] = begins.get(i) ? a[i] : by.applyAsLong(a[i - 1], a[i]);
            }
        } else if (out instanceof float[] a) {
            FloatBinaryOperator by = floats(op);
            for (int i = 1; i < a.length; i++) {
                a[i] = begins.get(i) ? a[i] : by.applyAsFloat(a[i - 1], a[i]);
            }
        } else {
            double[] a = (double[]) out;
            DoubleBinaryOperator by = doubles(op);
            for (int i = 1; i < a.length; i++) {
                a[i] = begins.get(i) ? a[i] : by.applyAsDouble(a[i - 1], a[i]);
            }
        }
        return out;
    }

    private static IntBinaryOperator ints(ScanOp op) {
        return switch (op) {
            case SUM -> (a, b) -> a + b;
            case PRODUCT -> (a, b) -> a * b;
            case MIN -> (a, b) -> a < b ? a : b;
            case MAX -> (a, b) -> a > b ? a : b;
        };
    }

    private static LongBinaryOperator longs(ScanOp op) {
        return switch (op) {
            case SUM -> (a, b) -> a + b;
            case PRODUCT -> (a, b) -> a * b;
            case MIN -> (a, b) -> a < b ? a : b;
            case MAX -> (a, b) -> a > b ? a : b;
        };
    }

    private static FloatBinaryOperator floats(ScanOp op) {
        return switch (op) {
            case SUM -> (a, b) -> a + b;
            case PRODUCT -> (a, b) -> a * b;
            case MIN -> Math::min;
            case MAX -> Math::max;
        };
    }

    private static DoubleBinaryOperator doubles(ScanOp op) {
        return switch (op) {
            case SUM -> (a, b) -> a + b;
            case PRODUCT -> (a, b) -> a * b;
            case MIN -> Math::min;
            case MAX -> Math::max;
        };
    }

    public static Object inclusive(Object in, ScanOp op) {
        return inclusive(in, op, new BitSet());
    }

    public static boolean isExact(KeyType type, ScanOp op) {
        return type == KeyType.INT || type == KeyType.LONG || op == ScanOp.MIN || op == ScanOp.MAX;
    }

    public static Object identity(KeyType type, ScanOp op) {
        int sign = op == ScanOp.MIN ? 1 : -1;
        boolean ordered = op == ScanOp.MIN || op == ScanOp.MAX;
        int neutral = op == ScanOp.SUM ? 0 : 1;
        return switch (type) {
            case INT -> new int[] {!ordered ? neutral : sign > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE};
            case LONG -> new long[] {!ordered ? neutral : sign > 0 ? Long.MAX_VALUE : Long.MIN_VALUE};
            case FLOAT -> new float[] {!ordered ? neutral : sign * Float.POSITIVE_INFINITY};
            case DOUBLE -> new double[] {!ordered ? neutral : sign * Double.POSITIVE_INFINITY};
        };
    }

    /** The prefixes without the element itself. */
    public static Object exclusive(Object inclusive, Object identity) {
        int n = Array.getLength(inclusive);
        Object out = AnyArray.copy(inclusive);
        if (n > 0) {
            System.arraycopy(identity, 0, out, 0, 1);
            System.arraycopy(inclusive, 0, out, 1, n - 1);
        }
        return out;
    }

    public static Object total(Object inclusive, Object identity) {
        Object total = AnyArray.copy(identity);
        int n = Array.getLength(inclusive);
        if (n > 0) {
            System.arraycopy(inclusive, n - 1, total, 0, 1);
        }
        return total;
    }

    public static Object scan(Object in, ScanOp op, boolean exclusive) {
        Object inclusive = inclusive(in, op);
        return exclusive ? exclusive(inclusive, identity(KeyType.of(in), op)) : inclusive;
    }

    /** The fold of all, in an array of its own. */
    public static Object fold(Object in, ScanOp op) {
        return total(inclusive(in, op), identity(KeyType.of(in), op));
    }

    // ---- sums and products of floats and doubles

    /**
     * Neumaier's sums (1974), which are as good as ones in twice the precision: what the results of any order of
     * additions differ from by no more than their error. Beside them the sums of the absolute values.
     */
    public static double[][] sums(double[] in) {
        double[] sums = new double[in.length];
        double[] magnitudes = new double[in.length];
        double sum = 0;
        double lost = 0;
        double magnitude = 0;
        for (int i = 0; i < in.length; i++) {
            double next = sum + in[i];
            lost += Math.abs(sum) >= Math.abs(in[i]) ? sum - next + in[i] : in[i] - next + sum;
            sum = next;
            magnitude += Math.abs(in[i]);
            sums[i] = sum + lost;
            magnitudes[i] = magnitude;
        }
        return new double[][] {sums, magnitudes};
    }

    /** Compensated products (Ogita, Rump and Oishi, 2005), and their absolute values. */
    public static double[][] products(double[] in) {
        double[] products = new double[in.length];
        double[] magnitudes = new double[in.length];
        double product = 1;
        double lost = 0;
        for (int i = 0; i < in.length; i++) {
            double next = product * in[i];
            lost = lost * in[i] + Math.fma(product, in[i], -next);
            product = next;
            products[i] = product + lost;
            magnitudes[i] = Math.abs(products[i]);
        }
        return new double[][] {products, magnitudes};
    }
}
