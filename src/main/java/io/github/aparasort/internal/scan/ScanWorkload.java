package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Workload;

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

    /** A plain loop over the fewest elements takes 20 to 60 us. */
    private static Workload of(String family, KeyKind kind) {
        return new Workload(family, kind, Prior.SCAN).inArrays(1).ofLoops();
    }
}
