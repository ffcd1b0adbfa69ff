package io.github.aparasort.internal.scan;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.Dispatcher;
import java.util.Objects;
import java.util.function.Supplier;

/** The reductions and scans of {@link PrefixScan} of one type. The twins are derived from this file by the build. */
public final class IntScans {
    private IntScans() {
    }

    public static /*value*/ int reduce(Dispatcher dispatcher, /*value*/ int[] a, ScanOp op) {
        Objects.requireNonNull(op, "op");
        if (dispatcher.isPlain(ScanWorkload.reduce(/*value*/ int.class), a.length)) {
            return IntSerialScan.reduce(a, op);
        }
        IntScanJob job = IntScanJob.reduce(a, op);
        dispatcher.run(job);
        return job.total();
    }

    public static /*value*/ int scan(Dispatcher dispatcher, /*value*/ int[] in, /*value*/ int[] out, ScanOp op,
            boolean exclusive) {
        ArgumentChecks.sameLengths(in.length, out.length);
        Objects.requireNonNull(op, "op");
        if (dispatcher.isPlain(ScanWorkload.scan(/*value*/ int.class), in.length)) {
            return IntSerialScan.scan(in, out, op, exclusive);
        }
        IntScanJob job = IntScanJob.scan(in, out, op, exclusive);
        dispatcher.run(job);
        return job.total();
    }

    public static /*value*/ int reduce(Dispatcher dispatcher, /*value*/ int[] a, Supplier<? extends IntScanKernel> op) {
        return run(dispatcher, IntOperatorScanJob.reduce(a, made(op)));
    }

    public static /*value*/ int scan(Dispatcher dispatcher, /*value*/ int[] in, /*value*/ int[] out,
            Supplier<? extends IntScanKernel> op, boolean exclusive) {
        ArgumentChecks.sameLengths(in.length, out.length);
        return run(dispatcher, IntOperatorScanJob.scan(in, out, made(op), exclusive));
    }

    private static /*value*/ int run(Dispatcher dispatcher, IntOperatorScanJob job) {
        dispatcher.run(job);
        return job.total();
    }

    /** An operator is a kernel, so Aparapi is loaded here. */
    private static IntScanKernel made(Supplier<? extends IntScanKernel> op) {
        return Objects.requireNonNull(AparapiLog.made(op), "the supplier made no operator");
    }
}
