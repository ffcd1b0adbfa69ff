package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.TileKernel;

/**
 * The balanced path within a tile in local memory, as IntBalancedPath has it in global memory (OpenCL C tells the two
 * kinds of pointer apart); and the scan by which work-items learn where their results belong. The twin for 64-bit keys
 * is derived from this file by the build.
 */
public abstract class IntTilePath extends TileKernel {
    /** A search within a tile first leaves one in so many, as a power of two: runs are short as a rule. */
    private static final int TILE_BIAS = 5;

    /** The inputs of a tile, then its results. VT more than there can be, for a walk reads one step ahead. */
    @Local
    protected /*key*/ int[] tile;
    /** Two rows of NT sums, by turns, and the total. */
    @Local
    protected int[] sums;
    /** Not 0 where no two elements of an input are equal. */
    protected int distinct;

    private final int spare;

    IntTilePath(int nt, int vt, int maxGroups) {
        super(nt, vt, maxGroups);
        spare = vt;
        makeLocals(nt);
    }

    private void makeLocals(int nt) {
        tile = new /*key*/ int[nv + spare];
        sums = new int[2 * nt + 1];
    }

    /** Kogge and Stone's scan: the sum of what the work-items up to this one bring, its own included. */
    protected int scan(int mine) {
        int nt = getLocalSize();
        int id = getLocalId();
        int row = 0;
        int sum = mine;
        sums[id] = sum;
        localBarrier();
        for (int distance = 1; distance < nt; distance *= 2) {
            if (id >= distance) {
                sum += sums[row + id - distance];
            }
            row = nt - row;
            sums[row + id] = sum;
            localBarrier();
        }
        return sum;
    }

    // ---- the balanced path within a tile: as IntBalancedPath, but OpenCL C tells the two kinds of pointer apart

    /** The crossing of a diagonal of the tile, with A in its slots below aHere, and B in the bHere behind. */
    protected int tileCrossing(int aHere, int bHere, int diagonal) {
        int low = max(0, diagonal - bHere);
        int high = min(diagonal, aHere);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (before(tile[aHere + diagonal - 1 - middle], tile[middle])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        int aIndex = low;
        int bIndex = diagonal - low;
        int star = 0;
        if (bIndex < bHere && aIndex > 0) {
            /*key*/ int x = tile[aHere + bIndex];
            if (distinct != 0) {
                star = before(tile[aIndex - 1], x) ? 0 : 1;
            } else {
                int aBegin = runBegin(0, aIndex, x);
                int bBegin = runBegin(aHere, bIndex, x);
                int run = aIndex - aBegin + bIndex - bBegin;
                int bWanted = max(run >> 1, bIndex - bBegin);
                int bTaken = runEnd(aHere, bIndex, min(bHere, bBegin + bWanted + 1), x) - bBegin;
                star = bTaken > bWanted && run == 2 * bWanted + 1 ? 1 : 0;
                aIndex = aBegin + run - min(bWanted, bTaken);
            }
        }
        return aIndex | star << 31;
    }

    /** How many of the slots [begin, begin + count) hold less than x. */
    protected int runBegin(int begin, int count, /*key*/ int x) {
        int low = 0;
        int high = count;
        int bias = TILE_BIAS;
        while (low < high) {
            int middle = (low + ((1 << bias) - 1) * high) >> bias;
            if (before(tile[begin + middle], x)) {
                low = middle + 1;
            } else {
                high = middle;
            }
            bias = bias > 4 ? 4 : 1;
        }
        return low;
    }

    /** Where, from {@code index} to {@code end} of the slots that follow {@code begin}, those end that hold x. */
    protected int runEnd(int begin, int index, int end, /*key*/ int x) {
        int low = index;
        int high = end;
        while (low < high) {
            int middle = (low + high) >> 1;
            if (before(x, tile[begin + middle])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The order: whether x must come before y. By min, because Aparapi translates {@code <} on long wrongly. */
    protected boolean before(/*key*/ int x, /*key*/ int y) {
        return min(x, y) != y;
    }

    // ---- host side

    @Override
    public void shape(int workItems, int groups) {
        super.shape(workItems, groups);
        makeLocals(workItems);
    }

    @Override
    public int localBytes() {
        return bytesPerKey() * tile.length + Integer.BYTES * sums.length;
    }
}
