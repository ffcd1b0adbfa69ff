package io.github.aparasort.internal.scan;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.tile.IntOperatorTileScan;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/** Reduces or scans an array. The operator is a strategy: one of {@link ScanOp}, or the caller's operator. */
public final class IntScanJob extends Job implements InPlaceJob<IntRakeScan> {
    private static final Workload REDUCE = ScanWorkload.reduce(KeyKind./*value*/INT);
    private static final Workload SCAN = ScanWorkload.scan(KeyKind./*value*/INT);

    /** Elements that take plain Java about 0.1 ms. */
    private static final int WORTH_SHARING = 1 << 18;

    private final /*value*/ int[] in;
    /** Null for a reduction. */
    private final /*value*/ int[] out;
    private final boolean exclusive;
    private final IntScanStrategy strategy;
    private /*value*/ int total;

    private IntScanJob(Operation operation, Workload workload, /*value*/ int[] in, /*value*/ int[] out,
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
        return new IntScanJob(Operation.REDUCE, REDUCE, a, null, false, strategy);
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
        return new IntScanJob(exclusive ? Operation.EXCLUSIVE : Operation.INCLUSIVE, SCAN, in, out, exclusive,
                strategy);
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
    public String complaint() {
        return strategy.complaint();
    }

    // ---- by rakes

    @Override
    public Rakes<?> rakes() {
        return strategy.rakes(this);
    }

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
    public int inputHash() {
        return Arrays.hashCode(in);
    }

    @Override
    public void collect(IntRakeScan rakes) {
        rakes.copyOut(out);
        total = rakes.total();
        if (out != null && !exclusive && strategy.lastIsTotal()) {
            // The last result is the fold of all. For floats a kernel may have rounded the two differently.
            out[n - 1] = total;
        }
    }

    // ---- on a device

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Column sent = in == out ? call.sendOver(in, 0, n) : call.send(in);
        total = out == null ? strategy.reduce(call, sent, in) : strategy.scan(call, sent, in, out, exclusive);
    }

    // ---- without kernels

    @Override
    public void runPlain() {
        // Two threads would take longer for a scan in place: parts are kept until they are done.
        if (custom() == null && (in != out || ThreadTeam.available() > 2) && gainsByThreads(WORTH_SHARING)) {
            rakes().runPlain(n);
            return;
        }
        total = out == null ? strategy.reduce(in) : strategy.scan(in, out, exclusive);
    }
}
