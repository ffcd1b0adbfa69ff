package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClContext;

/**
 * Buffers that are never released, for oclgrind. It numbers the buffers of a context and gives a number again when its
 * buffer is released, but takes the new buffer to have the size of the old one: what a kernel writes behind that counts
 * as never written.
 */
public final class UsedSlots {
    /** More than the buffers that a kernel releases. */
    private static final int MANY = 64;

    private UsedSlots() {
    }

    /** Takes the numbers of all buffers that were released, so that the next buffers have new ones. */
    public static void take(ComputeDevice device) {
        ClContext context = device.openCl().context();
        for (int i = 0; i < MANY; i++) {
            context.buffer(1);
        }
    }
}
