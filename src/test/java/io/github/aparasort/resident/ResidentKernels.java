package io.github.aparasort.resident;

import io.github.aparasort.MapKernel;

/** Maps of a caller's own, as users write them. */
final class ResidentKernels {
    private ResidentKernels() {
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
