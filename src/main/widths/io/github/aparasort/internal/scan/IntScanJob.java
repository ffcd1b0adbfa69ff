package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;

/** Reduces or scans an array by one of {@link ScanOp}. The twins are derived from this file by the build. */
public final class IntScanJob extends Job {
    private final /*value*/ int[] in;
    /** Null for a reduction. */
    private final /*value*/ int[] out;
    private final int operator;
    private final ScanOp op;
    private final boolean exclusive;
    private DeviceKernel kernel;
    /** The fold by the host, which a device's is compared with, once it is there. */
    private volatile /*value*/ int[] expected;
    private /*value*/ int total;

    private IntScanJob(String operation, /*value*/ int[] in, /*value*/ int[] out, ScanOp op, boolean exclusive,
            ScanWorkload kind) {
        super(operation, /*value*/ int.class, kind, in.length);
        this.in = in;
        this.out = out;
        this.op = op;
        this.operator = op.operator;
        this.exclusive = exclusive;
    }

    public static IntScanJob reduce(/*value*/ int[] a, ScanOp op) {
        return new IntScanJob("reduce", a, null, op, false, ScanWorkload.reduce(/*value*/ int.class));
    }

    public static IntScanJob scan(/*value*/ int[] in, /*value*/ int[] out, ScanOp op, boolean exclusive) {
        return new IntScanJob(exclusive ? "exclusive" : "inclusive", in, out, op, exclusive,
                ScanWorkload.scan(/*value*/ int.class));
    }

    /** The fold of all, when the job is done. */
    /*value*/ int total() {
        return total;
    }

    @Override
    public void lend(DeviceKernel rakes) {
        kernel = rakes;
        rakes.prepare(n);
        IntRakeScan scan = (IntRakeScan) rakes;
        scan.instruct(operator);
        if (out == null) {
            scan.lend(in);
        } else {
            scan.lend(in, out, exclusive);
        }
    }

    @Override
    public void instruct(DeviceKernel tiles) {
        kernel = tiles;
        IntTileScan scan = (IntTileScan) tiles;
        scan.instruct(operator, IntFolds.identity(operator));
        scan.want(out == null, exclusive);
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        IntScanStaging.copyIn(in, (IntScanArrays) arrays);
    }

    /** A scan is proven by its results alone, a fold by another, which is made while the device is at work. */
    @Override
    public Digest digest() {
        if (out == null) {
            fold();
        }
        return IntScanStaging.RIGHT;
    }

    private synchronized /*value*/ int fold() {
        if (expected == null) {
            expected = new /*value*/ int[] {IntScanStaging.fold(operator, in)};
        }
        return expected[0];
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        int depth = ((IntTileScan) arrays).depth();
        return out == null ? IntScanStaging.checkFold(operator, in, (IntScanArrays) arrays, fold(), depth)
                : IntScanStaging.checkScan(operator, exclusive, in, (IntScanArrays) arrays, depth);
    }

    @Override
    public void commit(KernelArrays arrays) {
        if (out != null) {
            IntScanStaging.copyOut((IntScanArrays) arrays, out);
        }
    }

    /** The last of the results is the fold of all; of floats the kernel may have rounded it otherwise. */
    @Override
    public void finish() {
        total = ((IntScanArrays) kernel).total();
        if (out != null && !exclusive) {
            out[n - 1] = total;
        }
        kernel = null;
    }

    @Override
    public void runByJdk() {
        total = out == null ? IntSerialScan.reduce(in, op) : IntSerialScan.scan(in, out, op, exclusive);
    }
}
