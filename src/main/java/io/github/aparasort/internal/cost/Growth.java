package io.github.aparasort.internal.cost;

/** How an engine's cost grows with n, without the constant cost of a call. */
public enum Growth {
    /** In proportion to n: radix sorts, and work that is bound by transfers. */
    LINEAR {
        @Override
        double of(double n) {
            return n;
        }
    },
    /** In proportion to n log n: comparison sorts. */
    LINEARITHMIC {
        @Override
        double of(double n) {
            return n * Math.log(n);
        }
    };

    abstract double of(double n);
}
