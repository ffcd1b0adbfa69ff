package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.TileKernel;

/**
 * The stable merge of two sorted lists in tiles: a partition pass finds where the merge path crosses the borders of
 * tiles, then each group brings exactly the NV values of its tile to local memory, each work-item merges VT of them in
 * registers, and the tile is written as it was read, neighbour beside neighbour.
 *
 * <p>The basic way does without all that: each work-item finds its own VT outputs in global memory, and merges them
 * there. It is what the others are measured against.
 *
 * <p>The twin for 64-bit keys is derived from this file by the build. A subclass may have the origins of the outputs
 * written too ({@link #carries}): keys alone are pairs with nothing, and the device's compiler removes what is empty.
 */
public class IntTileMerge extends TileKernel implements IntMergeArrays {
    /**
     * Values per work-item, as in the mergesort, whose merge passes are alike: odd, so that neighbours' stretches
     * start in different banks of local memory. To be tuned on a GPU.
     */
    public static final int VT = 17;

    /** Tiles up to which each group finds its own borders, as in the mergesort: it saves the partition pass. */
    private static final int FUSED_TILES = 1024;

    protected int fusedTiles = FUSED_TILES;

    /** Both lists, the second behind the first. */
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] merged = new /*key*/ int[1];
    /** For each output the index in {@code keys} that it came from, where that is wanted. */
    protected int[] origins = new int[1];
    /** For each tile how many of the values before it come from the first list. */
    protected int[] borders = new int[1];
    /** Length of the first list. */
    protected int aCount;
    /** 1 where each group finds the borders of its tile itself, 0 where a partition pass goes before. */
    protected int fused;
    /** 1 to merge the basic way, else 0. */
    protected int basic;
    /** The two borders of the tile at hand. */
    @Local
    protected int[] tileBorders = new int[2];
    /** VT slots more than a tile: where a short tile's lists end, a merge runs on over what is never stored. */
    @Local
    protected /*key*/ int[] tile;

    public IntTileMerge(int nt, int maxGroups) {
        super(nt, VT, maxGroups);
        tile = new /*key*/ int[slots()];
    }

    @Override
    public void shape(int workItems, int groups) {
        super.shape(workItems, groups);
        tile = new /*key*/ int[slots()];
    }

    /** Makes this one merge the basic way. */
    public IntTileMerge basic() {
        basic = 1;
        return this;
    }

    /** Sets up to how many tiles each group finds its own borders: to reach every path with few elements. */
    public void scale(int most) {
        fusedTiles = most;
    }

    @Override
    public void run() {
        if (basic != 0) {
            mergeFromGlobal();
        } else if (fused == 0 && getPassId() == 0) {
            partition();
        } else {
            merge();
        }
    }

    // ---- the passes

    /** Finds the border before each tile. */
    protected void partition() {
        int all = getGlobalSize();
        for (int t = getGlobalId(); t < tiles; t += all) {
            borders[t] = coRank(nv * t);
        }
    }

    /** Merges one tile of the output after the other. */
    protected void merge() {
        int groups = getNumGroups();
        int id = getLocalId();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int begin = nv * t;
            int count = min(nv, n - begin);
            int a = 0;
            int aNext = aCount;
            if (fused != 0) {
                if (id < 2) {
                    tileBorders[id] = coRank(begin + id * count);
                }
                localBarrier();
                a = tileBorders[0];
                aNext = tileBorders[1];
            } else {
                a = borders[t];
                if (t + 1 < tiles) {
                    aNext = borders[t + 1];
                }
            }
            int aTile = aNext - a;
            if (aTile < 0 || aTile > count) {
                // The lists are not sorted: this tile is left as it is, which shows when the result is verified.
                a = begin;
                aTile = count;
            }
            // What turns a slot into an index of the input, in either list.
            int bShift = aCount + begin - a - aTile;
            loadTile(a, aTile, bShift, count);
            localBarrier();
            mergeStretch(a, aTile, bShift, count, begin);
            localBarrier();
        }
    }

    /** The basic way: VT outputs a work-item, from global memory to global memory. */
    protected void mergeFromGlobal() {
        int groups = getNumGroups();
        int stretch = VT * getLocalId();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int begin = min(n, nv * t + stretch);
            int end = min(n, begin + VT);
            int i1 = coRank(begin);
            int i2 = aCount + begin - i1;
            /*key*/ int x = keys[min(i1, n - 1)];
            /*key*/ int y = keys[min(i2, n - 1)];
            for (int i = begin; i < end; i++) {
                boolean second = i2 < n && (i1 >= aCount || before(y, x));
                int taken = second ? i2 : i1;
                merged[i] = second ? y : x;
                if (carries() != 0) {
                    origins[i] = taken;
                }
                /*key*/ int next = keys[min(taken + 1, n - 1)];
                i1 = second ? i1 : taken + 1;
                i2 = second ? taken + 1 : i2;
                x = second ? x : next;
                y = second ? next : y;
            }
        }
    }

    // ---- within a tile

    /** Brings a tile's part of both lists side by side. */
    protected void loadTile(int aShift, int aTile, int bShift, int count) {
        int nt = getLocalSize();
        int slot = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int at = slot + nt * i;
                tile[at] = keys[at + (at < aTile ? aShift : bShift)];
            }
        } else {
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    tile[slot] = keys[slot + (slot < aTile ? aShift : bShift)];
                }
                slot += nt;
            }
        }
    }

    /** Merges the work-item's VT outputs in registers, and has all of them stored. */
    protected void mergeStretch(int aShift, int aTile, int bShift, int count, int begin) {
        int slot = VT * getLocalId();
        int diagonal = min(slot, count);
        /*key*/ int[] key = new /*key*/ int[VT];
        int[] origin = new int[VT];
        int i1 = tileCoRank(aTile, count, diagonal);
        int i2 = aTile + diagonal - i1;
        /*key*/ int x = tile[i1];
        /*key*/ int y = tile[i2];
        for (int i = 0; i < VT; i++) {
            boolean second = i2 < count && (i1 >= aTile || before(y, x));
            int taken = second ? i2 : i1;
            key[i] = second ? y : x;
            origin[i] = taken + (second ? bShift : aShift);
            /*key*/ int next = tile[taken + 1];
            i1 = second ? i1 : taken + 1;
            i2 = second ? taken + 1 : i2;
            x = second ? x : next;
            y = second ? next : y;
        }
        localBarrier();
        for (int i = 0; i < VT; i++) {
            tile[slot + i] = key[i];
        }
        localBarrier();
        int nt = getLocalSize();
        for (int i = 0; i < VT; i++) {
            int at = getLocalId() + nt * i;
            if (at < count) {
                merged[begin + at] = tile[at];
            }
        }
        if (carries() != 0) {
            // The same way, by the same slots, which have room for either.
            localBarrier();
            for (int i = 0; i < VT; i++) {
                tile[slot + i] = (/*key*/ int) origin[i];
            }
            localBarrier();
            for (int i = 0; i < VT; i++) {
                int at = getLocalId() + nt * i;
                if (at < count) {
                    origins[begin + at] = (int) tile[at];
                }
            }
        }
    }

    /** Co-rank in local memory: how many of the tile's first {@code diagonal} outputs come from the first list. */
    protected int tileCoRank(int aTile, int count, int diagonal) {
        int low = max(0, diagonal - count + aTile);
        int high = min(diagonal, aTile);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (before(tile[aTile + diagonal - 1 - middle], tile[middle])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Co-rank in global memory: how many of the first {@code diagonal} outputs come from the first list. */
    protected int coRank(int diagonal) {
        int low = max(0, diagonal - n + aCount);
        int high = min(diagonal, aCount);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (before(keys[aCount + diagonal - 1 - middle], keys[middle])) {
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

    /** 1 where the origins of the outputs are wanted, else 0: what is constant costs the device nothing. */
    protected int carries() {
        return 0;
    }

    // ---- host side

    /** Slots of local memory that a group takes. */
    protected int slots() {
        return nv + VT;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        fused = tiles <= fusedTiles ? 1 : 0;
    }

    @Override
    public void split(int count) {
        aCount = count;
    }

    @Override
    public int passes() {
        return 2 - Math.max(fused, basic);
    }

    @Override
    public /*key*/ int[] input() {
        return keys;
    }

    @Override
    public /*key*/ int[] keys(int part) {
        return merged;
    }

    @Override
    public int[] values() {
        return origins;
    }

    @Override
    public int capacity() {
        return keys.length;
    }

    @Override
    public void allocate(int capacity) {
        keys = new /*key*/ int[1];
        merged = new /*key*/ int[1];
        origins = new int[1];
        borders = new int[1];
        if (capacity > 1) {
            keys = new /*key*/ int[capacity];
            merged = new /*key*/ int[capacity];
            origins = new int[carries() != 0 ? capacity : 1];
            borders = new int[(capacity - 1) / nv + 1];
        }
    }

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public int bytesPerElement() {
        return bytesPerKey() + carries() * Integer.BYTES;
    }

    @Override
    public int localBytes() {
        return /*key*/ Integer.BYTES * tile.length + Integer.BYTES * tileBorders.length;
    }

    @Override
    public void putPart(int part) {
        put(keys);
    }

    @Override
    public void getPart(int part) {
        get(merged);
        if (carries() != 0) {
            get(origins);
        }
    }
}
