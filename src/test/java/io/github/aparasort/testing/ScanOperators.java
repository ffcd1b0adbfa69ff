package io.github.aparasort.testing;

import io.github.aparasort.DoubleScanKernel;
import io.github.aparasort.FloatScanKernel;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.LongScanKernel;

/** Operators of the tests' own of a certain type, besides {@code IntScanOperators} and its twins. */
public final class ScanOperators {
    private ScanOperators() {
    }

    /** Applies one linear function after another, which does not commute: factor and summand have 16 bits each. */
    public static final class AfterInts extends IntScanKernel {
        @Override
        public int combine(int a, int b) {
            int factor = (a >>> 16) * (b >>> 16);
            int summand = (b >>> 16) * (a & 0xffff) + (b & 0xffff);
            return (factor << 16) | (summand & 0xffff);
        }

        @Override
        public int identity() {
            return 0x10000;
        }
    }

    /** As the kernel for ints, with a factor and a summand of 32 bits each. */
    public static final class AfterLongs extends LongScanKernel {
        @Override
        public long combine(long a, long b) {
            long factor = (a >>> 32) * (b >>> 32);
            long summand = (b >>> 32) * (a & 0xffffffffL) + (b & 0xffffffffL);
            return (factor << 32) | (summand & 0xffffffffL);
        }

        @Override
        public long identity() {
            return 0x100000000L;
        }
    }

    /** The last number that is not NaN. */
    public static final class LastFloat extends FloatScanKernel {
        float none = Float.NaN;

        @Override
        public float combine(float a, float b) {
            return b != b ? a : b;
        }

        @Override
        public float identity() {
            return none;
        }
    }

    public static final class LastDouble extends DoubleScanKernel {
        double none = Double.NaN;

        @Override
        public double combine(double a, double b) {
            return b != b ? a : b;
        }

        @Override
        public double identity() {
            return none;
        }
    }

    /** Left to right by an operator of the type of an array, from the identity on. */
    public static Object scan(Object in, Object by, boolean exclusive) {
        return in instanceof int[] ints ? IntScanOperators.scan(ints, (IntScanKernel) by, exclusive)
                : in instanceof long[] longs ? LongScanOperators.scan(longs, (LongScanKernel) by, exclusive)
                : in instanceof float[] floats ? FloatScanOperators.scan(floats, (FloatScanKernel) by, exclusive)
                : DoubleScanOperators.scan((double[]) in, (DoubleScanKernel) by, exclusive);
    }
}
