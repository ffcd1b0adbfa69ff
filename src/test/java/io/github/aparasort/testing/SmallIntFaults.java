package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.PartFaultTest.PartFault;

/** Returns one part wrong. */
public class SmallIntFaults extends SmallIntRadixTiles {
    private final BrokenPart broken;

    public SmallIntFaults(PartFault fault, int part) {
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
