package io.github.aparasort.testing;

import io.github.aparasort.IntOrderKernel;

// Twins: Long
/** Orders of the tests' own, as callers may write them. */
public final class IntOrders {
    private IntOrders() {
    }

    /** By a computed property: the number of bits that are set, then the value. */
    public static class ByBits extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            int p = bits(a);
            int q = bits(b);
            return p < q || p == q && min(a, b) != b;
        }

        private int bits(/*key*/ int key) {
            int upper = (int) (key >> Short.SIZE >> Short.SIZE);
            return popcount((int) key) + (/*key*/ Integer.SIZE == Long.SIZE ? popcount(upper) : 0);
        }
    }

    /** By two bits alone, so that there are many ties. */
    public static class ByTwoBits extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return (a & 3) != (b & 3) && (int) (a & 3) < (int) (b & 3);
        }
    }

    /** By a table that the caller has, and a scalar. */
    public static class ByTable extends IntOrderKernel {
        private final int[] ranks;
        private final int sign;

        public ByTable(int[] ranks, boolean descending) {
            this.ranks = ranks;
            this.sign = descending ? -1 : 1;
        }

        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return rank(a) < rank(b);
        }

        private int rank(/*key*/ int key) {
            return sign * ranks[(int) key & (ranks.length - 1)];
        }
    }

    /** Orders that are none, but for the second; in one class, for OpenCL takes seconds to build each. */
    public static class Contrary extends IntOrderKernel {
        /** Everything comes before everything. */
        public static final int ALWAYS = 0;
        /** Nothing comes before anything: a stable sort does nothing. */
        public static final int NEVER = 1;
        /** An order whose author forgot about ties. */
        public static final int NOT_AFTER = 2;
        /** Now this way, now that. */
        public static final int RANDOM = 3;
        /** Stone, scissors, paper. */
        public static final int CYCLIC = 4;

        protected final int way;

        public Contrary(int way) {
            this.way = way;
        }

        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            if (way == NOT_AFTER) {
                return min(a, b) == a;
            }
            if (way == RANDOM) {
                return (((int) a * 0x45d9f3b ^ (int) b * 0x119de1f3) >>> 13 & 1) != 0;
            }
            if (way == CYCLIC) {
                return (((int) b & 0xffff) - ((int) a & 0xffff) + 3 * 0xffff) % 3 == 1;
            }
            return way == ALWAYS;
        }
    }

    public static /*key*/ int[] keys(Input input, int n) {
        return (/*key*/ int[]) (/*key*/ Integer.SIZE == Long.SIZE ? (Object) input.longs(n) : input.ints(n));
    }

    public static int[] stableOrder(/*key*/ int[] keys, IntOrderKernel order) {
        return Oracle.stableOrder(0, keys.length, (i, j) ->
                order.before(keys[i], keys[j]) ? -1 : order.before(keys[j], keys[i]) ? 1 : 0);
    }
}
