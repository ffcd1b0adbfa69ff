package io.github.aparasort.testing;

import io.github.aparasort.ScanOp;
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
        /*value*/ int[] result = new /*value*/ int[a.length];
        /*value*/ int fold = identity(op);
        for (int i = 0; i < a.length; i++) {
            /*value*/ int next = combine(op, fold, a[i]);
            result[i] = exclusive ? fold : next;
            fold = next;
        }
        return result;
    }

    public static /*value*/ int fold(ScanOp op, /*value*/ int[] a) {
        /*value*/ int fold = identity(op);
        for (/*value*/ int x : a) {
            fold = combine(op, fold, x);
        }
        return fold;
    }

    public static /*value*/ int identity(ScanOp op) {
        double extreme = op == ScanOp.MIN ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        return (/*value*/ int) (op == ScanOp.SUM ? 0 : op == ScanOp.PRODUCT ? 1 : extreme);
    }

    private static /*value*/ int combine(ScanOp op, /*value*/ int x, /*value*/ int y) {
        return switch (op) {
            case SUM -> x + y;
            case PRODUCT -> x * y;
            case MIN -> Math.min(x, y);
            case MAX -> Math.max(x, y);
        };
    }

    /** How far the sum of an array is from what a compensated one gives, in what the Javadoc allows it. */
    public static double errorOfSum(/*value*/ int[] a, int n, /*value*/ int found) {
        // By Neumaier: what is lost at each addition is added up apart.
        double sum = 0;
        double lost = 0;
        double magnitudes = 0;
        for (int i = 0; i < n; i++) {
            double x = a[i];
            double next = sum + x;
            lost += Math.abs(sum) >= Math.abs(x) ? sum - next + x : x - next + sum;
            sum = next;
            magnitudes += Math.abs(x);
        }
        double rounding = /*key*/ Integer.SIZE == Integer.SIZE ? 0x1p-24 : 0x1p-53;
        return Math.abs(found - sum - lost) / ((2000 + a.length / 200) * rounding * magnitudes + Double.MIN_VALUE);
    }
}
