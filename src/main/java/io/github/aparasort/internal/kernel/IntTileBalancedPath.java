package io.github.aparasort.internal.kernel;

// Twins: Long
/**
 * The balanced path within a tile in local memory (Baxter, 2013), and the scan by which work-items find the places of
 * their results. It repeats {@code IntBalancedPath}, which searches in global memory, because in OpenCL C local and
 * global pointers are different types.
 */
public abstract class IntTileBalancedPath extends IntTilePath {
    /**
     * The first step of a search within a tile tests the key 1/2<sup>5</sup> of the range before its end, because most
     * runs are short; the second uses 1/2<sup>4</sup>, the others halves. See IntBalancedPath.
     */
    private static final int FIRST_TILE_BIAS = 5;
    private static final int LAST_TILE_BIAS = 4;

    /** Two buffers of NT sums, used alternately so that a step of the scan needs one barrier; then the total. */
    @Local
    protected int[] sums;
    /** Not 0 where no two elements of an input are equal. */
    protected int distinct;

    public IntTileBalancedPath(int nt, int vt, int maxGroups) {
        super(nt, vt, maxGroups);
    }

    /** Kogge-Stone scan in log2(NT) steps: the sum of the numbers of all work-items up to and including this one. */
    protected int scan(int mine) {
        int nt = getLocalSize();
        int id = getLocalId();
        int buffer = 0;
        int sum = mine;
        sums[id] = sum;
        localBarrier();
        for (int distance = 1; distance < nt; distance *= 2) {
            if (id >= distance) {
                sum += sums[buffer + id - distance];
            }
            buffer = nt - buffer;
            sums[buffer + id] = sum;
            localBarrier();
        }
        return sum;
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

    /** The number of slots in [begin, begin + count) with keys less than x. */
    protected int runBegin(int begin, int count, /*key*/ int x) {
        int low = 0;
        int high = count;
        int bias = FIRST_TILE_BIAS;
        while (low < high) {
            int middle = (low + ((1 << bias) - 1) * high) >> bias;
            if (before(tile[begin + middle], x)) {
                low = middle + 1;
            } else {
                high = middle;
            }
            bias = bias > LAST_TILE_BIAS ? LAST_TILE_BIAS : 1;
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
        sums = new int[2 * nt + 1];
    }
}
