package io.github.aparasort;

/** Orders of the tests' own, as callers may write them. The twin for long keys is derived from this file. */
final class IntOrders {
    private IntOrders() {
    }

    /** The keys' own order. */
    static class Ascending extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return min(a, b) != b;
        }
    }

    /** By a computed property: the number of bits that are set, then the value. */
    static class ByBits extends IntOrderKernel {
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
    static class ByTwoBits extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return (a & 3) != (b & 3) && (int) (a & 3) < (int) (b & 3);
        }
    }

    /** By a table that the caller has, and a scalar. */
    static class ByTable extends IntOrderKernel {
        private final int[] ranks;
        private final int sign;

        ByTable(int[] ranks, boolean descending) {
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

    /** Everything comes before everything. */
    static class Always extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return true;
        }
    }

    /** Nothing comes before anything: a stable sort does nothing. */
    static class Never extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return false;
        }
    }

    /** As somebody wrote it who did not think of ties. */
    static class NotAfter extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return min(a, b) == a;
        }
    }

    /** Now this way, now that. */
    static class Random extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return (((int) a * 0x45d9f3b ^ (int) b * 0x119de1f3) >>> 13 & 1) != 0;
        }
    }

    /** Stone, scissors, paper. */
    static class Cyclic extends IntOrderKernel {
        @Override
        public boolean before(/*key*/ int a, /*key*/ int b) {
            return (((int) b & 0xffff) - ((int) a & 0xffff) + 3 * 0xffff) % 3 == 1;
        }
    }
}
