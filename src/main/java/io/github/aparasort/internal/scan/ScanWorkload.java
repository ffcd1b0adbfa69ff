package io.github.aparasort.internal.scan;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.KeyedWorkload;

/**
 * Reductions or scans of arrays of one type. Only sums are measured: with the other operators the engines compare in
 * the same way.
 */
public final class ScanWorkload extends KeyedWorkload {
    private final boolean scans;

    private ScanWorkload(KeyKind kind, boolean scans) {
        super("scan", kind, Prior.SCAN, scans ? Operation.INCLUSIVE : Operation.REDUCE);
        this.scans = scans;
    }

    public static ScanWorkload reduce(KeyKind kind) {
        return new ScanWorkload(kind, false);
    }

    public static ScanWorkload scan(KeyKind kind) {
        return new ScanWorkload(kind, true);
    }

    public boolean isScan() {
        return scans;
    }

    @Override
    public String name() {
        return (scans ? "SCAN_" : "REDUCE_") + kind;
    }

    @Override
    public int arrays() {
        return 1;
    }

    /** A plain loop over so many takes 20 to 60 us. */
    @Override
    public int smallest() {
        return SMALLEST_OF_LOOPS;
    }
}
