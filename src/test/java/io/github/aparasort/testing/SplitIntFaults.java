package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.PartFaultTest.PartFault;

/** Returns one part wrong. */
public class SplitIntFaults extends SplitIntTiles {
    private final PartFault fault;
    private final int broken;

    public SplitIntFaults(PartFault fault, int broken) {
        super(4, 3);
        this.fault = fault;
        this.broken = broken;
    }

    @Override
    public void getPart(int part) {
        if (part != broken || fault.isRead()) {
            super.getPart(part);
        }
        if (part == broken) {
            int[] keys = keys(part);
            keys[0] = (int) fault.damaged(keys[0], keys[1]);
        }
    }
}
