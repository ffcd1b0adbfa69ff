package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.tile.IntTileScan;
import io.github.aparasort.testing.KernelRun;

// Twins: Long, Float, Double
/** Reductions and scans on one kernel, in tiles or by rakes. */
public final class IntScanRun {
    private IntScanRun() {
    }

    /** By an operator of this library. */
    public static /*value*/ int by(ScanOp op, KernelRun<? extends DeviceKernel> run, /*value*/ int[] in,
            /*value*/ int[] out, boolean exclusive) {
        int operator = ColumnScans.operator(op);
        if (run.kernel() instanceof IntRakeScan rakes) {
            rakes.setOperator(operator);
        } else {
            ((IntTileScan) run.kernel()).setOperator(operator, IntFolds.identity(operator));
        }
        return run(run, in, out, exclusive);
    }

    /**
     * By the operator that the kernel has.
     *
     * @param out where the results go, or null for a reduction
     * @return the fold of all
     */
    static /*value*/ int run(KernelRun<? extends DeviceKernel> run, /*value*/ int[] in, /*value*/ int[] out,
            boolean exclusive) {
        if (run.kernel() instanceof IntRakeScan rakes) {
            return byRakes(rakes, run, in, out, exclusive);
        }
        IntTileScan tiles = (IntTileScan) run.kernel();
        tiles.want(out == null, exclusive);
        tiles.makeArrays(2);
        tiles.prepare(in.length);
        /*value*/ int[] partials = new /*value*/ int[tiles.stretchCount() + 1];
        run.run("values", in, "results", out == null ? in : out, "partials", partials);
        return partials[tiles.stretchCount()];
    }

    private static /*value*/ int byRakes(IntRakeScan rakes, KernelRun<? extends DeviceKernel> run,
            /*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        rakes.prepare(in.length);
        if (out == null) {
            rakes.bindArrays(in);
        } else {
            rakes.bindArrays(in, out, exclusive);
        }
        run.run();
        rakes.getResult();
        if (!rakes.isInPlace()) {
            System.arraycopy(rakes.values(), 0, out, 0, in.length);
        }
        rakes.giveBack();
        rakes.dismissWorkers();
        return rakes.total();
    }
}
