package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CheckKernel;
import io.github.aparasort.internal.key.HashFactors;
import io.github.aparasort.internal.key.IntSum;

// Twins: Long
/**
 * The checksum of keys, with a value each or without: a sum of mixed bits, which does not depend on their order. Where
 * order is demanded, each key that comes before the one before it changes the sum; and so does each of equal keys whose
 * value does not come after that of the one before it, where such keys have to keep their order.
 */
public final class IntChecksum extends CheckKernel {
    private static final int ALONE = 0;
    private static final int INDEXED = 1;
    private static final int INTS = 2;
    /** Keys in their places, as {@link IntSum} has them. */
    private static final int PLACED = 3;

    private static final long KEY = HashFactors.GOLDEN;
    private static final long VALUE = HashFactors.FIRST;
    private static final long DISORDER = HashFactors.SECOND;

    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected int[] ints = new int[1];
    /** What the keys carry: nothing, their indices, or ints. */
    protected int carried;
    /** Not 0 where the keys must be in order. */
    protected int ordered;
    /** Not 0 where the values of equal keys must ascend too. */
    protected int stable;
    /** The XOR mask of the order: masked keys ascend. */
    protected /*key*/ int mask;

    @Override
    protected long load(int index) {
        /*key*/ int key = keys[index];
        long mixed = 0;
        if (carried == PLACED) {
            /*key*/ int bits = IntSum.mix(key + IntSum.salt(index));
            mixed = IntSum.word(bits, bits * bits);
        } else {
            mixed = ofKey(key);
            if (carried != ALONE) {
                int value = index;
                if (carried == INTS) {
                    value = ints[index];
                }
                mixed = withValue(mixed, value);
            }
            mixed = spread(mixed);
            if (ordered != 0 && index > 0) {
                /*key*/ int before = keys[index - 1] ^ mask;
                /*key*/ int masked = key ^ mask;
                /*key*/ int least = min(masked, before);
                mixed += least != before ? DISORDER : 0;
                if (stable != 0 && masked == before) {
                    mixed += ints[index - 1] < ints[index] ? 0 : DISORDER;
                }
            }
        }
        return mixed;
    }

    protected static long ofKey(long key) {
        return (key + KEY) * VALUE;
    }

    /** The upper bits of a mixed key are a factor of its value, so keys that exchange their values change the sum. */
    protected static long withValue(long mixed, int value) {
        return mixed + (mixed >>> 29) * value + value * KEY;
    }

    /** As the end of SplitMix64: shifts by about half of the bits, so that the high ones reach the low ones. */
    protected static long spread(long mixed) {
        long all = (mixed ^ mixed >>> 32) * DISORDER;
        return all ^ all >>> 29;
    }

    @Override
    protected long combine(long a, long b) {
        return carried == PLACED ? IntSum.add(a, b) : a + b;
    }

    // ---- host side

    /**
     * Queues the checksum of keys, with or without ints.
     *
     * @param sign 1, or -1 to take it away from that of other keys
     * @param orderMask the mask with which keys must ascend, or null where they may be in any order
     * @param stable whether the ints of equal keys must ascend
     */
    public static CheckSums.Sums sum(Work work, int sign, Rows rows, Long orderMask, boolean stable)
            throws DeviceFault {
        IntChecksum kernel = work.checks().kernel(IntChecksum.class, IntChecksum::new);
        kernel.ask(!rows.carries() ? ALONE : rows.ints() == null ? INDEXED : INTS, orderMask, stable);
        kernel.sign = sign;
        return work.checks().launch(kernel, rows.keys().length(), Fields.of(kernel.keys, rows.keys())
                .and(kernel.ints, rows.ints()));
    }

    /** Queues the checksum of bits in their places, which the host knows too. */
    public static CheckSums.Sums ofPlaces(Work work, Column bits) throws DeviceFault {
        IntChecksum kernel = work.checks().kernel(IntChecksum.class, IntChecksum::new);
        kernel.ask(PLACED, null, false);
        return work.checks().launch(kernel, bits.length(), Fields.of(kernel.keys, bits));
    }

    private void ask(int whatIsCarried, Long orderMask, boolean isStable) {
        carried = whatIsCarried;
        ordered = orderMask != null ? 1 : 0;
        stable = isStable ? 1 : 0;
        mask = orderMask == null ? 0 : (/*key*/ int) orderMask.longValue();
    }
}
