package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.kernel.Operators;

/**
 * Reductions and scans of arrays of one type. Only sums are measured: with the other operators the engines compare in
 * the same way.
 */
public final class ScanWorkload {
    private ScanWorkload() {
    }

    public static Workload reduce(KeyKind kind) {
        return of("reduce", kind);
    }

    public static Workload scan(KeyKind kind) {
        return of("scan", kind);
    }

    /** The number of an operator in kernels. */
    public static int operator(ScanOp op) {
        return op == ScanOp.SUM ? Operators.SUM : op == ScanOp.PRODUCT ? Operators.PRODUCT
                : op == ScanOp.MIN ? Operators.MIN : Operators.MAX;
    }

    /** A plain loop over the fewest elements takes 20 to 60 us. */
    private static Workload of(String family, KeyKind kind) {
        return new Workload(family, kind, Prior.SCAN).inArrays(1).ofLoops();
    }
}
