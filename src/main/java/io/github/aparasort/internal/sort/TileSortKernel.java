package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.TileKernel;

/** What mergesorts over tiles have in common: how long a work-item's stretch is, and which passes there are. */
public abstract class TileSortKernel extends TileKernel {
    /**
     * Values per work-item. Odd, so that neighbours' stretches start in different banks of local memory. On an H200
     * 17 beat 11 and 15 for 64M ints; 23 no longer fits the registers.
     */
    public static final int VT = 17;

    /**
     * Tiles up to which each group finds its own borders: twice the searches, but half the passes, and a pass takes
     * 11 microseconds on an H200 even if it does nothing. 1M keys: 0.21 ms instead of 0.35, 16M: 1.15 instead of 1.06.
     */
    private static final int FUSED_TILES = 1024;

    /** {@link #FUSED_TILES}; tests lower it, so that few tiles go the way of many. */
    protected int fusedTiles = FUSED_TILES;

    /** 1 where the merge passes find the borders of their tiles themselves, 0 where a partition pass goes before. */
    protected int fused;
    /** The pass that leaves the result. */
    protected int lastPass;

    protected TileSortKernel(int nt, int maxGroups) {
        super(nt, VT, maxGroups);
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        levels = levelsFor(tiles);
        fused = tiles <= fusedTiles ? 1 : 0;
        lastPass = passes() - 1;
    }

    /** The blocksort, then a merge pass a level, with a partition pass before it where that is not fused. */
    @Override
    public int passes() {
        return 1 + (2 - fused) * levels;
    }
}
