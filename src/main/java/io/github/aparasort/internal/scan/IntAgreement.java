package io.github.aparasort.internal.scan;

// Twins: Long
/**
 * Whether results of a device are the expected ones. Integers are exact, so they must be equal. {@link FloatAgreement}
 * has the same methods for types that round.
 */
final class IntAgreement {
    private IntAgreement() {
    }

    /** The share by which results may differ: nothing. */
    static double share(int operator, double roundings) {
        return 0;
    }

    /** What bounds rounding errors, for each grain: not needed for integers. */
    static double[] magnitudes(int operator, /*key*/ int[] in) {
        return new double[Tolerance.grains(in.length)];
    }

    /** Whether a fold is the expected one. */
    static boolean agree(int operator, /*key*/ int found, /*key*/ int expected, double share, double magnitude) {
        return found == expected;
    }

    /** Whether each result in [begin, end), of which none is the first, follows from the one before it. */
    static boolean follows(int operator, boolean exclusive, /*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            Tolerance tolerance, double magnitude) {
        int shift = exclusive ? 1 : 0;
        /*key*/ int difference = 0;
        if (operator == Operators.SUM) {
            for (int i = begin; i < end; i++) {
                difference |= out[i] - out[i - 1] ^ in[i - shift];
            }
        } else {
            for (int i = begin; i < end; i++) {
                difference |= IntFolds.combine(operator, out[i - 1], in[i - shift]) ^ out[i];
            }
        }
        return difference == 0;
    }

    /** The largest magnitude in [begin, end), for {@link #isClose}: not needed for integers. */
    static /*key*/ int largest(/*key*/ int[] a, int begin, int end) {
        return 0;
    }

    /** Whether two results of the caller's operator are equal, among results of this magnitude. */
    static boolean isClose(/*key*/ int found, /*key*/ int expected, /*key*/ int magnitude) {
        return found == expected;
    }
}
