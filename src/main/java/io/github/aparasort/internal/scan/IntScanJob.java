package io.github.aparasort.internal.scan;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/** Reduces or scans an array. The operator is a strategy: one of {@link ScanOp}, or the caller's operator. */
public final class IntScanJob extends Job implements InPlaceWork<IntRakeScan>, StagedWork<IntTileScan> {
    private final /*value*/ int[] in;
    /** Null for a reduction. */
    private final /*value*/ int[] out;
    private final boolean exclusive;
    private final IntScanStrategy strategy;
    private /*value*/ int total;

    private IntScanJob(Operation operation, ScanWorkload workload, /*value*/ int[] in, /*value*/ int[] out,
            boolean exclusive, IntScanStrategy strategy) {
        super(operation, /*value*/ int.class, workload, in.length);
        this.in = in;
        this.out = out;
        this.exclusive = exclusive;
        this.strategy = strategy;
    }

    public static IntScanJob reduce(/*value*/ int[] a, ScanOp op) {
        return reduce(a, new IntScanByOp(Objects.requireNonNull(op, "op")));
    }

    public static IntScanJob reduce(/*value*/ int[] a, Supplier<? extends IntOperatorTileScan> op) {
        return reduce(a, made(op));
    }

    /** With an operator that exists already. */
    public static IntScanJob reduce(/*value*/ int[] a, IntOperatorTileScan operator) {
        return reduce(a, new IntCustomScan(operator));
    }

    private static IntScanJob reduce(/*value*/ int[] a, IntScanStrategy strategy) {
        return new IntScanJob(Operation.REDUCE, ScanWorkload.reduce(/*value*/ int.class), a, null, false, strategy);
    }

    public static IntScanJob scan(/*value*/ int[] in, /*value*/ int[] out, ScanOp op, boolean exclusive) {
        ArgumentChecks.sameLengths(in.length, out.length);
        return scan(in, out, new IntScanByOp(Objects.requireNonNull(op, "op")), exclusive);
    }

    public static IntScanJob scan(/*value*/ int[] in, /*value*/ int[] out, Supplier<? extends IntOperatorTileScan> op,
            boolean exclusive) {
        ArgumentChecks.sameLengths(in.length, out.length);
        return scan(in, out, made(op), exclusive);
    }

    /** With an operator that exists already. */
    public static IntScanJob scan(/*value*/ int[] in, /*value*/ int[] out, IntOperatorTileScan operator,
            boolean exclusive) {
        return scan(in, out, new IntCustomScan(operator), exclusive);
    }

    private static IntScanJob scan(/*value*/ int[] in, /*value*/ int[] out, IntScanStrategy strategy,
            boolean exclusive) {
        return new IntScanJob(exclusive ? Operation.EXCLUSIVE : Operation.INCLUSIVE,
                ScanWorkload.scan(/*value*/ int.class), in, out, exclusive, strategy);
    }

    /** The caller's operator is a kernel, so Aparapi is loaded here. */
    private static IntOperatorTileScan made(Supplier<? extends IntOperatorTileScan> op) {
        return AparapiLog.made(op, "op");
    }

    /** The fold of all elements, after the job. */
    public /*value*/ int total() {
        return total;
    }

    @Override
    public CustomStrategy custom() {
        return strategy.custom(in, out == null);
    }

    @Override
    public int smallest() {
        return strategy.smallest(super.smallest());
    }

    @Override
    public boolean runsCustomCode() {
        return strategy.complaint() != null;
    }

    @Override
    public String complaint() {
        return strategy.complaint() != null ? strategy.complaint()
                : "what came back does not follow from the input by this operator";
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        ScanKernelSource source = new ScanKernelSource(/*value*/ int.class, runsCustomCode());
        return inTiles ? KernelBinding.staged(source, IntTileScan.class, this)
                : KernelBinding.inPlace(source, IntRakeScan.class, this);
    }

    // ---- by rakes

    @Override
    public void bindArrays(IntRakeScan rakes) {
        rakes.prepare(n);
        strategy.configure(rakes);
        if (out == null) {
            rakes.bindArrays(in);
        } else {
            rakes.bindArrays(in, out, exclusive);
        }
    }

    @Override
    public void collect(IntRakeScan rakes) {
        if (!rakes.isInPlace()) {
            IntScanStaging.copyOut(rakes, out);
        }
        take(rakes);
    }

    private void take(IntScanArrays scanned) {
        total = scanned.total();
        if (out != null && !exclusive && strategy.lastIsTotal()) {
            // The last result is the fold of all. For floats a kernel may have rounded the two differently.
            out[n - 1] = total;
        }
    }

    // ---- in tiles

    @Override
    public void configure(IntTileScan tiles) {
        strategy.configure(tiles);
        tiles.want(out == null, exclusive);
    }

    @Override
    public void send(IntTileScan tiles, Channel channel) {
        IntScanStaging.copyIn(in, tiles);
    }

    /** A scan is verified by its results alone. A fold is compared with another one, made while the device computes. */
    @Override
    public void accompany(IntTileScan tiles, Channel channel) {
        if (out == null) {
            strategy.foldExpected(in);
        }
    }

    @Override
    public Digest digest() {
        return IntScanStaging.RIGHT;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(in);
    }

    @Override
    public void receive(IntTileScan tiles, Channel channel) {
        channel.found(out == null ? strategy.checkFold(in, tiles) : strategy.checkScan(in, tiles, exclusive));
    }

    @Override
    public void commit(IntTileScan tiles) {
        if (out != null) {
            IntScanStaging.copyOut(tiles, out);
        }
        take(tiles);
    }

    // ---- without kernels

    @Override
    public void runPlain() {
        total = out == null ? strategy.reduce(in) : strategy.scan(in, out, exclusive);
    }
}
