package io.github.aparasort.internal.scan;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;
import java.util.function.Supplier;

/**
 * Reduces or scans an array by an operator of the caller's own. The twins for the other types are derived from this
 * file by the build.
 */
public final class IntOperatorScanJob extends CustomOperatorJob {
    private final /*value*/ int[] in;
    /** Null for a reduction. */
    private final /*value*/ int[] out;
    private final IntScanKernel operator;
    private final boolean exclusive;
    private DeviceKernel kernel;
    private /*value*/ int total;

    private IntOperatorScanJob(String operation, /*value*/ int[] in, /*value*/ int[] out, IntScanKernel operator,
            boolean exclusive, ScanWorkload kind) {
        super(operation, /*value*/ int.class, kind, in.length);
        this.in = in;
        this.out = out;
        this.operator = operator;
        this.exclusive = exclusive;
    }

    static IntOperatorScanJob reduce(/*value*/ int[] a, IntScanKernel operator) {
        return new IntOperatorScanJob("reduce", a, null, operator, false, ScanWorkload.reduce(/*value*/ int.class));
    }

    static IntOperatorScanJob scan(/*value*/ int[] in, /*value*/ int[] out, IntScanKernel operator,
            boolean exclusive) {
        return new IntOperatorScanJob(exclusive ? "exclusive" : "inclusive", in, out, operator, exclusive,
                ScanWorkload.scan(/*value*/ int.class));
    }

    /** The fold of all, when the job is done. */
    /*value*/ int total() {
        return total;
    }

    @Override
    public DeviceKernel own() {
        return operator;
    }

    @Override
    public void shape(DeviceInfo device) {
        ScanKernels.shape(operator, device);
    }

    @Override
    public Supplier<DeviceKernel> rakes() {
        return () -> new IntOperatorRakeScan(Runtime.getRuntime().availableProcessors());
    }

    @Override
    void combineFirst(int count) {
        /*value*/ int fold = operator.identity();
        for (int i = 0; i < count; i++) {
            fold = operator.combine(fold, in[i]);
        }
        // Or the compiler might leave it all out.
        total = fold;
    }

    /** A reduction is one pass; of a scan each does two parts, of one more than there are. */
    @Override
    double shareOfEach(int processors) {
        return out == null ? 1.0 / processors : 2.0 / (processors + 1);
    }

    @Override
    public void lend(DeviceKernel rakes) {
        kernel = rakes;
        rakes.prepare(n);
        IntOperatorRakeScan scan = (IntOperatorRakeScan) rakes;
        scan.setOperator(operator);
        if (out == null) {
            scan.lend(in);
        } else {
            scan.lend(in, out, exclusive);
        }
    }

    @Override
    public void instruct(DeviceKernel tiles) {
        kernel = tiles;
        ((IntTileScan) tiles).want(out == null, exclusive);
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        IntScanStaging.copyIn(in, (IntScanArrays) arrays);
    }

    @Override
    public Digest digest() {
        return IntScanStaging.RIGHT;
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        if (out != null) {
            return IntScanStaging.checkScan(operator, exclusive, in, (IntScanArrays) arrays);
        }
        IntTileScan folded = (IntTileScan) arrays;
        int[] begins = new int[folded.stretchCount() + 1];
        for (int stretch = 0; stretch < begins.length; stretch++) {
            begins[stretch] = folded.stretchStart(stretch);
        }
        return IntScanStaging.checkStretches(operator, in, folded.carries(), begins);
    }

    @Override
    public void commit(KernelArrays arrays) {
        if (out != null) {
            IntScanStaging.copyOut((IntScanArrays) arrays, out);
        }
    }

    @Override
    public void finish() {
        total = ((IntScanArrays) kernel).total();
        kernel = null;
    }

    /** By the same loops; what the operator throws reaches the caller. */
    @Override
    public void runByJdk() {
        if (n == 0) {
            total = operator.identity();
            return;
        }
        IntOperatorRakeScan scan = new IntOperatorRakeScan(1);
        lend(scan);
        scan.runHere();
        if (!scan.isInPlace()) {
            commit(scan);
        }
        finish();
    }
}
