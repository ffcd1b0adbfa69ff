package io.github.aparasort.internal.kernel;

// Twins: Long
/**
 * Two sorted lists in the local memory of a tile, and where their merge path crosses a diagonal. Each tile begins at a
 * border, which lies on the merge path (or the balanced path) of the lists in global memory.
 */
public abstract class IntTilePath extends LookBackKernel {
    /**
     * Tiles up to which each group finds its own borders: twice the searches, but half the passes, and a pass takes
     * 11 microseconds on an H200 even if it does nothing. 1M keys: 0.21 ms instead of 0.35, 16M: 1.15 instead of 1.06.
     */
    private static final int FUSED_TILES = 1024;

    /** {@link #FUSED_TILES}; tests change it to reach every path with few tiles. */
    protected int fusedTiles = FUSED_TILES;
    /** 1 where the merge passes find the borders of their tiles themselves, 0 where a partition pass comes first. */
    protected int fused;
    /** For each tile its border: how many of the elements before it come from the first list. */
    public int[] borders = new int[1];
    /** The two borders of the current tile, where a group finds them itself. */
    @Local
    protected int[] tileBorders = new int[2];
    /** The keys of a tile. */
    @Local
    protected /*key*/ int[] tile;

    /** Reserves VT slots more than a tile: a merge reads one step ahead, and past the end of a short tile. */
    public IntTilePath(int nt, int vt, int maxGroups) {
        super(nt, vt, maxGroups, /*key*/ Integer.BYTES);
    }

    @Override
    protected void makeLocals(int nt) {
        tile = new /*key*/ int[slots()];
    }

    /** Keys in local memory per group. */
    protected int slots() {
        return nv + vt;
    }

    /** A pass: finds the border before each tile, by one search in global memory per tile. */
    protected void partition() {
        int all = getGlobalSize();
        for (int t = getGlobalId(); t < tiles; t += all) {
            borders[t] = borderBefore(t);
        }
    }

    /**
     * Co-rank in local memory: how many of the first {@code diagonal} merged keys come from the first list. It repeats
     * IntBalancedPath.coRank, because in OpenCL C local and global pointers are different types.
     */
    protected int tileCoRank(int aBegin, int aCount, int bBegin, int bCount, int diagonal) {
        int low = max(0, diagonal - bCount);
        int high = min(diagonal, aCount);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (before(tile[bSlot(bBegin + diagonal - 1 - middle)], tile[aSlot(aBegin + middle)])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    // ---- what a subclass may change

    /** The border before a tile, from the keys in global memory. */
    protected abstract int borderBefore(int t);

    /** The order: whether x must come before y. By min, because Aparapi translates {@code <} on long wrongly. */
    protected boolean before(/*key*/ int x, /*key*/ int y) {
        return min(x, y) != y;
    }

    /** The slot of a position in the first list. The positions of a ring continue after its end. */
    protected int aSlot(int position) {
        return position;
    }

    /** The slot of a position in the second list. */
    protected int bSlot(int position) {
        return position;
    }

    // ---- host side

    @Override
    public void prepare(int count) {
        super.prepare(count);
        fused = tiles <= fusedTiles ? 1 : 0;
    }

    @Override
    public void makeArrays(int elements) {
        borders = memory(int[].class, tilesFor(elements));
    }
}
