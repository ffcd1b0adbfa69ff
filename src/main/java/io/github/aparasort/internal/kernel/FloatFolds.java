package io.github.aparasort.internal.kernel;

// Twins: Double
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
 * its error is at most that many times half a unit in the last place of the sum of all magnitudes. A product of n
 * elements is n - 1 multiplications in any order, and every one of their rounding errors is an error of the result.
 */
public final class FloatFolds {
    /** Elements of a block, which is folded from the identity on; a multiple of four. */
    public static final int FOLD_BLOCK = 1 << 12;
    /** Whether sums and products of this type round. */
    public static final boolean ROUNDS = true;
    private static final /*value*/ float INFINITY = (/*value*/ float) Double.POSITIVE_INFINITY;

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
