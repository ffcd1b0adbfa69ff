package io.github.aparasort.testing;

import io.github.aparasort.ScanOp;
import java.util.Arrays;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** Elements to be reduced and scanned, and what a plain loop makes of them. */
public final class IntScanInput {
    /** Elements whose folds none of the four types rounds. */
    public static final int EXACT = 0;
    /** Elements of which nothing is special. */
    public static final int ANY = 1;
    /** Extremes; of floats NaNs, infinities and both zeros. */
    public static final int SPECIAL = 2;

    private static final boolean WHOLE = (/*value*/ int) 0.5 == 0;

    private IntScanInput() {
    }

    public static /*value*/ int[] elements(ScanOp op, int way, int n, long seed) {
        SplittableRandom random = new SplittableRandom(seed + n);
        /*value*/ int[] a = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            a[i] = way == SPECIAL ? special(random) : way == EXACT ? exact(op, random) : any(random);
        }
        return a;
    }

    private static /*value*/ int any(SplittableRandom random) {
        return WHOLE ? (/*value*/ int) random.nextLong() : (/*value*/ int) (2 * random.nextDouble() - 1);
    }

    /** Small whole numbers; for products of floats powers of two, few of them other than one. */
    private static /*value*/ int exact(ScanOp op, SplittableRandom random) {
        if (WHOLE) {
            return (/*value*/ int) random.nextLong();
        }
        if (op != ScanOp.PRODUCT) {
            return random.nextInt(-8, 8);
        }
        int kind = random.nextInt(256);
        return (/*value*/ int) (kind == 0 ? 2 : kind == 1 ? 0.5 : kind < 128 ? -1 : 1);
    }

    private static /*value*/ int special(SplittableRandom random) {
        double[] specials = {0.0, -0.0, 1, -1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        // Rarely a NaN, after which there is nothing else.
        return (/*value*/ int) specials[random.nextInt(200) == 0 ? 6 : random.nextInt(6)];
    }

    /** The left fold of all up to each element, or of all before it. */
    public static /*value*/ int[] scan(ScanOp op, /*value*/ int[] a, boolean exclusive) {
        return (/*value*/ int[]) FoldOracle.scan(a, op, exclusive);
    }

    public static /*value*/ int fold(ScanOp op, /*value*/ int[] a) {
        return ((/*value*/ int[]) FoldOracle.fold(a, op))[0];
    }

    public static /*value*/ int identity(ScanOp op) {
        return ((/*value*/ int[]) FoldOracle.identity(KeyType.of(new /*value*/ int[0]), op))[0];
    }

    /** How far the sum of the first n is from what a compensated one gives, in what the Javadoc allows it. */
    public static double errorOfSum(/*value*/ int[] a, int n, /*value*/ int found) {
        double[] doubles = new double[n];
        Arrays.setAll(doubles, i -> a[i]);
        double[][] exact = FoldOracle.sums(doubles);
        double rounding = /*key*/ Integer.SIZE == Integer.SIZE ? 0x1p-24 : 0x1p-53;
        return Math.abs(found - exact[0][n - 1])
                / ((2000 + a.length / 200) * rounding * exact[1][n - 1] + Double.MIN_VALUE);
    }
}
