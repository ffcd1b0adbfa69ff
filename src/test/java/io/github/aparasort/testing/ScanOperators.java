package io.github.aparasort.testing;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.LongScanKernel;
import java.util.SplittableRandom;

/** Operators of the tests' own of a certain type, besides {@code IntScanOperators} and its twins. */
public final class ScanOperators {
    private ScanOperators() {
    }

    /** Products of 2 x 2 matrices of residues of a prime, a byte each, row by row from the highest. */
    public static class IntMatrix extends IntScanKernel {
        public static final int PRIME = 251;

        @Override
        public int combine(int a, int b) {
            int upper = row(a >>> 16, b);
            int lower = row(a & 0xffff, b);
            return upper << 16 | lower;
        }

        private int row(int row, int b) {
            int left = (row >>> 8 & 255) * (b >>> 24 & 255) + (row & 255) * (b >>> 8 & 255);
            int right = (row >>> 8 & 255) * (b >>> 16 & 255) + (row & 255) * (b & 255);
            return left % PRIME << 8 | right % PRIME;
        }

        @Override
        public int identity() {
            return 0x0100_0001;
        }

        /** Invertible ones, for the product of others soon is nothing but zeros. */
        public static int[] random(int n, SplittableRandom random) {
            int[] matrices = new int[n];
            for (int i = 0; i < n; i++) {
                int[] e;
                do {
                    e = random.ints(4, 0, PRIME).toArray();
                } while ((e[0] * e[3] - e[1] * e[2]) % PRIME == 0);
                matrices[i] = e[0] << 24 | e[1] << 16 | e[2] << 8 | e[3];
            }
            return matrices;
        }
    }

    /** As above with 16 bits each. */
    public static class LongMatrix extends LongScanKernel {
        public static final int PRIME = 65_521;

        @Override
        public long combine(long a, long b) {
            long upper = row(a >>> 32, b);
            long lower = row(a & 0xffff_ffffL, b);
            return upper << 32 | lower;
        }

        private long row(long row, long b) {
            long left = (row >>> 16 & 0xffffL) * (b >>> 48 & 0xffffL) + (row & 0xffffL) * (b >>> 16 & 0xffffL);
            long right = (row >>> 16 & 0xffffL) * (b >>> 32 & 0xffffL) + (row & 0xffffL) * (b & 0xffffL);
            return left % 65_521L << 16 | right % 65_521L;
        }

        @Override
        public long identity() {
            return 0x0001_0000_0000_0001L;
        }

        public static long[] random(int n, SplittableRandom random) {
            long[] matrices = new long[n];
            for (int i = 0; i < n; i++) {
                long[] e;
                do {
                    e = random.longs(4, 0, PRIME).toArray();
                } while ((e[0] * e[3] - e[1] * e[2]) % PRIME == 0);
                matrices[i] = e[0] << 48 | e[1] << 32 | e[2] << 16 | e[3];
            }
            return matrices;
        }
    }

    /** One that says that it commutes, with a field. */
    public static class IntXor extends IntScanKernel {
        private final int mask;

        public IntXor(int mask) {
            this.mask = mask;
        }

        @Override
        public int combine(int a, int b) {
            return (a ^ b) & mask;
        }

        @Override
        public int identity() {
            return 0;
        }

        @Override
        public boolean isCommutative() {
            return true;
        }
    }
}
