package io.github.aparasort.internal.kernel;

// Twins: Long
/**
 * Reductions and scans of a range by one thread, with one plain loop for each operator: if a loop tests the operator,
 * the JIT compiler does not vectorize it, and may test in each step.
 */
public final class IntFolds {
    /**
     * Elements of a block, which is folded from the identity on. Integers give the same result for any size. For floats
     * it makes one thread and several agree to the bit, and bounds the error (see FloatFolds).
     */
    public static final int FOLD_BLOCK = 1 << 12;
    /** Whether sums and products of this type round. */
    public static final boolean ROUNDS = false;

    private IntFolds() {
    }

    public static /*key*/ int identity(int operator) {
        return operator == Operators.SUM ? 0 : operator == Operators.PRODUCT ? 1
                : operator == Operators.MIN ? /*key*/ Integer.MAX_VALUE : /*key*/ Integer.MIN_VALUE;
    }

    public static /*key*/ int combine(int operator, /*key*/ int a, /*key*/ int b) {
        return operator == Operators.SUM ? a + b : operator == Operators.PRODUCT ? a * b
                : operator == Operators.MIN ? Math.min(a, b) : Math.max(a, b);
    }

    /** Folds [begin, end), from the identity on. */
    public static /*key*/ int reduce(int operator, /*key*/ int[] a, int begin, int end) {
        return operator == Operators.SUM ? sum(a, begin, end) : operator == Operators.PRODUCT ? product(a, begin, end)
                : operator == Operators.MIN ? min(a, begin, end) : max(a, begin, end);
    }

    /**
     * Scans [begin, end) of one array to the same indices of another, which may be the same.
     *
     * @param carry the fold of everything before
     * @return the fold of everything up to {@code end}
     */
    public static /*key*/ int scan(int operator, boolean exclusive, /*key*/ int[] in, /*key*/ int[] out, int begin,
            int end, /*key*/ int carry) {
        if (operator == Operators.SUM) {
            return exclusive ? exclusiveSum(in, out, begin, end, carry) : inclusiveSum(in, out, begin, end, carry);
        }
        if (operator == Operators.PRODUCT) {
            return exclusive ? exclusiveProduct(in, out, begin, end, carry)
                    : inclusiveProduct(in, out, begin, end, carry);
        }
        if (operator == Operators.MIN) {
            return exclusive ? exclusiveMin(in, out, begin, end, carry) : inclusiveMin(in, out, begin, end, carry);
        }
        return exclusive ? exclusiveMax(in, out, begin, end, carry) : inclusiveMax(in, out, begin, end, carry);
    }

    // ---- reductions, by four folds side by side: each step of a single one waits for the step before, which takes 2.8
    // times as long for sums, and 3.4 for the least of ints (100,000 elements, JDK 17 and 25, AMD EPYC)

    private static /*key*/ int sum(/*key*/ int[] a, int begin, int end) {
        /*key*/ int fold = 0;
        /*key*/ int second = 0;
        /*key*/ int third = 0;
        /*key*/ int fourth = 0;
        int i = begin;
        for (; i < end - 3; i += 4) {
            fold += a[i];
            second += a[i + 1];
            third += a[i + 2];
            fourth += a[i + 3];
        }
        for (; i < end; i++) {
            fold += a[i];
        }
        return fold + second + third + fourth;
    }

    private static /*key*/ int product(/*key*/ int[] a, int begin, int end) {
        /*key*/ int fold = 1;
        /*key*/ int second = 1;
        /*key*/ int third = 1;
        /*key*/ int fourth = 1;
        int i = begin;
        for (; i < end - 3; i += 4) {
            fold *= a[i];
            second *= a[i + 1];
            third *= a[i + 2];
            fourth *= a[i + 3];
        }
        for (; i < end; i++) {
            fold *= a[i];
        }
        return fold * second * third * fourth;
    }

    private static /*key*/ int min(/*key*/ int[] a, int begin, int end) {
        /*key*/ int fold = /*key*/ Integer.MAX_VALUE;
        /*key*/ int second = /*key*/ Integer.MAX_VALUE;
        /*key*/ int third = /*key*/ Integer.MAX_VALUE;
        /*key*/ int fourth = /*key*/ Integer.MAX_VALUE;
        int i = begin;
        for (; i < end - 3; i += 4) {
            fold = Math.min(fold, a[i]);
            second = Math.min(second, a[i + 1]);
            third = Math.min(third, a[i + 2]);
            fourth = Math.min(fourth, a[i + 3]);
        }
        for (; i < end; i++) {
            fold = Math.min(fold, a[i]);
        }
        return Math.min(Math.min(fold, second), Math.min(third, fourth));
    }

    private static /*key*/ int max(/*key*/ int[] a, int begin, int end) {
        /*key*/ int fold = /*key*/ Integer.MIN_VALUE;
        /*key*/ int second = /*key*/ Integer.MIN_VALUE;
        /*key*/ int third = /*key*/ Integer.MIN_VALUE;
        /*key*/ int fourth = /*key*/ Integer.MIN_VALUE;
        int i = begin;
        for (; i < end - 3; i += 4) {
            fold = Math.max(fold, a[i]);
            second = Math.max(second, a[i + 1]);
            third = Math.max(third, a[i + 2]);
            fourth = Math.max(fourth, a[i + 3]);
        }
        for (; i < end; i++) {
            fold = Math.max(fold, a[i]);
        }
        return Math.max(Math.max(fold, second), Math.max(third, fourth));
    }

    // ---- scans. Sums and products fold two elements first, so that there is one wait for both: 0.7 times as long.
    // With one loop for inclusive and exclusive scans, sums of ints take 1.3 to 1.5 times as long (4,096 ints in the
    // first-level cache, JDK 17, AMD EPYC; best of 400 ms in each of two JVMs).

    private static /*key*/ int inclusiveSum(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        int i = begin;
        for (; i < end - 1; i += 2) {
            /*key*/ int first = in[i];
            /*key*/ int both = first + in[i + 1];
            out[i] = fold + first;
            fold += both;
            out[i + 1] = fold;
        }
        if (i < end) {
            fold += in[i];
            out[i] = fold;
        }
        return fold;
    }

    private static /*key*/ int exclusiveSum(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        int i = begin;
        for (; i < end - 1; i += 2) {
            /*key*/ int first = in[i];
            /*key*/ int both = first + in[i + 1];
            out[i] = fold;
            out[i + 1] = fold + first;
            fold += both;
        }
        if (i < end) {
            /*key*/ int last = in[i];
            out[i] = fold;
            fold += last;
        }
        return fold;
    }

    private static /*key*/ int inclusiveProduct(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        int i = begin;
        for (; i < end - 1; i += 2) {
            /*key*/ int first = in[i];
            /*key*/ int both = first * in[i + 1];
            out[i] = fold * first;
            fold *= both;
            out[i + 1] = fold;
        }
        if (i < end) {
            fold *= in[i];
            out[i] = fold;
        }
        return fold;
    }

    private static /*key*/ int exclusiveProduct(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        int i = begin;
        for (; i < end - 1; i += 2) {
            /*key*/ int first = in[i];
            /*key*/ int both = first * in[i + 1];
            out[i] = fold;
            out[i + 1] = fold * first;
            fold *= both;
        }
        if (i < end) {
            /*key*/ int last = in[i];
            out[i] = fold;
            fold *= last;
        }
        return fold;
    }

    private static /*key*/ int inclusiveMin(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        for (int i = begin; i < end; i++) {
            fold = Math.min(fold, in[i]);
            out[i] = fold;
        }
        return fold;
    }

    private static /*key*/ int exclusiveMin(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        for (int i = begin; i < end; i++) {
            /*key*/ int next = Math.min(fold, in[i]);
            out[i] = fold;
            fold = next;
        }
        return fold;
    }

    private static /*key*/ int inclusiveMax(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        for (int i = begin; i < end; i++) {
            fold = Math.max(fold, in[i]);
            out[i] = fold;
        }
        return fold;
    }

    private static /*key*/ int exclusiveMax(/*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carry) {
        /*key*/ int fold = carry;
        for (int i = begin; i < end; i++) {
            /*key*/ int next = Math.max(fold, in[i]);
            out[i] = fold;
            fold = next;
        }
        return fold;
    }
}
