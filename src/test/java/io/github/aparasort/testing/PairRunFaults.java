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
    public void getPart(int part) {
        if (broken.isBroken(() -> super.getPart(part))) {
            int[] values = pairResult(part);
            values[0] = broken.damaged(values[0], values[1]);
        }
    }
}
