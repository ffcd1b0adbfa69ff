package io.github.aparasort.resident;

import io.github.aparasort.DoubleScanKernel;
import io.github.aparasort.FloatScanKernel;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.LongOrderKernel;
import io.github.aparasort.LongScanKernel;
import io.github.aparasort.MapKernel;

/** Operators, orders and maps of a caller's own, as users write them. */
final class ResidentKernels {
    private ResidentKernels() {
    }

    /** Orders ints by their last three bits, so many are equal. */
    static final class ByLastBits extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return (a & 7) < (b & 7);
        }
    }

    static final class LongsByLastBits extends LongOrderKernel {
        @Override
        public boolean before(long a, long b) {
            return (int) (a & 7) < (int) (b & 7);
        }
    }

    /** Applies one linear function after another, which does not commute: factor and summand have 16 bits each. */
    static final class AfterInts extends IntScanKernel {
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
    static final class AfterLongs extends LongScanKernel {
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
    static final class LastFloat extends FloatScanKernel {
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

    static final class LastDouble extends DoubleScanKernel {
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

    /** Reads also another element than its own. */
    static final class MixInts extends MapKernel {
        int[] a = ints();
        long[] b = longs();
        int[] out = ints();

        @Override
        public void apply(int i) {
            out[i] = a[i / 2] * 31 + (int) b[i] - i;
        }
    }

    static final class MixLongs extends MapKernel {
        long[] a = longs();
        int[] b = ints();
        long[] out = longs();

        @Override
        public void apply(int i) {
            out[i] = a[i] * 5 + b[i / 3];
        }
    }

    /** Rounds once. */
    static final class AddFloats extends MapKernel {
        float[] a = floats();
        float[] b = floats();
        float[] out = floats();

        @Override
        public void apply(int i) {
            out[i] = a[i] + b[i / 2];
        }
    }

    static final class Revenue extends MapKernel {
        int[] quantity = ints();
        double[] price = doubles();
        double[] out = doubles();

        @Override
        public void apply(int i) {
            out[i] = quantity[i] * price[i];
        }
    }
}
