package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntPairTileMergesort;

/** Returns one of its results wrong. */
public class PairRunFaults extends IntPairTileMergesort {
    private final BrokenRun broken;

    public PairRunFaults(BrokenRun broken, int nt) {
        super(nt, 3);
        this.broken = broken;
    }

    @Override
    public int[] pairResult() {
        return broken.read(super.pairResult(), pairKeys);
    }
}
