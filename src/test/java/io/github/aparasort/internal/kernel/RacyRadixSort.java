package io.github.aparasort.internal.kernel;

import io.github.aparasort.testing.SmallIntRadixTiles;

/** Lacks a barrier: work-items sum up counters to which others may still be adding. */
public class RacyRadixSort extends SmallIntRadixTiles {
    public RacyRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** The others take the simulator seconds. */
    @Override
    public void run() {
        if (getPassId() < COUNTING_PASSES) {
            super.run();
        }
    }

    @Override
    protected void count() {
        int nt = getLocalSize();
        int id = getLocalId();
        clearRows(digits());
        // Here localBarrier() is missing.
        for (int slot = id; slot < n; slot += nt) {
            countDigits(load(INPUT, slot));
        }
        localBarrier();
        for (int i = id; i < DIGITS * digits(); i += nt) {
            globalIncrease(totals, i, tile[i]);
        }
        localBarrier();
    }
}
