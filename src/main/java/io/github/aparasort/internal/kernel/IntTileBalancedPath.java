package io.github.aparasort.internal.kernel;

// Twins: Long
/**
 * The balanced path within a tile in local memory (Baxter, 2013). It repeats {@code IntBalancedPath}, which searches in
 * global memory, because in OpenCL C local and global pointers are different types.
 */
public abstract class IntTileBalancedPath extends IntTilePath {
    /** Not 0 where no two elements of an input are equal. */
    protected int distinct;

    public IntTileBalancedPath(int nt, int vt, int maxGroups) {
        super(nt, vt, maxGroups);
    }

    /** The crossing of a diagonal of the tile, whose slots hold A, then B. */
    protected int tileCrossing(int aInTile, int bInTile, int diagonal) {
        int aIndex = tileCoRank(0, aInTile, aInTile, bInTile, diagonal);
        int bIndex = diagonal - aIndex;
        int star = 0;
        if (bIndex < bInTile && aIndex > 0) {
            /*key*/ int x = tile[aInTile + bIndex];
            if (distinct != 0) {
                star = before(tile[aIndex - 1], x) ? 0 : 1;
            } else {
                int aBegin = runBegin(0, aIndex, x);
                int bBegin = runBegin(aInTile, bIndex, x);
                int run = aIndex - aBegin + bIndex - bBegin;
                int bWanted = max(run >> 1, bIndex - bBegin);
                int bTaken = runEnd(aInTile, bIndex, min(bInTile, bBegin + bWanted + 1), x) - bBegin;
                star = bTaken > bWanted && run == 2 * bWanted + 1 ? 1 : 0;
                aIndex = aBegin + run - min(bWanted, bTaken);
            }
        }
        return aIndex | star << 31;
    }

    /** The number of slots in [begin, begin + count) with keys less than x: see IntBalancedPath. */
    protected int runBegin(int begin, int count, /*key*/ int x) {
        int high = count;
        int low = count - 1;
        int step = 1;
        while (low >= 0 && !before(tile[begin + max(0, low)], x)) {
            high = low;
            low -= step;
            step *= 2;
        }
        low = low < 0 ? 0 : low + 1;
        while (low < high) {
            int middle = (low + high) >> 1;
            if (before(tile[begin + middle], x)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Where, from {@code index} to {@code end} of the slots that follow {@code begin}, the run of x ends. */
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

    // ---- host side

    @Override
    protected void makeLocals(int nt) {
        super.makeLocals(nt);
        makeSums(nt);
    }
}
