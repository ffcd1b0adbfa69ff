package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.element.IntKeyForm;
import io.github.aparasort.internal.key.IntSum;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;

// Twins: Long
/**
 * Sums up elements of one width while they travel. Either their places count, as in what must arrive as it was sent; or
 * they do not, and elements may have to be in order.
 */
final class IntLook implements Look {
    /** Whether the JIT compiler vectorizes a comparison of neighbours. In JDK 17 the vector form is slower. */
    private static final boolean NEIGHBOURS_AS_VECTORS = Runtime.version().feature() >= 21;
    /** How many NaNs have a negative sign. */
    private static final /*key*/ int NEGATIVE_NANS = /*key*/ Integer.MAX_VALUE - /*key*/ IntKeyForm.INFINITY;
    /** Stands for all NaNs: one more than the key of infinity. */
    private static final /*key*/ int NAN_KEY = /*key*/ IntKeyForm.INFINITY - NEGATIVE_NANS + 1;

    private final boolean placed;
    private final boolean ordered;
    /** The XOR mask of the order: masked keys ascend. */
    private final /*key*/ int mask;
    private final boolean floating;

    /**
     * @param placed whether places count
     * @param ordered whether elements must be in order
     * @param orderMask the XOR mask of that order
     */
    IntLook(boolean placed, boolean ordered, boolean floating, long orderMask) {
        this.placed = placed;
        this.ordered = ordered;
        this.mask = (/*key*/ int) orderMask;
        this.floating = floating;
    }

    @Override
    public Digest at(Object bits, Object again, int at, int count, int begin, boolean follows) {
        /*key*/ int[] here = (/*key*/ int[]) bits;
        if (ordered) {
            if (!ascends((/*key*/ int[]) again, here, follows ? at : at + 1, at + count)) {
                return Digest.DISORDER;
            }
        }
        return IntSum.of(here, at, count, placed ? begin : -1);
    }

    @Override
    public boolean seesOrder() {
        return ordered;
    }

    /** Whether each key in [begin, end) is not less than the one before it. */
    private boolean ascends(/*key*/ int[] before, /*key*/ int[] here, int begin, int end) {
        if (NEIGHBOURS_AS_VECTORS) {
            return floating ? floatsAscend(before, here, begin, end) : intsAscend(before, here, begin, end);
        }
        /*key*/ int x = begin < end ? key(here[begin - 1]) : 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int y = key(here[i]);
            if (x > y) {
                return false;
            }
            x = y;
        }
        return true;
    }

    /** A loop of its own, with a third of the operations. */
    private boolean intsAscend(/*key*/ int[] before, /*key*/ int[] here, int begin, int end) {
        /*key*/ int disorder = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int x = before[i - 1] ^ mask;
            disorder |= Math.min(x, here[i] ^ mask) ^ x;
        }
        return disorder == 0;
    }

    private boolean floatsAscend(/*key*/ int[] before, /*key*/ int[] here, int begin, int end) {
        /*key*/ int disorder = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int x = floatKey(before[i - 1]);
            disorder |= Math.min(x, floatKey(here[i])) ^ x;
        }
        return disorder == 0;
    }

    private /*key*/ int key(/*key*/ int bits) {
        return floating ? floatKey(bits) : bits ^ mask;
    }

    /**
     * The key of a float, one for all NaNs. A difference that overflows moves negative NaNs, which {@code flip} leaves
     * before all others, behind them: so no branch keeps the loop from vectors.
     */
    private /*key*/ int floatKey(/*key*/ int bits) {
        return Math.min(SortableKeys.flip(bits) - NEGATIVE_NANS, NAN_KEY) ^ mask;
    }
}
