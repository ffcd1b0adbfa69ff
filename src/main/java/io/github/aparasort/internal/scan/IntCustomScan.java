package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.CustomCodeException;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.Folds;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.tile.IntOperatorTileScan;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

// Twins: Long, Float, Double
/**
 * A scan by the caller's operator. Plain Java uses the loops of the rakes, with one work-item. Of a device's results a
 * sample is looked at here, by the operator as Java has it.
 */
final class IntCustomScan implements IntScanStrategy {
    /** An operator may be slow, so only one in this many results, or parts of a fold, is looked at: a prime. */
    private static final int ONE_IN = 61;
    /**
     * The part of the largest result by which two floats may differ. How the operator rounds is unknown: 14 of the 24
     * bits of a float are left for that, and 33 of a double's 53, so it may compute by floats. Not tuned.
     */
    private static final double TOLERANCE = !IntFolds.ROUNDS ? 0 : /*key*/ Integer.BYTES == Integer.BYTES ? 0x1p-10
            : 0x1p-20;

    private final IntOperatorTileScan operator;
    /** Keeps the result of timing, or the JIT compiler might remove the timed calls. */
    private /*value*/ int timed;

    IntCustomScan(IntOperatorTileScan operator) {
        this.operator = operator;
    }

    @Override
    public /*value*/ int reduce(/*value*/ int[] in) {
        return in.length == 0 ? operator.identity() : run(in, null, false);
    }

    @Override
    public /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        return in.length == 0 ? operator.identity() : run(in, out, exclusive);
    }

    /** If the operator throws, the caller gets that exception. */
    private /*value*/ int run(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        IntOperatorRakeScan rakes = new IntOperatorRakeScan(1);
        rakes.prepare(in.length);
        rakes.setOperator(operator);
        if (out == null) {
            rakes.bindArrays(in);
        } else {
            rakes.bindArrays(in, out, exclusive);
        }
        rakes.runHere();
        rakes.copyOut(out);
        return rakes.total();
    }

    @Override
    public Rakes<?> rakes(InPlaceJob<IntRakeScan> job) {
        return new Rakes<>(IntRakeScan.class, "custom", IntOperatorRakeScan::new, job);
    }

    @Override
    public void configure(IntRakeScan rakes) {
        ((IntOperatorRakeScan) rakes).setOperator(operator);
    }

    // ---- on a device

    @Override
    public /*value*/ int reduce(HostCall call, Column sent, /*value*/ int[] in) throws DeviceFault {
        Folds folds = call.steps(work -> ColumnScans.folds(work, sent, operator));
        /*value*/ int[] before = (/*value*/ int[]) folds.before();
        require(() -> areFolds(in, before, folds.begins()));
        return before[before.length - 1];
    }

    /**
     * Whether some of the parts that were folded, the last one among them, have the right fold: with the fold before
     * it, each must give that before the next one. To look at all would take as long as the work itself.
     */
    boolean areFolds(/*value*/ int[] in, /*value*/ int[] before, int[] begins) {
        double largest = largest(before);
        boolean right = isClose(before[0], operator.identity(), largest);
        int parts = begins.length - 1;
        int seen = Math.max(1, parts / ONE_IN);
        for (int k = 0; k < seen; k++) {
            int part = parts - 1 - (int) ((long) parts * k / seen);
            /*value*/ int fold = before[part];
            for (int i = begins[part]; i < begins[part + 1]; i++) {
                fold = operator.combine(fold, in[i]);
            }
            right &= isClose(before[part + 1], fold, largest);
        }
        return right;
    }

    /** The result is looked at before any of it gets to the caller. */
    @Override
    public /*value*/ int scan(HostCall call, Column sent, /*value*/ int[] in, /*value*/ int[] out, boolean exclusive)
            throws DeviceFault {
        /*value*/ int[] scanned = (/*value*/ int[]) call.receive(
                call.steps(work -> ColumnScans.scanned(work, sent, 0, operator, exclusive)));
        call.fetch();
        int n = in.length;
        /*value*/ int[] total = {scanned[n - 1]};
        require(() -> {
            if (exclusive) {
                total[0] = operator.combine(scanned[n - 1], in[n - 1]);
            }
            return isScan(in, scanned, exclusive);
        });
        Parallel.forEach(n, (begin, end) -> System.arraycopy(scanned, begin, out, begin, end - begin));
        return total[0];
    }

    /**
     * Whether results follow from those before them: the first of every tile, so that no tile can be missing or in
     * another place; one in {@link #ONE_IN} within tiles; the first and the last of all.
     */
    boolean isScan(/*value*/ int[] in, /*value*/ int[] out, boolean exclusive) {
        int n = in.length;
        double largest = largest(out);
        int shift = exclusive ? 1 : 0;
        Predicate<Integer> follows = at -> isClose(out[at], operator.combine(out[at - 1], in[at - shift]), largest);
        /*value*/ int first = operator.identity();
        first = exclusive ? first : operator.combine(first, in[0]);
        AtomicBoolean wrong = new AtomicBoolean(!isClose(out[0], first, largest)
                || !holds(follows, n - 1, n, 1));
        Parallel.forEachGrainByCode(n, (begin, end) -> {
            if (!holds(follows, begin, end, ONE_IN) || !holds(follows, begin, end, operator.tileLength())) {
                wrong.set(true);
            }
        });
        return !wrong.get();
    }

    /** Whether results at the multiples of a step in [begin, end) follow from those before them. */
    private static boolean holds(Predicate<Integer> follows, int begin, int end, int step) {
        for (long i = (Math.max(begin, 1) + step - 1L) / step * step; i < end; i += step) {
            if (!follows.test((int) i)) {
                return false;
            }
        }
        return true;
    }

    private static void require(BooleanSupplier check) throws DeviceFault {
        boolean holds;
        try {
            holds = check.getAsBoolean();
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
        if (!holds) {
            throw DeviceFault.wrongResult("what came back does not follow from the input by this operator");
        }
    }

    /** The largest finite magnitude, among which floats that differ a little are equal. */
    private static double largest(/*value*/ int[] results) {
        DoubleAccumulator all = new DoubleAccumulator(Math::max, 0);
        Parallel.forEachGrain(IntFolds.ROUNDS ? results.length : 0, (begin, end) -> {
            double largest = 0;
            for (int i = begin; i < end; i++) {
                double x = Math.abs((double) results[i]);
                largest = x > largest && x < Double.POSITIVE_INFINITY ? x : largest;
            }
            all.accumulate(largest);
        });
        return all.get();
    }

    private static boolean isClose(/*value*/ int found, /*value*/ int expected, double largest) {
        return found == expected || IntFolds.ROUNDS && (SortableKeys.isNan(found) && SortableKeys.isNan(expected)
                || Math.abs((double) found - expected) <= TOLERANCE * largest);
    }

    @Override
    public boolean lastIsTotal() {
        return false;
    }

    /** An operator may be slow, so several threads are worth using for fewer elements. */
    @Override
    public int smallest(int ofWorkload) {
        return Calibration.SMALLEST;
    }

    @Override
    public String complaint() {
        return "what came back does not follow from the input by this operator, which may not be associative, have "
                + "another identity, or not come out on the device as in Java";
    }

    @Override
    public CustomStrategy custom(/*value*/ int[] in, boolean reduces) {
        return new OperatorStrategy(operator, in.length, reduces, count -> {
            /*value*/ int fold = operator.identity();
            for (int i = 0; i < count; i++) {
                fold = operator.combine(fold, in[i]);
            }
            timed = fold;
        });
    }
}
