package io.github.aparasort.internal.cost;

/** Straight lines through measurements. */
public final class Fit {
    private Fit() {
    }

    /**
     * The slope of the line that is nearest to the points by least squares of <i>relative</i> differences. The error of
     * a timer is a share of what it measures; without weights the largest size would decide alone.
     */
    static double slope(double[] x, double[] y) {
        double w = 0;
        double wx = 0;
        double wy = 0;
        for (int i = 0; i < x.length; i++) {
            double weight = weight(y[i]);
            w += weight;
            wx += weight * x[i];
            wy += weight * y[i];
        }
        double above = 0;
        double below = 0;
        for (int i = 0; i < x.length; i++) {
            double dx = x[i] - wx / w;
            above += weight(y[i]) * dx * (y[i] - wy / w);
            below += weight(y[i]) * dx * dx;
        }
        return above / below;
    }

    private static double weight(double y) {
        // A clock that has not ticked reads 0.
        return 1 / (Math.max(1, y) * Math.max(1, y));
    }
}
