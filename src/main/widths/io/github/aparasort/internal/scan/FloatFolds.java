package io.github.aparasort.internal.scan;

/**
 * Reductions and scans of a range by one thread. The twin for doubles is derived from this file by the build.
 *
 * <p>A plain loop waits for each addition to end before it begins the next. Here four elements are folded among
 * themselves and only then with what was before, so that the wait is one for every four: (x0 x1)(x2 x3). The same is
 * done wherever elements are folded, and always from the first element of a block on, so that one thread and several
 * round alike, and reductions and scans too. What a block's fold depends on are its elements alone.
 *
 * <p>A sum of n has seen BLOCK / 4 + n / BLOCK additions one after another at most, and some more, so that its error is
 * no more than so many times half a unit of the last place of the sum of all magnitudes.
 */
public final class FloatFolds {
    /** Elements that are folded as one, from the identity on; a multiple of four. */
    public static final int BLOCK = 1 << 12;
    private static final /*value*/ float INFINITY = (/*value*/ float) Double.POSITIVE_INFINITY;
    private static final boolean NARROW = /*key*/ Integer.BYTES == Integer.BYTES;
    private static final /*value*/ float LARGEST = (/*value*/ float) (NARROW ? Float.MAX_VALUE : Double.MAX_VALUE);
    private static final /*value*/ float SMALLEST_NORMAL =
            (/*value*/ float) (NARROW ? Float.MIN_NORMAL : Double.MIN_NORMAL);
    /** Half a unit of the last place, of 1. */
    private static final double ROUNDING = NARROW ? 0x1p-24 : 0x1p-53;
    /** Share of the largest result by which those of an operator of the caller's own may differ. */
    private static final double OWN_TOLERANCE = NARROW ? 0x1p-10 : 0x1p-20;

    private FloatFolds() {
    }

    public static /*value*/ float identity(int operator) {
        return operator == Operators.SUM ? 0 : operator == Operators.PRODUCT ? 1
                : operator == Operators.MIN ? INFINITY : -INFINITY;
    }

    public static /*value*/ float combine(int operator, /*value*/ float a, /*value*/ float b) {
        return operator == Operators.SUM ? a + b : operator == Operators.PRODUCT ? a * b
                : operator == Operators.MIN ? Math.min(a, b) : Math.max(a, b);
    }

    /** Folds [begin, end), which lies within a block and begins with it, from the identity on. */
    public static /*value*/ float reduce(int operator, /*value*/ float[] a, int begin, int end) {
        int tail = begin + (end - begin) / 4 * 4;
        /*value*/ float fold = operator == Operators.SUM ? sum(a, begin, tail)
                : operator == Operators.PRODUCT ? product(a, begin, tail)
                : operator == Operators.MIN ? min(a, begin, tail) : max(a, begin, tail);
        return tail == end ? fold : combine(operator, fold, few(operator, a, tail, end));
    }

    /** Up to three, in a row. */
    private static /*value*/ float few(int operator, /*value*/ float[] a, int begin, int end) {
        /*value*/ float fold = a[begin];
        for (int i = begin + 1; i < end; i++) {
            fold = combine(operator, fold, a[i]);
        }
        return fold;
    }

    /**
     * Scans [begin, end), which lies within a block and begins with it, to the same indices of another array, which may
     * be the same.
     *
     * @param carry the fold of all that is before
     * @return the fold of all up to {@code end}
     */
    public static /*value*/ float scan(int operator, boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        int tail = begin + (end - begin) / 4 * 4;
        /*value*/ float fold = operator == Operators.SUM ? scanSum(exclusive, in, out, begin, tail, carry)
                : operator == Operators.PRODUCT ? scanProduct(exclusive, in, out, begin, tail, carry)
                : operator == Operators.MIN ? scanMin(exclusive, in, out, begin, tail, carry)
                : scanMax(exclusive, in, out, begin, tail, carry);
        if (tail < end) {
            /*value*/ float before = combine(operator, carry, fold);
            /*value*/ float few = in[tail];
            out[tail] = exclusive ? before : combine(operator, before, few);
            for (int i = tail + 1; i < end; i++) {
                /*value*/ float next = combine(operator, few, in[i]);
                out[i] = combine(operator, before, exclusive ? few : next);
                few = next;
            }
            fold = combine(operator, fold, few);
        }
        return combine(operator, carry, fold);
    }

    // ---- proofs

    /** The sum of the magnitudes of [begin, end), where the error of a fold is a share of that. */
    public static double magnitude(int operator, /*value*/ float[] a, int begin, int end) {
        double sum = 0;
        for (int i = begin; i < end && operator == Operators.SUM; i++) {
            sum += Math.abs(a[i]);
        }
        return sum;
    }

    /**
     * Whether a fold is the expected one, roundings apart. Where a part of a sum overflows, or a part of a product
     * leaves the range in which products are exact but for the last place, the order of operations decides on what
     * comes out, and nothing can be said.
     *
     * @param depth roundings that either has been through
     * @param magnitude the sum of the magnitudes of all that was folded
     */
    public static boolean agree(int operator, /*value*/ float found, /*value*/ float expected, int depth,
            double magnitude) {
        if (operator == Operators.MIN || operator == Operators.MAX) {
            // By the reciprocals, which tell zeros apart.
            return found == expected && 1 / found == 1 / expected || found != found && expected != expected;
        }
        double allowed = ROUNDING * (2.0 * depth + 2);
        if (operator == Operators.SUM) {
            return Math.abs((double) found - expected) <= allowed * magnitude || !(magnitude <= LARGEST);
        }
        return Math.abs((double) found - expected) <= allowed * Math.abs((double) expected)
                || !isNormal(found) || !isNormal(expected);
    }

    private static boolean isNormal(/*value*/ float x) {
        return Math.abs(x) >= SMALLEST_NORMAL && Math.abs(x) <= LARGEST;
    }

    /** The largest finite magnitude in [begin, end), where {@link #isClose} is to know it. */
    public static /*value*/ float largest(/*value*/ float[] a, int begin, int end) {
        /*value*/ float largest = 0;
        for (int i = begin; i < end; i++) {
            /*value*/ float x = Math.abs(a[i]);
            largest = x > largest && x <= LARGEST ? x : largest;
        }
        return largest;
    }

    /**
     * Whether two results of an operator of the caller's own are the same, among others of this magnitude. How its
     * errors grow is not known: what an error of the device would make differs more.
     */
    public static boolean isClose(/*value*/ float found, /*value*/ float expected, /*value*/ float magnitude) {
        return found == expected || found != found && expected != expected
                || Math.abs((double) found - expected) <= OWN_TOLERANCE * magnitude;
    }

    /** Whether each result in [begin, end), of which none is the first, follows from the one before it. */
    public static boolean follows(int operator, boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, int depth, double magnitude) {
        int shift = exclusive ? 1 : 0;
        for (int i = begin; i < end; i++) {
            if (!agree(operator, out[i], combine(operator, out[i - 1], in[i - shift]), depth, magnitude)) {
                return false;
            }
        }
        return true;
    }

    // ---- reductions: whole fours

    private static /*value*/ float sum(/*value*/ float[] a, int begin, int end) {
        /*value*/ float fold = 0;
        for (int i = begin; i < end; i += 4) {
            fold = fold + ((a[i] + a[i + 1]) + (a[i + 2] + a[i + 3]));
        }
        return fold;
    }

    private static /*value*/ float product(/*value*/ float[] a, int begin, int end) {
        /*value*/ float fold = 1;
        for (int i = begin; i < end; i += 4) {
            fold = fold * ((a[i] * a[i + 1]) * (a[i + 2] * a[i + 3]));
        }
        return fold;
    }

    private static /*value*/ float min(/*value*/ float[] a, int begin, int end) {
        /*value*/ float fold = INFINITY;
        for (int i = begin; i < end; i += 4) {
            fold = Math.min(fold, Math.min(Math.min(a[i], a[i + 1]), Math.min(a[i + 2], a[i + 3])));
        }
        return fold;
    }

    private static /*value*/ float max(/*value*/ float[] a, int begin, int end) {
        /*value*/ float fold = -INFINITY;
        for (int i = begin; i < end; i += 4) {
            fold = Math.max(fold, Math.max(Math.max(a[i], a[i + 1]), Math.max(a[i + 2], a[i + 3])));
        }
        return fold;
    }

    // ---- scans: whole fours; each returns the fold of these alone

    private static /*value*/ float scanSum(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        return exclusive ? exclusiveSum(in, out, begin, end, carry) : inclusiveSum(in, out, begin, end, carry);
    }

    private static /*value*/ float inclusiveSum(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = 0;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = x + in[i + 1];
            /*value*/ float third = in[i + 2];
            /*value*/ float four = two + (third + in[i + 3]);
            /*value*/ float before = carry + fold;
            out[i] = before + x;
            out[i + 1] = before + two;
            out[i + 2] = before + (two + third);
            out[i + 3] = before + four;
            fold = fold + four;
        }
        return fold;
    }

    private static /*value*/ float exclusiveSum(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = 0;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = x + in[i + 1];
            /*value*/ float third = in[i + 2];
            /*value*/ float four = two + (third + in[i + 3]);
            /*value*/ float before = carry + fold;
            out[i] = before;
            out[i + 1] = before + x;
            out[i + 2] = before + two;
            out[i + 3] = before + (two + third);
            fold = fold + four;
        }
        return fold;
    }

    private static /*value*/ float scanProduct(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        return exclusive ? exclusiveProduct(in, out, begin, end, carry) : inclusiveProduct(in, out, begin, end, carry);
    }

    private static /*value*/ float inclusiveProduct(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = 1;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = x * in[i + 1];
            /*value*/ float third = in[i + 2];
            /*value*/ float four = two * (third * in[i + 3]);
            /*value*/ float before = carry * fold;
            out[i] = before * x;
            out[i + 1] = before * two;
            out[i + 2] = before * (two * third);
            out[i + 3] = before * four;
            fold = fold * four;
        }
        return fold;
    }

    private static /*value*/ float exclusiveProduct(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = 1;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = x * in[i + 1];
            /*value*/ float third = in[i + 2];
            /*value*/ float four = two * (third * in[i + 3]);
            /*value*/ float before = carry * fold;
            out[i] = before;
            out[i + 1] = before * x;
            out[i + 2] = before * two;
            out[i + 3] = before * (two * third);
            fold = fold * four;
        }
        return fold;
    }

    private static /*value*/ float scanMin(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        return exclusive ? exclusiveMin(in, out, begin, end, carry) : inclusiveMin(in, out, begin, end, carry);
    }

    private static /*value*/ float inclusiveMin(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = INFINITY;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = Math.min(x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float four = Math.min(two, Math.min(third, in[i + 3]));
            /*value*/ float before = Math.min(carry, fold);
            out[i] = Math.min(before, x);
            out[i + 1] = Math.min(before, two);
            out[i + 2] = Math.min(before, Math.min(two, third));
            out[i + 3] = Math.min(before, four);
            fold = Math.min(fold, four);
        }
        return fold;
    }

    private static /*value*/ float exclusiveMin(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = INFINITY;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = Math.min(x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float four = Math.min(two, Math.min(third, in[i + 3]));
            /*value*/ float before = Math.min(carry, fold);
            out[i] = before;
            out[i + 1] = Math.min(before, x);
            out[i + 2] = Math.min(before, two);
            out[i + 3] = Math.min(before, Math.min(two, third));
            fold = Math.min(fold, four);
        }
        return fold;
    }

    private static /*value*/ float scanMax(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        return exclusive ? exclusiveMax(in, out, begin, end, carry) : inclusiveMax(in, out, begin, end, carry);
    }

    private static /*value*/ float inclusiveMax(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = -INFINITY;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = Math.max(x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float four = Math.max(two, Math.max(third, in[i + 3]));
            /*value*/ float before = Math.max(carry, fold);
            out[i] = Math.max(before, x);
            out[i + 1] = Math.max(before, two);
            out[i + 2] = Math.max(before, Math.max(two, third));
            out[i + 3] = Math.max(before, four);
            fold = Math.max(fold, four);
        }
        return fold;
    }

    private static /*value*/ float exclusiveMax(/*value*/ float[] in, /*value*/ float[] out, int begin, int end,
            /*value*/ float carry) {
        /*value*/ float fold = -INFINITY;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = Math.max(x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float four = Math.max(two, Math.max(third, in[i + 3]));
            /*value*/ float before = Math.max(carry, fold);
            out[i] = before;
            out[i + 1] = Math.max(before, x);
            out[i + 2] = Math.max(before, two);
            out[i + 3] = Math.max(before, Math.max(two, third));
            fold = Math.max(fold, four);
        }
        return fold;
    }
}
