package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.PartFaultTest.PartFault;

/** One part of a result that comes back wrong. */
record BrokenPart(PartFault fault, int part) {
    /** Whether a part is to be read from the device. */
    boolean isRead(int read) {
        return read != part || fault.isRead();
    }

    /** Damages the first key of a part, if it is the broken one. */
    void damage(int read, int[] keys) {
        if (read == part) {
            keys[0] = (int) fault.damaged(keys[0], keys[1]);
        }
    }

    void damage(int read, long[] keys) {
        if (read == part) {
            keys[0] = fault.damaged(keys[0], keys[1]);
        }
    }
}
