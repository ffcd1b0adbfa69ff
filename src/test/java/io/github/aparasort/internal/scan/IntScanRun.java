package io.github.aparasort.internal.scan;

import io.github.aparasort.IntScanKernel;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.tile.IntTileScan;
import io.github.aparasort.testing.KernelRun;

// Twins: Long, Float, Double
/** Reductions and scans on one kernel, in tiles or by rakes. */
public final class IntScanRun {
    private IntScanRun() {
    }

    /** By an operator of this library. */
    public static /*value*/ int by(ScanOp op, KernelRun<?> run, /*value*/ int[] in,
            /*value*/ int[] out, boolean exclusive) {
        if (run.kernel() instanceof IntTileScan tiles) {
            int operator = ScanWorkload.operator(op);
            tiles.setOperator(operator, IntFolds.identity(operator));
            return inTiles(run, in, out, exclusive);
        }
        return run(run, out == null ? IntScanJob.reduce(in, op) : IntScanJob.scan(in, out, op, exclusive));
    }

    /** By the operator of a caller, which is the kernel if that is one of tiles. */
    static /*value*/ int by(IntScanKernel own, KernelRun<?> run, /*value*/ int[] in,
            /*value*/ int[] out, boolean exclusive) {
        if (run.kernel() instanceof IntTileScan) {
            return inTiles(run, in, out, exclusive);
        }
        return run(run, out == null ? IntScanJob.reduce(in, own) : IntScanJob.scan(in, out, own, exclusive));
    }

    private static /*value*/ int run(KernelRun<?> run, IntScanJob job) {
        run.run(job);
        return job.total();
    }

    /**
     * By the operator that the kernel has.
     *
     * @param out where the results go, or null for a reduction
     * @return the fold of all
     */
    private static /*value*/ int inTiles(KernelRun<?> run, /*value*/ int[] in,
            /*value*/ int[] out, boolean exclusive) {
        IntTileScan tiles = (IntTileScan) run.kernel();
        tiles.setMode(out == null, exclusive);
        tiles.makeArrays(2);
        tiles.prepare(in.length);
        /*value*/ int[] partials = new /*value*/ int[tiles.sectionCount() + 1];
        run.run("values", in, "results", out == null ? in : out, "partials", partials);
        return partials[tiles.sectionCount()];
    }
}
