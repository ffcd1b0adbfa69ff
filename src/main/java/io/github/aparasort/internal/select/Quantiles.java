package io.github.aparasort.internal.select;

import io.github.aparasort.internal.array.IntRuns;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntToDoubleFunction;

/**
 * Quantiles with linear interpolation as NumPy computes them: the ranks that they need, and the interpolation between
 * the elements there. The virtual index of a quantile is {@code q * (n - 1)}.
 *
 * <p>Source: definition 7 of R. J. Hyndman and Y. Fan, <i>Sample quantiles in statistical packages</i>, The American
 * Statistician 50 (1996), and NumPy's documentation of {@code quantile}.
 */
public final class Quantiles {
    private final int n;
    private final double[] q;
    /** The ranks that are needed, ascending and distinct. */
    private final int[] ranks;

    /**
     * Checks the arguments.
     *
     * @param n how many elements there are
     * @param wanted which quantiles; it is copied
     * @throws IllegalArgumentException if there are no elements, or a quantile is outside of [0, 1]
     */
    public Quantiles(int n, double[] wanted) {
        this.n = n;
        this.q = Objects.requireNonNull(wanted, "q").clone();
        if (n == 0) {
            throw new IllegalArgumentException("a is empty: it has no quantiles");
        }
        check(q);
        ranks = ranks(n, q);
    }

    private static int[] ranks(int n, double[] q) {
        int[] all = new int[2 * q.length];
        for (int i = 0; i < q.length; i++) {
            all[2 * i] = rank(q[i], n);
            all[2 * i + 1] = all[2 * i] + (fraction(q[i], n) == 0 ? 0 : 1);
        }
        Arrays.sort(all);
        return IntRuns.distinct(all);
    }

    /**
     * Checks which quantiles are wanted.
     *
     * @throws IllegalArgumentException if one is outside of [0, 1]
     */
    public static void check(double[] q) {
        for (int i = 0; i < q.length; i++) {
            if (!(q[i] >= 0 && q[i] <= 1)) {
                throw new IllegalArgumentException("q[" + i + "] = " + q[i] + ": it must be in [0, 1]");
            }
        }
    }

    private static int rank(double q, int n) {
        return (int) Math.floor(q * (n - 1));
    }

    /** How far the virtual index is from the rank below it to the one above. */
    private static double fraction(double q, int n) {
        return q * (n - 1) - rank(q, n);
    }

    /**
     * The quantile q of n elements.
     *
     * @param elements the element at each rank
     */
    public static double of(double q, int n, IntToDoubleFunction elements) {
        int rank = rank(q, n);
        double t = fraction(q, n);
        double below = elements.applyAsDouble(rank);
        return t == 0 ? below : between(below, elements.applyAsDouble(rank + 1), t);
    }

    /** The ranks that are needed, ascending and distinct. */
    public int[] ranks() {
        return ranks.clone();
    }

    /** The begin and the end of each range of ranks. */
    public int[] ranges() {
        int[] ranges = new int[2 * ranks.length];
        int count = 0;
        for (int i = 0; i < ranks.length; i++) {
            if (i == 0 || ranks[i - 1] < ranks[i] - 1) {
                ranges[count++] = ranks[i];
            }
            if (i == ranks.length - 1 || ranks[i + 1] > ranks[i] + 1) {
                ranges[count++] = ranks[i] + 1;
            }
        }
        return Arrays.copyOf(ranges, count);
    }

    /**
     * The quantiles.
     *
     * @param elements the elements at the ranks of all ranges, by their position from 0 on
     */
    public double[] of(IntToDoubleFunction elements) {
        double[] quantiles = new double[q.length];
        for (int i = 0; i < q.length; i++) {
            quantiles[i] = of(q[i], n, rank -> elements.applyAsDouble(Arrays.binarySearch(ranks, rank)));
        }
        return quantiles;
    }

    /**
     * NumPy's interpolation, which starts from the nearer of the two. Here it also never falls while t rises, and stays
     * between the two.
     *
     * @param t more than 0, less than 1
     */
    private static double between(double a, double b, double t) {
        if (a == b) {
            return a;
        }
        double width = b - a;
        if (Double.isInfinite(width)) {
            return farBetween(a, b, t);
        }
        // If the width was rounded up, the lower half may end above the begin of the upper half, which rounds too.
        double upper = b - width * (1 - Math.max(t, 0.5));
        return t >= 0.5 ? upper : Math.min(a + width * t, upper);
    }

    /** Where the width is beyond the doubles. */
    private static double farBetween(double a, double b, double t) {
        double sum = a + b;
        if (Double.isInfinite(sum)) {
            // One of the two is infinite, and so is all that lies between them.
            return sum;
        }
        if (Double.isNaN(sum)) {
            // Both are infinite: the limit of finite ones with opposite signs.
            return t == 0.5 ? 0 : t < 0.5 ? a : b;
        }
        return 2 * between(a / 2, b / 2, t);
    }
}
