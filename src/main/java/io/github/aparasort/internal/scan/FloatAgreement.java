package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.parallel.Parallel;

// Twins: Double
/**
 * Whether results of a device are the expected ones, except for rounding. The bounds hold for every input, so a device
 * that works is never blamed.
 *
 * <p><b>Sums.</b> Each element goes through at most d additions, so a result differs from the exact one by at most d
 * times half a unit in the last place of the sum of all magnitudes.
 *
 * <p><b>Products.</b> Every multiplication multiplies the result by 1 + e, with |e| at most u, half a unit in the last
 * place of 1. So two results that k multiplications distinguish differ by at most the factor (1 - u)<sup>-k</sup>,
 * which is less than e<sup>1.01 k u</sup>. The order of the multiplications does not matter: a tree of little depth is
 * no better than a loop. This holds as long as no part of the product overflows or underflows.
 */
final class FloatAgreement {
    private static final boolean NARROW = /*key*/ Integer.BYTES == Integer.BYTES;
    private static final /*value*/ float LARGEST = (/*value*/ float) (NARROW ? Float.MAX_VALUE : Double.MAX_VALUE);
    /** Half a unit in the last place of 1. */
    private static final double ROUNDING = NARROW ? 0x1p-24 : 0x1p-53;
    /** A little more than 1: for second-order terms, and for the rounding of the comparison itself. */
    private static final double SLACK = 1.01;
    /** Below this ratio of the largest to the least prefix, as a power of two, all parts of a product are normal. */
    private static final int WIDEST_SPAN = -(NARROW ? Float.MIN_EXPONENT : Double.MIN_EXPONENT) - 1;
    /** The share of the largest result by which results of the caller's operator may differ. */
    private static final double OWN_TOLERANCE = NARROW ? 0x1p-10 : 0x1p-20;

    private static final int FRACTION_BITS = 52;
    private static final long FRACTION = (1L << FRACTION_BITS) - 1;
    private static final long ONE = Double.doubleToRawLongBits(1);

    private FloatAgreement() {
    }

    /** The share of their magnitude by which two results may differ that this many roundings distinguish. */
    static double share(int operator, double roundings) {
        return operator == Operators.PRODUCT ? Math.expm1(SLACK * ROUNDING * roundings) : ROUNDING * roundings;
    }

    /**
     * What bounds the errors of results, for each grain of the input and all before it: the sum of all magnitudes, or
     * how far the prefixes of a product are apart.
     */
    static double[] magnitudes(int operator, /*value*/ float[] in) {
        return operator == Operators.SUM ? sums(in) : operator == Operators.PRODUCT ? spans(in)
                : new double[Tolerance.grains(in.length)];
    }

    private static double[] sums(/*value*/ float[] in) {
        double[] sums = new double[Tolerance.grains(in.length)];
        Parallel.forEachGrain(in.length, (begin, end) -> {
            double sum = 0;
            for (int i = begin; i < end; i++) {
                sum += Math.abs(in[i]);
            }
            sums[begin / Parallel.GRAIN] = sum;
        });
        for (int grain = 1; grain < sums.length; grain++) {
            sums[grain] += sums[grain - 1];
        }
        return sums;
    }

    /**
     * The ratio of the largest to the least prefix of a product, as a power of two. Every part of the product is the
     * ratio of two prefixes, so it is between that and its reciprocal. It is computed from the input, because the
     * results of a device may be wrong.
     */
    private static double[] spans(/*value*/ float[] in) {
        double[][] grains = new double[Tolerance.grains(in.length)][];
        Parallel.forEachGrain(in.length, (begin, end) -> grains[begin / Parallel.GRAIN] = powers(in, begin, end));
        double[] spans = new double[grains.length];
        double before = 0;
        double least = 0;
        double most = 0;
        for (int grain = 0; grain < grains.length; grain++) {
            least = Math.min(least, before + grains[grain][1]);
            most = Math.max(most, before + grains[grain][2]);
            before += grains[grain][0];
            spans[grain] = most - least;
        }
        return spans;
    }

    /**
     * The product of [begin, end) and bounds for all of its prefixes, as powers of two. Zeros are left out: a product
     * with a zero is exact.
     */
    private static double[] powers(/*value*/ float[] in, int begin, int end) {
        double fraction = 1;
        long power = 0;
        long least = 0;
        long most = 0;
        for (int i = begin; i < end; i++) {
            double x = Math.abs(in[i]);
            if (x != 0) {
                long bits = Double.doubleToRawLongBits(x);
                fraction *= Double.longBitsToDouble(bits & FRACTION | ONE);
                power += (bits >>> FRACTION_BITS) - Double.MAX_EXPONENT;
                if (fraction >= 2) {
                    fraction /= 2;
                    power++;
                }
                least = Math.min(least, power);
                most = Math.max(most, power + 1);
            }
        }
        return new double[] {power + Math.log(fraction) / Math.log(2), least, most};
    }

    /**
     * Whether a fold is the expected one. Where a part of a sum overflows, or a part of a product may leave the range
     * of normal numbers, the result depends on the order of operations, and every value is accepted.
     *
     * @param share what {@link #share} returns
     * @param magnitude what {@link #magnitudes} returns for the grain
     */
    static boolean agree(int operator, /*value*/ float found, /*value*/ float expected, double share,
            double magnitude) {
        if (operator == Operators.MIN || operator == Operators.MAX) {
            // The reciprocals distinguish the two zeros.
            return found == expected && 1 / found == 1 / expected || found != found && expected != expected;
        }
        double difference = Math.abs((double) found - expected);
        return operator == Operators.SUM ? difference <= share * magnitude || !(magnitude <= LARGEST)
                : difference <= share * Math.abs((double) expected) || magnitude >= WIDEST_SPAN;
    }

    /** Whether each result in [begin, end), of which none is the first, follows from the one before it. */
    static boolean follows(int operator, boolean exclusive, /*value*/ float[] in, /*value*/ float[] out, int begin,
            int end, Tolerance tolerance, double magnitude) {
        int shift = exclusive ? 1 : 0;
        for (int i = begin; i < end; i++) {
            /*value*/ float expected = FloatFolds.combine(operator, out[i - 1], in[i - shift]);
            if (!agree(operator, out[i], expected, tolerance.within(), magnitude) && !(i % tolerance.tile() == 0
                    && agree(operator, out[i], expected, tolerance.atBorder(), magnitude))) {
                return false;
            }
        }
        return true;
    }

    /** The largest finite magnitude in [begin, end), for {@link #isClose}. */
    static /*value*/ float largest(/*value*/ float[] a, int begin, int end) {
        /*value*/ float largest = 0;
        for (int i = begin; i < end; i++) {
            /*value*/ float x = Math.abs(a[i]);
            largest = x > largest && x <= LARGEST ? x : largest;
        }
        return largest;
    }

    /**
     * Whether two results of the caller's operator are equal, among results of this magnitude. How its errors grow is
     * unknown, but errors of a device differ more.
     */
    static boolean isClose(/*value*/ float found, /*value*/ float expected, /*value*/ float magnitude) {
        return found == expected || found != found && expected != expected
                || Math.abs((double) found - expected) <= OWN_TOLERANCE * magnitude;
    }
}
