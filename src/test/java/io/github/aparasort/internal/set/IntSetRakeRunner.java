package io.github.aparasort.internal.set;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.SetRunner;
import java.util.concurrent.atomic.AtomicReference;

// Twins: Long, Float, Double
/** Set operations by rakes, over ints. */
final class IntSetRakeRunner implements SetRunner {
    private final boolean traced;
    private final KernelRun<IntRakeSets> run;

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
        MultisetOptions options = new MultisetOptions(distinct, stream);
        AtomicReference<int[]> origins = new AtomicReference<>();
        IntMultisetJob job = new IntMultisetJob(operation, options, values(a), values(b),
                traced ? origins::set : null);
        run.kernel().allocate(a.length + b.length);
        run.run(job);
        job.finish();
        long[] keys = new long[job.count()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) job.result()[i];
        }
        return new Found(keys, origins.get());
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
