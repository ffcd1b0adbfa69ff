package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.parallel.Digest;

// Twins: Long, Float, Double
/** A scan by one of {@link ScanOp}. Plain Java goes through the array block by block, where sums round. */
final class IntScanByOp implements IntScanStrategy {
    private static final int BLOCK = IntFolds.ROUNDS ? IntFolds.FOLD_BLOCK : Integer.MAX_VALUE;

    private final int operator;
    /** The fold by the host, to compare a device's with. Null until it is computed. */
    private volatile /*value*/ int[] expected;

    IntScanByOp(ScanOp op) {
        this.operator = Operators.of(op);
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
        for (int begin = 0; begin < n; begin += Math.min(BLOCK, n - begin)) {
            int end = begin + Math.min(BLOCK, n - begin);
            fold = IntFolds.scan(operator, exclusive, in, out, begin, end, fold);
        }
        if (!exclusive && n > 0) {
            // This makes a difference for floats only: the last result is what a reduction gives.
            out[n - 1] = fold;
        }
        return fold;
    }

    @Override
    public void configure(IntRakeScan rakes) {
        rakes.setOperator(operator);
    }

    @Override
    public void configure(IntTileScan tiles) {
        tiles.setOperator(operator, IntFolds.identity(operator));
    }

    @Override
    public boolean lastIsTotal() {
        return true;
    }

    @Override
    public synchronized void foldExpected(/*value*/ int[] in) {
        if (expected == null) {
            expected = new /*value*/ int[] {IntScanStaging.fold(operator, in)};
        }
    }

    @Override
    public Digest checkFold(/*value*/ int[] in, IntTileScan folded) {
        foldExpected(in);
        return IntScanStaging.checkFold(operator, in, folded, expected[0], folded.depth());
    }

    @Override
    public Digest checkScan(/*value*/ int[] in, IntTileScan scanned, boolean exclusive) {
        return IntScanStaging.checkScan(operator, exclusive, in, scanned, scanned.tolerance());
    }

    @Override
    public int smallest(int ofWorkload) {
        return ofWorkload;
    }

    @Override
    public String complaint() {
        return null;
    }

    @Override
    public CustomStrategy custom(/*value*/ int[] in, boolean reduces) {
        return null;
    }
}
