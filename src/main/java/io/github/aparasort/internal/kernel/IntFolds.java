package io.github.aparasort.internal.kernel;

// Twins: Long
// Twins: IntSum, LongSum
// Twins: IntProduct, LongProduct
// Twins: IntMin, LongMin
// Twins: IntMax, LongMax
/**
 * Reductions and scans of a range by one thread. Each operator has a class with loops of its own, in which it is a
 * constant: if a loop tests the operator, the JIT compiler does not vectorize it, and may test in each step.
 */
// Where the operator is a constant, its parameter is not read.
@SuppressWarnings("UnusedVariable")
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

    // region Only in Int, Long
    /** Folds [begin, end), from the identity on. */
    public static /*key*/ int reduce(int operator, /*key*/ int[] a, int begin, int end) {
        return operator == Operators.SUM ? IntSumFolds.fold(operator, a, begin, end)
                : operator == Operators.PRODUCT ? IntProductFolds.fold(operator, a, begin, end)
                : operator == Operators.MIN ? IntMinFolds.fold(operator, a, begin, end)
                : IntMaxFolds.fold(operator, a, begin, end);
    }

    /**
     * Scans [begin, end) of one array to the same indices of another, which may be the same.
     *
     * @param carryIn the fold of everything before
     * @return the fold of everything up to {@code end}
     */
    public static /*key*/ int scan(int operator, boolean exclusive, /*key*/ int[] in, /*key*/ int[] out, int begin,
            int end, /*key*/ int carryIn) {
        return operator == Operators.SUM ? IntSumFolds.scanned(operator, exclusive, in, out, begin, end, carryIn)
                : operator == Operators.PRODUCT
                ? IntProductFolds.scanned(operator, exclusive, in, out, begin, end, carryIn)
                : operator == Operators.MIN ? IntMinFolds.scanned(operator, exclusive, in, out, begin, end, carryIn)
                : IntMaxFolds.scanned(operator, exclusive, in, out, begin, end, carryIn);
    }
    // endregion

    static /*key*/ int scanned(int operator, boolean exclusive, /*key*/ int[] in, /*key*/ int[] out, int begin,
            int end, /*key*/ int carryIn) {
        return exclusive ? exclusive(operator, in, out, begin, end, carryIn)
                : inclusive(operator, in, out, begin, end, carryIn);
    }

    /**
     * Reduces by four folds side by side: each step of a single one waits for the step before, which takes 2.8 times as
     * long for sums, and 3.4 for the least of ints (100,000 elements, JDK 17 and 25, AMD EPYC).
     */
    static /*key*/ int fold(int operator, /*key*/ int[] a, int begin, int end) {
        final int by = /*operation*/ operator;
        /*key*/ int fold = identity(by);
        /*key*/ int second = identity(by);
        /*key*/ int third = identity(by);
        /*key*/ int fourth = identity(by);
        int i = begin;
        for (; i < end - 3; i += 4) {
            fold = combine(by, fold, a[i]);
            second = combine(by, second, a[i + 1]);
            third = combine(by, third, a[i + 2]);
            fourth = combine(by, fourth, a[i + 3]);
        }
        for (; i < end; i++) {
            fold = combine(by, fold, a[i]);
        }
        return combine(by, combine(by, fold, second), combine(by, third, fourth));
    }

    // ---- scans. Sums and products fold two elements first, so that there is one wait for both: 0.7 times as long.
    // With one loop for inclusive and exclusive scans, sums of ints take 1.3 to 1.5 times as long (4,096 ints in the
    // first-level cache, JDK 17, AMD EPYC; best of 400 ms in each of two JVMs).

    private static /*key*/ int inclusive(int operator, /*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carryIn) {
        final int by = /*operation*/ operator;
        /*key*/ int fold = carryIn;
        int i = begin;
        for (; (by == Operators.SUM || by == Operators.PRODUCT) && i < end - 1; i += 2) {
            /*key*/ int first = in[i];
            /*key*/ int both = combine(by, first, in[i + 1]);
            out[i] = combine(by, fold, first);
            fold = combine(by, fold, both);
            out[i + 1] = fold;
        }
        for (; i < end; i++) {
            fold = combine(by, fold, in[i]);
            out[i] = fold;
        }
        return fold;
    }

    private static /*key*/ int exclusive(int operator, /*key*/ int[] in, /*key*/ int[] out, int begin, int end,
            /*key*/ int carryIn) {
        final int by = /*operation*/ operator;
        /*key*/ int fold = carryIn;
        int i = begin;
        for (; (by == Operators.SUM || by == Operators.PRODUCT) && i < end - 1; i += 2) {
            /*key*/ int first = in[i];
            /*key*/ int both = combine(by, first, in[i + 1]);
            out[i] = fold;
            out[i + 1] = combine(by, fold, first);
            fold = combine(by, fold, both);
        }
        for (; i < end; i++) {
            /*key*/ int next = combine(by, fold, in[i]);
            out[i] = fold;
            fold = next;
        }
        return fold;
    }
}
