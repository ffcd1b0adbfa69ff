package io.github.aparasort.kernel.tile;

import io.github.aparasort.kernel.SortKernel;

/**
 * The geometry of kernels over tiles: NT work-items a group, VT values a work-item, NV = NT x VT values a tile.
 *
 * <p>A group goes on from tile to tile where there are more tiles than groups: a grid without bound makes passes
 * with little to do expensive.
 */
public abstract class TileKernel extends SortKernel {
    /**
     * Values per work-item. Odd, so that neighbours' stretches start in different banks of local memory. On an H200
     * 17 beat 11 and 15 for 64M ints; 23 no longer fits the registers.
     */
    public static final int VT = 17;

    /** Work-items per group on any device that can: on an H200 128 were slower, and more than 256 are refused. */
    public static final int NT = 256;

    /** Values per tile. */
    protected int nv;
    /**
     * Tiles up to which each group finds its own borders: twice the searches, but half the passes, and a pass takes
     * 11 microseconds on an H200 even if it does nothing. 1M keys: 0.21 ms instead of 0.35, 16M: 1.15 instead of 1.06.
     */
    private static final int FUSED_TILES = 1024;

    /** {@link #FUSED_TILES}; tests lower it, so that few tiles go the way of many. */
    protected int fusedTiles = FUSED_TILES;

    /** Tiles of the prepared launch; the last may be short. */
    protected int tiles;
    /** 1 where the merge passes find the borders of their tiles themselves, 0 where a partition pass goes before. */
    protected int fused;

    private int nt;
    private int maxGroups;

    /**
     * @param nt work-items per group, a power of two
     * @param maxGroups groups in the grid at most
     */
    protected TileKernel(int nt, int maxGroups) {
        setGeometry(nt, maxGroups);
    }

    private void setGeometry(int nt, int maxGroups) {
        if (Integer.bitCount(nt) != 1 || nt < 2) {
            throw new IllegalArgumentException("work-items per group must be a power of two of 2 and more: " + nt);
        }
        this.nt = nt;
        this.nv = nt * VT;
        this.maxGroups = maxGroups;
    }

    /** Takes another geometry, before anything is allocated: for who made the kernel and did not know its device. */
    public void shape(int workItems, int groups) {
        setGeometry(workItems, groups);
    }

    @Override
    public void prepare(int count) {
        n = count;
        tiles = (int) (((long) count + nv - 1) / nv);
        levels = levelsFor(tiles);
        fused = tiles <= fusedTiles ? 1 : 0;
    }

    @Override
    public void idle() {
        tiles = 0;
    }

    /** The blocksort, then a merge pass a level, with a partition pass before it where that is not fused. */
    @Override
    public int passes() {
        return 1 + (2 - fused) * levels;
    }

    @Override
    public int localSize() {
        return nt;
    }

    @Override
    public int globalSize() {
        return nt * Math.min(tiles, maxGroups);
    }
}
