package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.TileKernel;

// Twins: Long
/**
 * Finds needles in a sorted array. A group takes a tile of needles, and searches first for the least and the greatest
 * of them. Then each work-item bisects only between these two bounds. For needles in order these are few elements, and
 * the group loads them to local memory first.
 *
 * <p>The needles may be the indices themselves, where the elements are the offsets of segments: their upper bounds are
 * the segments of all indices. Source: S. Baxter, Modern GPU, <i>Sorted search</i> and <i>Load-balancing search</i>
 * (2013).
 */
public final class IntBoundsKernel extends TileKernel {
    /** Needles per work-item. For longs a group has 28 KiB of local memory; with 16 it would be 52, and 32 are sure. */
    static final int VT = 8;
    /** Elements in local memory for each work-item: those near a tile of needles, if there are as many of both. */
    private static final int ROOM = 3 * VT / 2;
    /** What is wanted. */
    public static final int LOWER = 0;
    public static final int UPPER = 1;
    public static final int IS_IN = 2;
    public static final int SEGMENT = 3;

    protected /*key*/ int[] sorted = new /*key*/ int[1];
    protected /*key*/ int[] needles = new /*key*/ int[1];
    protected int[] out = new int[1];
    /** The number of elements. */
    protected int count;
    protected int wanted;
    /** The least and the greatest needles of the work-items. */
    @Local
    protected /*key*/ int[] least;
    @Local
    protected /*key*/ int[] greatest;
    @Local
    protected int[] range = new int[2];
    /** The elements between the bounds of a tile. */
    @Local
    protected /*key*/ int[] tile;

    IntBoundsKernel(int nt, int maxGroups) {
        super(nt, VT, maxGroups, /*key*/ Integer.BYTES);
    }

    @Override
    protected void makeLocals(int nt) {
        least = new /*key*/ int[nt];
        greatest = new /*key*/ int[nt];
        tile = new /*key*/ int[ROOM * nt];
    }

    @Override
    public void run() {
        int groups = getNumGroups();
        for (int t = getGroupId(); t < tiles; t += groups) {
            searchTile(nv * t, min(nv, n - nv * t));
        }
    }

    /** Searches the needles of a tile. */
    protected void searchTile(int begin, int inTile) {
        int nt = getLocalSize();
        int id = getLocalId();
        int upper = wanted == UPPER || wanted == SEGMENT ? 1 : 0;
        findRange(begin, inTile, upper);
        int low = range[0];
        int high = range[1];
        int near = high - low;
        boolean fits = near <= ROOM * nt;
        if (fits) {
            for (int i = id; i < near; i += nt) {
                tile[i] = sorted[low + i];
            }
        }
        localBarrier();
        for (int slot = id; slot < inTile; slot += nt) {
            /*key*/ int x = needle(begin + slot);
            int bound = fits ? low + nearBound(tile, x, 0, near, upper) : bound(sorted, x, low, high, upper);
            int result = bound;
            if (wanted == SEGMENT) {
                result = bound - 1;
            }
            if (wanted == IS_IN) {
                result = 0;
                if (bound < count) {
                    /*key*/ int found = sorted[bound];
                    result = found == x ? 1 : 0;
                }
            }
            out[begin + slot] = result;
        }
        localBarrier();
    }

    /** Finds where the bounds of all needles of a tile are. */
    protected void findRange(int begin, int inTile, int upper) {
        int nt = getLocalSize();
        int id = getLocalId();
        /*key*/ int from = needle(begin + min(id, inTile - 1));
        /*key*/ int to = from;
        for (int slot = id + nt; slot < inTile; slot += nt) {
            /*key*/ int x = needle(begin + slot);
            from = min(from, x);
            to = max(to, x);
        }
        least[id] = from;
        greatest[id] = to;
        localBarrier();
        for (int offset = nt / 2; offset > 0; offset /= 2) {
            if (id < offset) {
                least[id] = min(least[id], least[id + offset]);
                greatest[id] = max(greatest[id], greatest[id + offset]);
            }
            localBarrier();
        }
        if (id < 2) {
            range[id] = bound(sorted, id == 0 ? least[0] : greatest[0], 0, count, upper);
        }
        localBarrier();
    }

    /**
     * How many elements of a sorted array are less than x, or not greater if {@code upper} is not 0; known to be from
     * {@code low} to {@code high}.
     */
    static int bound(/*key*/ int[] elements, /*key*/ int x, int low, int high, int upper) {
        int from = low;
        int to = high;
        while (from < to) {
            int middle = from + ((to - from) >> 1);
            /*key*/ int y = elements[middle];
            boolean before = upper != 0 ? Math.min(x, y) == y : Math.min(x, y) != x;
            if (before) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }
    // Also as nearBound, @Local /*key*/ int[] for /*key*/ int[]: As {@link #bound}, in local memory.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #bound}, in local memory. */
    static int nearBound(@Local /*key*/ int[] elements, /*key*/ int x, int low, int high, int upper) {
        int from = low;
        int to = high;
        while (from < to) {
            int middle = from + ((to - from) >> 1);
            /*key*/ int y = elements[middle];
            boolean before = upper != 0 ? Math.min(x, y) == y : Math.min(x, y) != x;
            if (before) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }
    // endregion

    protected /*key*/ int needle(int index) {
        /*key*/ int x = index;
        if (wanted != SEGMENT) {
            x = needles[index];
        }
        return x;
    }

    // ---- host side

    /** Lower or upper bounds, or whether a needle is there. */
    public static Column find(Work work, int wanted, Column sorted, Column needles) throws DeviceFault {
        IntBoundsKernel kernel = work.tiles(IntBoundsKernel.class, IntBoundsKernel::new);
        Column bounds = work.ints(needles.length());
        kernel.count = sorted.length();
        kernel.wanted = wanted;
        work.launch(kernel, needles.length(), Fields.of(kernel.sorted, sorted).and(kernel.needles, needles)
                .and(kernel.out, bounds));
        return bounds;
    }
}
