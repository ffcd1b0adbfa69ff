package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/**
 * A scan by one of {@link ScanOp}. Plain Java goes through the array block by block, where sums round. Several threads
 * share the blocks on JTP, with the same result.
 */
final class IntScanByOp implements IntScanStrategy {
    private static final int BLOCK = IntFolds.ROUNDS ? IntFolds.FOLD_BLOCK : Integer.MAX_VALUE;

    private final int operator;

    IntScanByOp(ScanOp op) {
        this.operator = ScanWorkload.operator(op);
    }

    @Override
    public /*value*/ int reduce(/*value*/ int[] a) {
        /*value*/ int fold = IntFolds.identity(operator);
        for (int begin = 0; begin < a.length; begin += Math.min(BLOCK, a.length - begin)) {
            int end = begin + Math.min(BLOCK, a.length - begin);
            fold = IntFolds.combine(operator, fold, IntFolds.reduce(operator, a, begin, end));
        }
        return fold;
    }

    @Override
    public /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        int n = in.length;
        /*value*/ int fold = IntFolds.identity(operator);
        for (int i = 0; i < n; i += Math.min(BLOCK, n - i)) {
            fold = IntFolds.scan(operator, exclusive, in, out, i, i + Math.min(BLOCK, n - i), fold);
        }
        if (!exclusive && n > 0) {
            // This makes a difference for floats only: the last result is what a reduction gives.
            out[n - 1] = fold;
        }
        return fold;
    }

    @Override
    public Rakes<?> rakes(InPlaceJob<IntRakeScan> job) {
        return new Rakes<>(IntRakeScan.class, IntRakeScan::new, job);
    }

    @Override
    public void configure(IntRakeScan rakes) {
        rakes.setOperator(operator);
    }

    // ---- on a device

    @Override
    public /*value*/ int reduce(HostCall call, Column sent, /*value*/ int[] in) throws DeviceFault {
        return (/*value*/ Integer) call.steps(work -> ColumnScans.reduced(work, sent, operator, null));
    }

    @Override
    public /*value*/ int scan(HostCall call, Column sent, /*value*/ int[] in, /*value*/ int[] out, boolean exclusive)
            throws DeviceFault {
        /*value*/ int last = in[in.length - 1];
        call.receive(call.steps(work -> ColumnScans.scanned(work, sent, operator, null, exclusive)), out, 0);
        call.fetch();
        return exclusive ? IntFolds.combine(operator, out[out.length - 1], last) : out[out.length - 1];
    }
}
