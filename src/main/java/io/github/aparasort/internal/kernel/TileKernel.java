package io.github.aparasort.internal.kernel;


/**
 * The geometry of kernels over tiles: NT work-items a group, VT values a work-item, NV = NT x VT values a tile.
 *
 * <p>A group goes on from tile to tile where there are more tiles than groups: a grid without bound makes passes
 * with little to do expensive.
 */
public abstract class TileKernel extends DeviceKernel {
    /** Work-items per group on any device that can: on an H200 128 were slower, and more than 256 are refused. */
    public static final int NT = 256;

    /** Values per tile. */
    protected int nv;
    /** Tiles of the prepared launch; the last may be short. */
    protected int tiles;

    private final int vt;
    private int nt;
    private int maxGroups;

    /**
     * @param nt work-items per group, a power of two
     * @param vt values per work-item
     * @param maxGroups groups in the grid at most
     */
    protected TileKernel(int nt, int vt, int maxGroups) {
        this.vt = vt;
        setGeometry(nt, maxGroups);
    }

    private void setGeometry(int workItems, int groups) {
        if (Integer.bitCount(workItems) != 1 || workItems < 2) {
            throw new IllegalArgumentException("work-items per group must be a power of two of 2 and more: "
                    + workItems);
        }
        nt = workItems;
        nv = workItems * vt;
        maxGroups = groups;
    }

    /** Takes another geometry, before anything is allocated: for who made the kernel and did not know its device. */
    public void shape(int workItems, int groups) {
        setGeometry(workItems, groups);
    }

    /** Groups in any grid at most. */
    protected int maxGroups() {
        return maxGroups;
    }

    @Override
    public void prepare(int count) {
        n = count;
        tiles = (int) (((long) count + nv - 1) / nv);
    }

    @Override
    public void idle() {
        tiles = 0;
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
