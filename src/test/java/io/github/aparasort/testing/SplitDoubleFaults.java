package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.PartFaultTest.PartFault;

/** Returns one part wrong. */
public class SplitDoubleFaults extends SplitLongTiles {
    private final PartFault fault;
    private final int broken;

    public SplitDoubleFaults(PartFault fault, int broken) {
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
            long[] keys = keys(part);
            keys[0] = (long) fault.damaged(keys[0], keys[1]);
        }
    }
}
