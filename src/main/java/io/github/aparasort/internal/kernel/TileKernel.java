package io.github.aparasort.internal.kernel;

import java.lang.reflect.Array;
import java.lang.reflect.Field;

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

    /** Work-items per group, and groups, of a kernel that gets its geometry later, by {@link #shape}: the least. */
    protected static final int UNSHAPED_NT = 2;
    protected static final int UNSHAPED_GROUPS = 1;

    /** Values per tile. */
    protected int nv;
    /** Tiles of the prepared launch; the last may be short. */
    protected int tiles;

    /** Values per work-item. */
    protected final int vt;
    private int nt;
    private int maxGroups;

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

    /** For a kernel that gets its geometry later, by {@link #shape}. */
    protected TileKernel(int vt, int bytesPerKey) {
        this(UNSHAPED_NT, vt, UNSHAPED_GROUPS, bytesPerKey);
    }

    private void setGeometry(int workItems, int groups) {
        if (Integer.bitCount(workItems) != 1 || workItems < minWorkItems()) {
            throw new IllegalArgumentException("work-items per group must be a power of two of " + minWorkItems()
                    + " and more: " + workItems);
        }
        nt = workItems;
        nv = workItems * vt;
        maxGroups = groups;
        makeLocals(workItems);
    }

    /** Makes the arrays in local memory. The constructor calls it too, so fields of a subclass are not set yet. */
    protected void makeLocals(int workItems) {
    }

    /** Work-items that a group needs at least: two, which find the two borders of a tile. */
    protected int minWorkItems() {
        return 2;
    }

    /** Changes the geometry before anything is allocated: for kernels that are created before the device is known. */
    public void shape(int workItems, int groups) {
        setGeometry(workItems, groups);
    }

    /** Bytes of local memory that a group needs: for all arrays that are {@link Local}. */
    public final int localBytes() {
        int bytes = 0;
        for (Class<?> type = getClass(); type != TileKernel.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                Object local = field.isAnnotationPresent(Local.class) ? local(field) : null;
                if (local != null) {
                    boolean isWide = field.getType() == long[].class || field.getType() == double[].class;
                    bytes += Array.getLength(local) * (isWide ? Long.BYTES : Integer.BYTES);
                }
            }
        }
        return bytes;
    }

    private Object local(Field field) {
        try {
            field.setAccessible(true);
            return field.get(this);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Groups in any grid at most. */
    protected int maxGroups() {
        return maxGroups;
    }

    /** Tiles of an array of this many elements. */
    protected int tilesFor(int elements) {
        return tilesOf(nv, elements);
    }

    /** Tiles of a length for this many elements. */
    protected static int tilesOf(int length, int elements) {
        return (int) (((long) elements + length - 1) / length);
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        tiles = tilesFor(count);
    }

    /** A copy for one call, which leaves this kernel as it is. */
    public final TileKernel copyForCall() {
        TileKernel copy = (TileKernel) clone();
        copy.makeArrays(1);
        return copy;
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
