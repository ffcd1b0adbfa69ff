package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.kernel.CustomCodeException;
import io.github.aparasort.internal.kernel.IntOrder;
import io.github.aparasort.internal.key.IntSum;
import io.github.aparasort.internal.parallel.Digest;

// Twins: Long
/**
 * Sums up keys, and looks whether they are in the caller's order. Keys that each come before the other, as with
 * {@code <=} as an order, may come in any order.
 *
 * @param placed whether the sum depends on the places of keys
 */
record IntOrderLook(IntOrder order, boolean placed) implements Look {
    @Override
    public Digest at(Object bits, Object again, int at, int count, int begin, boolean follows) {
        /*key*/ int[] keys = (/*key*/ int[]) bits;
        try {
            for (int i = follows ? at : at + 1; i < at + count; i++) {
                if (order.before(keys[i], keys[i - 1]) && !order.before(keys[i - 1], keys[i])) {
                    return Digest.DISORDER;
                }
            }
        } catch (Throwable e) {
            throw new CustomCodeException(e);
        }
        return IntSum.of(keys, at, count, placed ? begin : -1);
    }

    @Override
    public boolean runsCustomCode() {
        return true;
    }
}
