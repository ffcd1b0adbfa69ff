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
    public void getPart(int part) {
        if (broken.isBroken(() -> super.getPart(part))) {
            int[] keys = keys(part);
            keys[0] = broken.damaged(keys[0], keys[1]);
        }
    }
}
