package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.PartFaultTest.PartFault;

/** Returns one part wrong. */
public class SplitDoubleFaults extends SplitLongTiles {
    private final BrokenPart broken;

    public SplitDoubleFaults(PartFault fault, int part) {
        super(4, 3);
        this.broken = new BrokenPart(fault, part);
    }

    @Override
    public void getPart(int part) {
        if (broken.isRead(part)) {
            super.getPart(part);
        }
        broken.damage(part, keys(part));
    }
}
