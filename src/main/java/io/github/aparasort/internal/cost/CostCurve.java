package io.github.aparasort.internal.cost;

import java.util.ArrayList;
import java.util.List;

/**
 * Nanoseconds of a whole call as a function of its number of elements. It is measured at a few sizes, with a straight
 * line between two of them. After the last size it continues as a + b g(n), where g is the engine's growth and b is
 * fitted to the last few sizes. It is unknown below the first size. A query takes no lock and allocates nothing.
 */
public final class CostCurve {
    /** The estimate if nothing is known. */
    public static final long UNKNOWN = -1;

    /** Where a curve comes from. */
    public enum Trust {
        /** Measured until times stopped falling. */
        FULL,
        /** Measured until the processor time was used up: times may still have been falling. */
        HASTY,
        /** The same engine's cost of other work, in proportion to the bytes. */
        BORROWED
    }

    /** Sizes within this factor of the last one are used for the fit; usually these are two more sizes. */
    private static final int FIT_WITHIN = 16;
    /**
     * Bounds on b, as a share of the value that it would have if a were zero. With more than all of it, small sizes
     * would cost less than nothing. Less than a quarter is noise around a constant, and the next size may be the one
     * where times rise: by the figures of docs/performance.md for an H200 the share is 0.2 at 1M ints, and grows from
     * there on.
     */
    private static final double LEAST_SHARE = 0.25;
    private static final double MOST_SHARE = 1;

    /** An estimate for more than this many times the last size is a guess. */
    private static final int MOST_BEYOND = 64;

    /** The points in order of n, and the fit after the last one. Replaced as a whole. */
    private record Shape(int[] n, long[] nanos, List<Point> points, Growth growth, double perGrowth, Trust trust) {
    }

    private volatile Shape shape;

    /** Nothing is known yet. */
    public CostCurve() {
        this(List.of(), Growth.LINEARITHMIC, Trust.FULL);
    }

    CostCurve(List<Point> points, Growth growth, Trust trust) {
        shape = shape(points, growth, trust);
    }

    /** Adds a measurement. */
    public synchronized void add(int n, long nanos) {
        List<Point> points = new ArrayList<>(shape.points);
        int at = 0;
        while (at < points.size() && points.get(at).n() < n) {
            at++;
        }
        if (at < points.size() && points.get(at).n() == n) {
            points.set(at, points.get(at).and(nanos));
        } else {
            points.add(at, new Point(n, nanos, 1));
        }
        shape = shape(points, shape.growth, shape.trust);
    }

    /** Replaces all points and the trust by those of another curve. */
    synchronized void become(CostCurve other) {
        shape = other.shape;
    }

    /** The cost of the same engine for other work, in proportion. */
    CostCurve times(double ratio) {
        List<Point> points = new ArrayList<>();
        for (Point point : shape.points) {
            points.add(new Point(point.n(), (long) (ratio * point.nanos()), point.runs()));
        }
        return new CostCurve(points, shape.growth, Trust.BORROWED);
    }

    private static Shape shape(List<Point> points, Growth growth, Trust trust) {
        int count = points.size();
        int[] n = new int[count];
        long[] nanos = new long[count];
        // Fewer elements never take longer than more. If they did, something disturbed all of their runs.
        for (int i = count - 1; i >= 0; i--) {
            n[i] = points.get(i).n();
            nanos[i] = i == count - 1 ? points.get(i).nanos() : Math.min(points.get(i).nanos(), nanos[i + 1]);
        }
        return new Shape(n, nanos, List.copyOf(points), growth, perGrowth(n, nanos, growth), trust);
    }

    private static double perGrowth(int[] n, long[] nanos, Growth growth) {
        if (n.length == 0) {
            return 0;
        }
        int last = n.length - 1;
        int first = last;
        while (first > 0 && n[first - 1] >= n[last] / FIT_WITHIN) {
            first--;
        }
        double[] x = new double[last - first + 1];
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = growth.of(n[first + i]);
            y[i] = nanos[first + i];
        }
        double proportion = y[x.length - 1] / x[x.length - 1];
        double fitted = x.length < 2 ? proportion : Fit.slope(x, y);
        return Math.max(LEAST_SHARE * proportion, Math.min(MOST_SHARE * proportion, fitted));
    }

    /** The expected nanoseconds for n elements, or {@link #UNKNOWN}. */
    public long estimate(int n) {
        Shape now = shape;
        int last = now.n.length - 1;
        if (last < 0 || n < now.n[0]) {
            return UNKNOWN;
        }
        if (n >= now.n[last]) {
            return (long) (now.nanos[last] + now.perGrowth * (now.growth.of(n) - now.growth.of(now.n[last])));
        }
        int i = 0;
        while (n >= now.n[i + 1]) {
            i++;
        }
        double share = (n - now.n[i]) / (double) (now.n[i + 1] - now.n[i]);
        return (long) (now.nanos[i] + share * (now.nanos[i + 1] - now.nanos[i]));
    }

    /**
     * Whether the estimate for n elements is more than a guess. A GPU's times for few elements are those of its
     * launches, and say nothing of millions: busy machines may have measured no other.
     */
    boolean reaches(int n) {
        Shape now = shape;
        return now.n.length > 0 && n <= (long) MOST_BEYOND * now.n[now.n.length - 1];
    }

    /** The measured points that the estimates rest on, in order of n. */
    public List<Point> points() {
        return shape.points;
    }

    Growth growth() {
        return shape.growth;
    }

    /** How far the estimates can be trusted. */
    public Trust trust() {
        return shape.trust;
    }
}
