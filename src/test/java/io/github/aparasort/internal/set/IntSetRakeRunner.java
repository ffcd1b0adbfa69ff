package io.github.aparasort.internal.set;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.SetRunner;

// Twins: Long, Float, Double
/** Set operations by rakes, over ints. */
final class IntSetRakeRunner implements SetRunner {
    private final boolean traced;
    private final KernelRun<IntRakeSets> run;
    /** The results that were counted first. */
    private /*value*/ int[] exact;

    IntSetRakeRunner(boolean traced, int rakes) {
        this.traced = traced;
        run = KernelRun.of(Target.JTP, new IntRakeSets(rakes, traced));
        run.kernel().scale(0, 0);
    }

    @Override
    public Found run(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        if (a.length == 0 || b.length == 0) {
            // The kernel is not asked for these.
            return SetRunner.expected(operation, a, b, traced);
        }
        IntRakeSets kernel = run.kernel();
        kernel.allocate(a.length + b.length);
        exact = null;
        kernel.bindArrays(values(a), values(b), operation, distinct, stream ? this::make : null);
        run.run();
        if (kernel.goesOn()) {
            run.run();
        }
        Found found = found(kernel);
        kernel.giveBack();
        kernel.dismissWorkers();
        return found;
    }

    private /*value*/ int[] make(int count) {
        exact = new /*value*/ int[Math.max(1, count)];
        return exact;
    }

    private Found found(IntRakeSets kernel) {
        int[] origins = new int[kernel.count()];
        long[] keys = new long[kernel.count()];
        int place = 0;
        for (int s = 0; s < kernel.stretches(); s++) {
            for (int i = kernel.begin(s); i < kernel.begin(s) + kernel.count(s); i++) {
                keys[place] = (long) (exact == null ? kernel.results() : exact)[i];
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
        run.close();
    }
}
