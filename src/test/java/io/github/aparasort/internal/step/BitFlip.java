package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

/**
 * Changes one int in the memory of a device, as a device may that is out of order: some of its bits, or by 1 towards 0,
 * so that an index stays one.
 */
final class BitFlip extends ElementKernel {
    protected int[] words = new int[1];
    protected int at;
    /** The bits; 0 to subtract 1. */
    protected int mask;

    /** Queues a change of the int at an index, whatever the type of the elements. */
    static void flip(Work work, Column column, int at, int mask) throws DeviceFault {
        work.checks().queueUnchecked(() -> {
            BitFlip flip = work.elements(BitFlip.class, BitFlip::new);
            flip.at = at;
            flip.mask = mask;
            Column words = column.as(ElementType.INT);
            work.launch(flip, 1, Fields.of(flip.words, words));
        });
    }

    @Override
    protected void element(int i) {
        int x = words[at + i];
        if (mask != 0) {
            x ^= mask;
        } else {
            x = x == 0 ? 1 : x - 1;
        }
        words[at + i] = x;
    }
}
