package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.parallel.Digest;

// Twins: Long, Float, Double
/** A scan by the caller's operator. Plain Java uses the loops of the rakes, with one work-item. */
final class IntCustomScan implements IntScanStrategy {
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
        if (!rakes.isInPlace()) {
            IntScanStaging.copyOut(rakes, out);
        }
        return rakes.total();
    }

    @Override
    public void configure(IntRakeScan rakes) {
        rakes.setOperator(operator);
    }

    @Override
    public void configure(IntTileScan tiles) {
        // The kernel is the operator.
    }

    @Override
    public boolean lastIsTotal() {
        return false;
    }

    @Override
    public void foldExpected(/*value*/ int[] in) {
        // Verified by the folds of its parts.
    }

    @Override
    public Digest checkFold(/*value*/ int[] in, IntTileScan folded) {
        int[] begins = new int[folded.stretchCount() + 1];
        for (int stretch = 0; stretch < begins.length; stretch++) {
            begins[stretch] = folded.stretchStart(stretch);
        }
        return IntScanStaging.checkStretches(operator, in, folded.carryIns(), begins);
    }

    @Override
    public Digest checkScan(/*value*/ int[] in, IntTileScan scanned, boolean exclusive) {
        return IntScanStaging.checkScan(operator, exclusive, in, scanned, scanned.tileLength());
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
