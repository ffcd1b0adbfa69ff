package io.github.aparasort.internal.scan;

/**
 * Reductions and scans of a range by one thread.
 *
 * <p>A plain loop waits for each addition to end before it begins the next one. Here four elements are folded with each
 * other, (x0 x1)(x2 x3), and then with the fold before them. So there is one wait for every four elements. All folds
 * begin at the first element of a block. So a block's fold depends on its elements alone, and one thread and several
 * threads, reductions and scans all round in the same way.
 *
 * <p>Each operator has its own loops, as in {@link IntFolds}: a loop that tests the operator may test it in each step.
 *
 * <p>A sum of n goes through at most FOLD_BLOCK / 4 + n / FOLD_BLOCK additions one after another, and a few more, so
 * its error is at most that many times half a unit in the last place of the sum of all magnitudes.
 */
public final class FloatFolds {
    /** Elements of a block, which is folded from the identity on; a multiple of four. */
    public static final int FOLD_BLOCK = 1 << 12;
    private static final /*value*/ float INFINITY = (/*value*/ float) Double.POSITIVE_INFINITY;
    private static final boolean NARROW = /*key*/ Integer.BYTES == Integer.BYTES;
    private static final /*value*/ float LARGEST = (/*value*/ float) (NARROW ? Float.MAX_VALUE : Double.MAX_VALUE);
    private static final /*value*/ float SMALLEST_NORMAL =
            (/*value*/ float) (NARROW ? Float.MIN_NORMAL : Double.MIN_NORMAL);
    /** Half a unit in the last place of 1. */
    private static final double ROUNDING = NARROW ? 0x1p-24 : 0x1p-53;
    /** The share of the largest result by which results of the caller's operator may differ. */
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

    /** Folds one to three elements, one after the other. */
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
     * @param carry the fold of everything before
     * @return the fold of everything up to {@code end}
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

    /** The sum of the magnitudes of [begin, end), for operators whose error is proportional to it. */
    public static double magnitude(int operator, /*value*/ float[] a, int begin, int end) {
        double sum = 0;
        for (int i = begin; i < end && operator == Operators.SUM; i++) {
            sum += Math.abs(a[i]);
        }
        return sum;
    }

    /**
     * Whether a fold is the expected one, except for rounding. Where a part of a sum overflows, or a part of a product
     * leaves the range in which products are exact but for the last place, the result depends on the order of
     * operations, and every value is accepted.
     *
     * @param depth roundings that either value has been through
     * @param magnitude the sum of the magnitudes of all elements
     */
    public static boolean agree(int operator, /*value*/ float found, /*value*/ float expected, int depth,
            double magnitude) {
        if (operator == Operators.MIN || operator == Operators.MAX) {
            // The reciprocals distinguish the two zeros.
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

    /** The largest finite magnitude in [begin, end), for {@link #isClose}. */
    public static /*value*/ float largest(/*value*/ float[] a, int begin, int end) {
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

    // ---- scans: whole fours; each returns the fold of these alone. Unlike in IntFolds, one loop for inclusive and
    // exclusive scans is as fast as two.

    private static /*value*/ float scanSum(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        /*value*/ float fold = 0;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = x + in[i + 1];
            /*value*/ float third = in[i + 2];
            /*value*/ float three = two + third;
            /*value*/ float four = two + (third + in[i + 3]);
            /*value*/ float before = carry + fold;
            out[i] = exclusive ? before : before + x;
            out[i + 1] = before + (exclusive ? x : two);
            out[i + 2] = before + (exclusive ? two : three);
            out[i + 3] = before + (exclusive ? three : four);
            fold = fold + four;
        }
        return fold;
    }

    private static /*value*/ float scanProduct(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        /*value*/ float fold = 1;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = x * in[i + 1];
            /*value*/ float third = in[i + 2];
            /*value*/ float three = two * third;
            /*value*/ float four = two * (third * in[i + 3]);
            /*value*/ float before = carry * fold;
            out[i] = exclusive ? before : before * x;
            out[i + 1] = before * (exclusive ? x : two);
            out[i + 2] = before * (exclusive ? two : three);
            out[i + 3] = before * (exclusive ? three : four);
            fold = fold * four;
        }
        return fold;
    }

    private static /*value*/ float scanMin(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        /*value*/ float fold = INFINITY;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = Math.min(x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float three = Math.min(two, third);
            /*value*/ float four = Math.min(two, Math.min(third, in[i + 3]));
            /*value*/ float before = Math.min(carry, fold);
            out[i] = exclusive ? before : Math.min(before, x);
            out[i + 1] = Math.min(before, exclusive ? x : two);
            out[i + 2] = Math.min(before, exclusive ? two : three);
            out[i + 3] = Math.min(before, exclusive ? three : four);
            fold = Math.min(fold, four);
        }
        return fold;
    }

    private static /*value*/ float scanMax(boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carry) {
        /*value*/ float fold = -INFINITY;
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = Math.max(x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float three = Math.max(two, third);
            /*value*/ float four = Math.max(two, Math.max(third, in[i + 3]));
            /*value*/ float before = Math.max(carry, fold);
            out[i] = exclusive ? before : Math.max(before, x);
            out[i + 1] = Math.max(before, exclusive ? x : two);
            out[i + 2] = Math.max(before, exclusive ? two : three);
            out[i + 3] = Math.max(before, exclusive ? three : four);
            fold = Math.max(fold, four);
        }
        return fold;
    }
}
