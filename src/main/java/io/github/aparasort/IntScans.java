package io.github.aparasort;

import java.util.Objects;
import java.util.function.Supplier;

/** The reductions and scans of {@link PrefixScan} of one type. The twins are derived from this file by the build. */
final class IntScans {
    private IntScans() {
    }

    static /*value*/ int reduce(Dispatcher dispatcher, /*value*/ int[] a, ScanOp op) {
        Objects.requireNonNull(op, "op");
        if (dispatcher.isPlain(ScanKind.reduce(/*value*/ int.class), a.length)) {
            return IntJdkScan.reduce(a, op);
        }
        IntScanJob job = IntScanJob.reduce(a, op);
        dispatcher.run(job);
        return job.total();
    }

    static /*value*/ int scan(Dispatcher dispatcher, /*value*/ int[] in, /*value*/ int[] out, ScanOp op,
            boolean exclusive) {
        Checks.sameLengths(in.length, out.length);
        Objects.requireNonNull(op, "op");
        if (dispatcher.isPlain(ScanKind.scan(/*value*/ int.class), in.length)) {
            return IntJdkScan.scan(in, out, op, exclusive);
        }
        IntScanJob job = IntScanJob.scan(in, out, op, exclusive);
        dispatcher.run(job);
        return job.total();
    }

    static /*value*/ int reduce(Dispatcher dispatcher, /*value*/ int[] a, Supplier<? extends IntScanKernel> op) {
        return run(dispatcher, IntOperatorScanJob.reduce(a, made(op)));
    }

    static /*value*/ int scan(Dispatcher dispatcher, /*value*/ int[] in, /*value*/ int[] out,
            Supplier<? extends IntScanKernel> op, boolean exclusive) {
        Checks.sameLengths(in.length, out.length);
        return run(dispatcher, IntOperatorScanJob.scan(in, out, made(op), exclusive));
    }

    private static /*value*/ int run(Dispatcher dispatcher, IntOperatorScanJob job) {
        dispatcher.run(job);
        return job.total();
    }

    /** An operator is a kernel, so Aparapi is loaded here. */
    private static IntScanKernel made(Supplier<? extends IntScanKernel> op) {
        return Objects.requireNonNull(OrderSorts.made(op), "the supplier made no operator");
    }
}
