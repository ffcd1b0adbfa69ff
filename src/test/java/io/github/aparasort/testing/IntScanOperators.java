package io.github.aparasort.testing;

import io.github.aparasort.IntScanKernel;

// Twins: Long, Float, Double
/** Operators of the tests' own, as callers may write them. */
public final class IntScanOperators {
    private IntScanOperators() {
    }

    /** The last element that is not 0. Does not commute. */
    public static class LastNonZero extends IntScanKernel {
        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            return b != 0 ? b : a;
        }

        @Override
        public /*value*/ int identity() {
            return 0;
        }
    }

    /** Products of 2x2 matrices of residues by 16, four bits each, which even a float holds. Do not commute. */
    public static class Matrices extends IntScanKernel {
        /** The unit matrix. */
        public static final int UNIT = 0x1001;

        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            int x = (int) a;
            int y = (int) b;
            int p = entry(x, 0) * entry(y, 0) + entry(x, 4) * entry(y, 8);
            int q = entry(x, 0) * entry(y, 4) + entry(x, 4) * entry(y, 12);
            int r = entry(x, 8) * entry(y, 0) + entry(x, 12) * entry(y, 8);
            int s = entry(x, 8) * entry(y, 4) + entry(x, 12) * entry(y, 12);
            return (p & 15) | (q & 15) << 4 | (r & 15) << 8 | (s & 15) << 12;
        }

        private int entry(int matrix, int shift) {
            return matrix >> shift & 15;
        }

        @Override
        public /*value*/ int identity() {
            return UNIT;
        }
    }

    /** The first element of the highest rank, which a table of the caller's says; 0 has the lowest. */
    public static class FirstOfRank extends IntScanKernel {
        private final int[] ranks;

        public FirstOfRank(int... ranks) {
            this.ranks = ranks;
        }

        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            return ranks[(int) b & 7] > ranks[(int) a & 7] ? b : a;
        }

        @Override
        public /*value*/ int identity() {
            return 0;
        }
    }

    /** Sums by a prime, a field. Commutes. */
    public static class SumsBy extends IntScanKernel {
        private final int prime;

        public SumsBy(int prime) {
            this.prime = prime;
        }

        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            return ((int) a + (int) b) % prime;
        }

        @Override
        public /*value*/ int identity() {
            return 0;
        }

        @Override
        public boolean isCommutative() {
            return true;
        }
    }

    /** No operator at all, for the order of operations decides on what comes out. */
    public static class Difference extends IntScanKernel {
        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            return 3 * b - a;
        }

        @Override
        public /*value*/ int identity() {
            return 0;
        }
    }

    /** Throws what it was made with where it meets a 7. */
    public static class Throws extends IntScanKernel {
        private final RuntimeException thrown;

        public Throws(RuntimeException thrown) {
            this.thrown = thrown;
        }

        @Override
        public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
            if (a == 7 || b == 7) {
                throw thrown;
            }
            return Math.max(a, b);
        }

        @Override
        public /*value*/ int identity() {
            return 0;
        }
    }

    /** Left to right, from the identity on. */
    public static /*value*/ int[] scan(/*value*/ int[] a, IntScanKernel by, boolean exclusive) {
        /*value*/ int[] result = new /*value*/ int[a.length];
        /*value*/ int fold = by.identity();
        for (int i = 0; i < a.length; i++) {
            /*value*/ int next = by.combine(fold, a[i]);
            result[i] = exclusive ? fold : next;
            fold = next;
        }
        return result;
    }

    public static /*value*/ int fold(/*value*/ int[] a, IntScanKernel by) {
        return a.length == 0 ? by.identity() : scan(a, by, false)[a.length - 1];
    }
}
