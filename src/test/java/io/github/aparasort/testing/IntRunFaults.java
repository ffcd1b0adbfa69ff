package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntTileMergesort;

/** Returns one of its results wrong. */
public class IntRunFaults extends IntTileMergesort {
    private final BrokenRun broken;

    public IntRunFaults(BrokenRun broken, int nt) {
        super(nt, 3);
        this.broken = broken;
    }

    @Override
    public int[] input() {
        return super.keys();
    }

    @Override
    public int[] keys() {
        return broken.read(super.keys(), scratch);
    }
}
