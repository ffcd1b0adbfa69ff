package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;

/**
 * Reductions and scans without kernels: plain loops, a block at a time. Nothing of Aparapi is loaded here. The twins
 * for the other types are derived from this file by the build.
 */
public final class IntSerialScan {
    private IntSerialScan() {
    }

    /** The fold of an array, from the identity on. */
    static /*value*/ int reduce(/*value*/ int[] a, ScanOp op) {
        /*value*/ int fold = IntFolds.identity(op.operator);
        for (int begin = 0; begin < a.length; begin += Math.min(IntFolds.BLOCK, a.length - begin)) {
            int end = begin + Math.min(IntFolds.BLOCK, a.length - begin);
            fold = IntFolds.combine(op.operator, fold, IntFolds.reduce(op.operator, a, begin, end));
        }
        return fold;
    }

    /** Scans an array to another, which may be the same; returns the fold of all. */
    public static /*value*/ int scan(/*value*/ int[] in, /*value*/ int[] out, ScanOp op, boolean exclusive) {
        int n = in.length;
        /*value*/ int fold = IntFolds.identity(op.operator);
        for (int begin = 0; begin < n; begin += Math.min(IntFolds.BLOCK, n - begin)) {
            int end = begin + Math.min(IntFolds.BLOCK, n - begin);
            fold = IntFolds.scan(op.operator, exclusive, in, out, begin, end, fold);
        }
        if (!exclusive && n > 0) {
            // Which only for floats makes a difference: the last of the results is what a reduction gives.
            out[n - 1] = fold;
        }
        return fold;
    }
}
