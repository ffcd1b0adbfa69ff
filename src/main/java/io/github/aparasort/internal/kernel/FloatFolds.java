package io.github.aparasort.internal.kernel;

// Twins: Double
// Twins: FloatSum, DoubleSum
// Twins: FloatProduct, DoubleProduct
// Twins: FloatMin, DoubleMin
// Twins: FloatMax, DoubleMax
/**
 * Reductions and scans of a range by one thread.
 *
 * <p>A plain loop waits for each addition to end before it begins the next one. Here four elements are folded with each
 * other, (x0 x1)(x2 x3), and then with the fold before them. So there is one wait for every four elements. All folds
 * begin at the first element of a block. So a block's fold depends on its elements alone, and one thread and several
 * threads, reductions and scans all round in the same way.
 *
 * <p>Each operator has a class with loops of its own, as in {@link IntFolds}: a loop that tests the operator may test
 * it in each step.
 *
 * <p>A sum of n goes through at most FOLD_BLOCK / 4 + n / FOLD_BLOCK additions one after another, and a few more, so
 * its error is at most that many times half a unit in the last place of the sum of all magnitudes. A product of n
 * elements is n - 1 multiplications in any order, and every one of their rounding errors is an error of the result.
 */
// Where the operator is a constant, its parameter is not read.
@SuppressWarnings("UnusedVariable")
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

    // region Only in Float, Double
    /** Folds [begin, end), which lies within a block and begins with it, from the identity on. */
    public static /*value*/ float reduce(int operator, /*value*/ float[] a, int begin, int end) {
        int tail = begin + (end - begin) / 4 * 4;
        /*value*/ float fold = operator == Operators.SUM ? FloatSumFolds.fold(operator, a, begin, tail)
                : operator == Operators.PRODUCT ? FloatProductFolds.fold(operator, a, begin, tail)
                : operator == Operators.MIN ? FloatMinFolds.fold(operator, a, begin, tail)
                : FloatMaxFolds.fold(operator, a, begin, tail);
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
     * @param carryIn the fold of everything before
     * @return the fold of everything up to {@code end}
     */
    public static /*value*/ float scan(int operator, boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carryIn) {
        int tail = begin + (end - begin) / 4 * 4;
        /*value*/ float fold = operator == Operators.SUM
                ? FloatSumFolds.scanned(operator, exclusive, in, out, begin, tail, carryIn)
                : operator == Operators.PRODUCT
                ? FloatProductFolds.scanned(operator, exclusive, in, out, begin, tail, carryIn)
                : operator == Operators.MIN
                ? FloatMinFolds.scanned(operator, exclusive, in, out, begin, tail, carryIn)
                : FloatMaxFolds.scanned(operator, exclusive, in, out, begin, tail, carryIn);
        if (tail < end) {
            /*value*/ float before = combine(operator, carryIn, fold);
            /*value*/ float few = in[tail];
            out[tail] = exclusive ? before : combine(operator, before, few);
            for (int i = tail + 1; i < end; i++) {
                /*value*/ float next = combine(operator, few, in[i]);
                out[i] = combine(operator, before, exclusive ? few : next);
                few = next;
            }
            fold = combine(operator, fold, few);
        }
        return combine(operator, carryIn, fold);
    }
    // endregion

    /** Folds whole fours. */
    static /*value*/ float fold(int operator, /*value*/ float[] a, int begin, int end) {
        final int by = /*operation*/ operator;
        /*value*/ float fold = identity(by);
        for (int i = begin; i < end; i += 4) {
            fold = combine(by, fold, combine(by, combine(by, a[i], a[i + 1]), combine(by, a[i + 2], a[i + 3])));
        }
        return fold;
    }

    /**
     * Scans whole fours, and returns the fold of these alone. Unlike in IntFolds, one loop for inclusive and exclusive
     * scans is as fast as two.
     */
    static /*value*/ float scanned(int operator, boolean exclusive, /*value*/ float[] in, /*value*/ float[] out,
            int begin, int end, /*value*/ float carryIn) {
        final int by = /*operation*/ operator;
        /*value*/ float fold = identity(by);
        for (int i = begin; i < end; i += 4) {
            /*value*/ float x = in[i];
            /*value*/ float two = combine(by, x, in[i + 1]);
            /*value*/ float third = in[i + 2];
            /*value*/ float three = combine(by, two, third);
            /*value*/ float four = combine(by, two, combine(by, third, in[i + 3]));
            /*value*/ float before = combine(by, carryIn, fold);
            out[i] = exclusive ? before : combine(by, before, x);
            out[i + 1] = combine(by, before, exclusive ? x : two);
            out[i + 2] = combine(by, before, exclusive ? two : three);
            out[i + 3] = combine(by, before, exclusive ? three : four);
            fold = combine(by, fold, four);
        }
        return fold;
    }
}
