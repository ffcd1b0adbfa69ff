package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceLaunch;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.testing.SetDefinition;
import io.github.aparasort.testing.SetRunner;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Set operations by rakes, over ints. */
final class IntSetRakeRunner implements SetRunner {
    private final boolean traced;
    private final KernelPool pool;

    IntSetRakeRunner(ComputeDevice device, boolean traced, int rakes) {
        this.traced = traced;
        this.pool = new KernelPool(device, () -> {
            IntRakeSets kernel = new IntRakeSets(rakes, traced);
            kernel.scale(0, 0);
            return kernel;
        }, 1, lease -> null);
    }

    @Override
    public ComputeDevice device() {
        return pool.device();
    }

    @Override
    public Found run(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        if (a.length == 0 || b.length == 0) {
            // The kernel is not asked for these.
            return SetDefinition.found(operation, a, b, traced);
        }
        try (Lease lease = pool.take(a.length + b.length, true)) {
            Inputs inputs = new Inputs(operation, values(a), values(b), distinct, stream);
            lease.run(new InPlaceLaunch<>(lease.kernel(), lease.device(), (IntRakeSets) lease.kernel(), inputs, false));
            return found((IntRakeSets) lease.kernel(), inputs);
        } catch (DeviceFault e) {
            throw new AssertionError(e);
        }
    }

    private Found found(IntRakeSets kernel, Inputs inputs) {
        int[] origins = new int[kernel.count()];
        long[] keys = new long[kernel.count()];
        int place = 0;
        for (int s = 0; s < kernel.stretches(); s++) {
            for (int i = kernel.begin(s); i < kernel.begin(s) + kernel.count(s); i++) {
                keys[place] = (long) (inputs.exact == null ? kernel.results() : inputs.exact)[i];
                if (traced) {
                    origins[place] = kernel.origins()[i];
                }
                place++;
            }
        }
        return new Found(keys, traced ? origins : null);
    }

    private static /*value*/ int[] values(long[] keys) {
        /*value*/ int[] values = new /*value*/ int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            values[i] = (/*value*/ int) keys[i];
        }
        return values;
    }

    @Override
    public void close() {
        pool.close();
    }

    private static final class Inputs implements InPlaceWork<IntRakeSets> {
        private final SetOperation operation;
        private final /*value*/ int[] a;
        private final /*value*/ int[] b;
        private final boolean distinct;
        private final boolean stream;
        private /*value*/ int[] exact;

        Inputs(SetOperation operation, /*value*/ int[] a, /*value*/ int[] b, boolean distinct, boolean stream) {
            this.operation = operation;
            this.a = a;
            this.b = b;
            this.distinct = distinct;
            this.stream = stream;
        }

        @Override
        public int inputHash() {
            return Arrays.hashCode(a) + Arrays.hashCode(b);
        }

        @Override
        public void bindArrays(IntRakeSets kernel) {
            kernel.bindArrays(a, b, operation, distinct, stream ? this::make : null);
        }

        private /*value*/ int[] make(int count) {
            exact = new /*value*/ int[Math.max(1, count)];
            return exact;
        }
    }
}
