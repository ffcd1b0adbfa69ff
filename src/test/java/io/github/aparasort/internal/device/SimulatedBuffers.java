package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClContext;
import io.github.aparasort.internal.opencl.HeapPieces;

/** What oclgrind is spared. */
public final class SimulatedBuffers {
    /** More than the buffers that a kernel releases. */
    private static final int MANY = 64;

    private SimulatedBuffers() {
    }

    /**
     * Takes the numbers of all buffers that were released, so that the next buffers have new ones. oclgrind numbers the
     * buffers of a context and gives a number again when its buffer is released, but takes the new buffer to have the
     * size of the old one: what a kernel writes behind that counts as never written.
     */
    public static void takeUsedSlots(ComputeDevice device) {
        ClContext context = device.openCl().context();
        for (int i = 0; i < MANY; i++) {
            context.buffer(1);
        }
    }

    /**
     * Transfers go by ordinary memory. After each launch oclgrind clears what it knows of every byte of every buffer:
     * a slab of page-locked memory, which no kernel uses, has thousands of times as many as all others.
     */
    public static void avoidSlabs(ComputeDevice device) {
        HeapPieces.give(device.openCl().context());
    }
}
