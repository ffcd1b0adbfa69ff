package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;

/**
 * The geometry of kernels over tiles: NT work-items a group, VT values a work-item, NV = NT x VT values a tile.
 *
 * <p>If there are more tiles than groups, each group processes several tiles, one after the other: a grid without a
 * limit would make passes with little work expensive.
 */
public abstract class TileKernel extends DeviceKernel {
    /** Work-items per group, if the device supports it. On an H200, 128 were slower, and more than 256 are refused. */
    public static final int NT = 256;

    /**
     * Values per work-item of mergesort and merges. Odd, so that the stretches of neighbours begin in different banks
     * of local memory. On an H200, 17 was faster than 11 and 15 for 64M ints; 23 no longer fits the registers.
     */
    public static final int MERGE_VT = 17;
    /** The unit where arrays are not divided: the elements are in part 0, and part 4 begins without an overflow. */
    private static final int ONE_PART = Integer.MAX_VALUE / 13;

    /** Values per tile. */
    protected int nv;
    /** Tiles of the prepared launch; the last may be short. */
    protected int tiles;
    /**
     * Elements come in up to four arrays, because a transfer takes a whole array. The parts have two, three, three and
     * three units: multiples of NV, so that every tile lies within one part.
     */
    protected int unit = ONE_PART;

    private final int vt;
    private int nt;
    private int maxGroups;
    /** Of the workers on JTP. */
    private GroupBarrier barrier;

    /**
     * @param nt work-items per group, a power of two
     * @param vt values per work-item
     * @param maxGroups groups in the grid at most
     * @param bytesPerKey bytes of a key, or of an element where there are no keys
     */
    protected TileKernel(int nt, int vt, int maxGroups, int bytesPerKey) {
        super(bytesPerKey);
        this.vt = vt;
        setGeometry(nt, maxGroups);
    }

    private void setGeometry(int workItems, int groups) {
        if (Integer.bitCount(workItems) != 1 || workItems < minWorkItems()) {
            throw new IllegalArgumentException("work-items per group must be a power of two of " + minWorkItems()
                    + " and more: " + workItems);
        }
        nt = workItems;
        nv = workItems * vt;
        maxGroups = groups;
        barrier = new GroupBarrier(nt);
    }

    /** Work-items that a group needs at least: two, which find the two borders of a tile. */
    protected int minWorkItems() {
        return 2;
    }

    /** Changes the geometry before anything is allocated: for kernels that are created before the device is known. */
    public void shape(int workItems, int groups) {
        setGeometry(workItems, groups);
    }

    /** Groups in any grid at most. */
    protected int maxGroups() {
        return maxGroups;
    }

    /** Tiles of an array of this many elements. */
    protected int tilesFor(int elements) {
        return (int) (((long) elements + nv - 1) / nv);
    }

    /**
     * The part that an index lies in, for kernels and for the host. By a division, because comparisons made a mergesort
     * on PoCL a tenth slower.
     */
    protected final int partOf(int index) {
        return (index + unit) / (3 * unit);
    }

    /** The same for one key: by comparisons, because a division takes longer than to load or store it. */
    protected final int partOfKey(int index) {
        return index < 5 * unit ? index < 2 * unit ? 0 : 1 : index < 8 * unit ? 2 : 3;
    }

    /** Where a part begins, also for kernels. Part 4, the one after the last, begins behind every index. */
    protected final int beginOf(int part) {
        return max(0, (3 * part - 1) * unit);
    }

    /**
     * Divides arrays for this many elements into four parts, in the ratio 2:3:3:3. The first part is smaller, because
     * no transfer runs while it is staged. It is not much smaller, because the next part is staged while it is sent,
     * and staging is little faster than the bus. The first three are rounded up to whole tiles, so the last ones may be
     * short or missing.
     *
     * @param elements at most 2<sup>29</sup>, which no array on a device exceeds
     * @param splitTiles from this many tiles on there are several parts
     */
    protected final void divide(int elements, int splitTiles) {
        unit = elements < splitTiles * nv ? ONE_PART : (elements - 1) / (11 * nv) * nv + nv;
    }

    /** The length of the array for a part; 1 if there is no such part. */
    protected final int partCapacity(int part, int capacity) {
        return Math.max(1, Math.min(beginOf(part + 1), capacity) - beginOf(part));
    }

    @Override
    public int parts() {
        return unit == ONE_PART ? 1 : partOf(n - 1) + 1;
    }

    @Override
    public int partBegin(int part) {
        return part < parts() ? beginOf(part) : n;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        tiles = tilesFor(count);
        // A launch that failed broke the barrier, and some of its workers may still have to find out.
        barrier = new GroupBarrier(nt);
    }

    @Override
    public void idle() {
        tiles = 0;
    }

    /** Aparapi makes a worker for each work-item of a group in each pass, on JTP only. */
    @Override
    public final Kernel clone() {
        return new GroupWorker(super.clone(), barrier);
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
