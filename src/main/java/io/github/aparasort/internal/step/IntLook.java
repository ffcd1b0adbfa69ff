package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.key.IntSum;
import io.github.aparasort.internal.parallel.Digest;

// Twins: Long
/**
 * Sums up elements of one width while they travel. Either their places count, as in what must arrive as it was sent; or
 * they do not, and elements may have to be in order.
 */
final class IntLook implements Look {
    /** Whether the JIT compiler vectorizes a comparison of neighbours. In JDK 17 the vector form is slower. */
    private static final boolean NEIGHBOURS_AS_VECTORS = Runtime.version().feature() >= 21;
    private static final /*key*/ int INFINITY = /*key*/ Integer.SIZE == Integer.SIZE
            ? (/*key*/ int) 0x7f800000L : (/*key*/ int) 0x7ff0000000000000L;

    private final boolean placed;
    private final boolean ordered;
    /** The XOR mask of the order: masked keys ascend. */
    private final /*key*/ int mask;
    /** What makes keys of floats, all NaNs one key: see {@link IntKeyForm}. Ints stay as they are. */
    private final /*key*/ int floats;
    private final /*key*/ int shift;
    private final /*key*/ int most;

    /**
     * @param placed whether places count
     * @param ordered whether elements must be in order
     * @param orderMask the XOR mask of that order
     */
    IntLook(boolean placed, boolean ordered, boolean floating, long orderMask) {
        this.placed = placed;
        this.ordered = ordered;
        this.mask = (/*key*/ int) orderMask;
        floats = floating ? -1 : 0;
        shift = floating ? /*key*/ Integer.MAX_VALUE - INFINITY : 0;
        most = floating ? INFINITY - shift + 1 : /*key*/ Integer.MAX_VALUE;
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
            return floats == 0 ? intsAscend(before, here, begin, end) : floatsAscend(before, here, begin, end);
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
            /*key*/ int x = key(before[i - 1]);
            disorder |= Math.min(x, key(here[i])) ^ x;
        }
        return disorder == 0;
    }

    private /*key*/ int key(/*key*/ int bits) {
        return Math.min((bits ^ (bits >> /*key*/ Integer.SIZE - 1 & floats) >>> 1) - shift, most) ^ mask;
    }
}
