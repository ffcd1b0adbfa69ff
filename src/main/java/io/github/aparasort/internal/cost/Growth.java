package io.github.aparasort.internal.cost;

/** How an engine's cost grows, apart from what every call costs. */
public enum Growth {
    /** In proportion to n: radix sorts, and what is bound by transfers. */
    LINEAR {
        @Override
        double of(double n) {
            return n;
        }
    },
    /** In proportion to n log n: sorts that compare. */
    LINEARITHMIC {
        @Override
        double of(double n) {
            return n * Math.log(n);
        }
    };

    abstract double of(double n);
}
