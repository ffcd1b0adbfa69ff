package io.github.aparasort.bench;

import io.github.aparasort.PrefixScan;
import io.github.aparasort.ScanOp;
import io.github.aparasort.testing.IntScanInput;
import java.util.SplittableRandom;

// Twins: Long, Float, Double
/** Elements for {@link ScanBench}, and the plain loops that calls are compared with. */
public final class IntScanBenchInput implements ScanBench.Input {
    private final /*value*/ int[] in;
    private final /*value*/ int[] out;
    private final ScanOp op;
    private final boolean scan;
    private final boolean exclusive;

    public IntScanBenchInput(int n, ScanOp op, boolean scan, boolean exclusive, boolean over) {
        SplittableRandom random = new SplittableRandom(n);
        in = new /*value*/ int[n];
        for (int i = 0; i < n; i++) {
            in[i] = random.nextInt(-8, 8);
        }
        out = over ? in : scan ? new /*value*/ int[n] : null;
        this.op = op;
        this.scan = scan;
        this.exclusive = exclusive;
    }

    @Override
    public Object elements() {
        return in.clone();
    }

    @Override
    public double call(PrefixScan by) {
        return !scan ? by.reduce(in, op) : exclusive ? by.exclusive(in, out, op) : by.inclusive(in, out, op);
    }

    /** As anybody would write it, for each operator. */
    @Override
    public double plain() {
        /*value*/ int fold = IntScanInput.identity(op);
        if (!scan) {
            return op == ScanOp.SUM ? sum(fold) : op == ScanOp.PRODUCT ? product(fold) : op == ScanOp.MIN ? min(fold)
                    : max(fold);
        }
        return op == ScanOp.SUM ? exclusive ? exclusiveSum(fold) : inclusiveSum(fold)
                : op == ScanOp.MAX ? inclusiveMax(fold) : IntScanInput.scan(op, in, exclusive)[0];
    }

    private double sum(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (/*value*/ int x : in) {
            fold += x;
        }
        return fold;
    }

    private double product(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (/*value*/ int x : in) {
            fold *= x;
        }
        return fold;
    }

    private double min(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (/*value*/ int x : in) {
            fold = Math.min(fold, x);
        }
        return fold;
    }

    private double max(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (/*value*/ int x : in) {
            fold = Math.max(fold, x);
        }
        return fold;
    }

    private double inclusiveSum(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (int i = 0; i < in.length; i++) {
            fold += in[i];
            out[i] = fold;
        }
        return fold;
    }

    private double exclusiveSum(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (int i = 0; i < in.length; i++) {
            /*value*/ int x = in[i];
            out[i] = fold;
            fold += x;
        }
        return fold;
    }

    private double inclusiveMax(/*value*/ int identity) {
        /*value*/ int fold = identity;
        for (int i = 0; i < in.length; i++) {
            fold = Math.max(fold, in[i]);
            out[i] = fold;
        }
        return fold;
    }
}
