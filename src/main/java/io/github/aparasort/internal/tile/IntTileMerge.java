package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntTilePath;

// Twins: Long
/**
 * The stable merge of two sorted lists in tiles. A partition finds where the merge path crosses the borders of tiles;
 * then each group loads exactly the NV values of its tile to local memory, and each work-item merges VT of them in
 * registers. Neighbouring work-items read and write neighbouring keys. Sources: S. Baxter, Modern GPU (2013); O. Green,
 * R. McColl and D. Bader, GPU Merge Path (2012).
 *
 * <p>The merge pass reads and writes every key once in global memory. The partition is a pass of its own only if there
 * are many tiles. A group needs local memory for NV + VT keys.
 *
 * <p>The basic strategy does none of this: each work-item finds its own VT outputs in global memory, and merges them
 * there. The other strategies are measured against it.
 *
 * <p>A subclass may also write the origins of the outputs ({@link #carries}): keys alone have empty ones, and the
 * device's compiler removes what is empty.
 */
public class IntTileMerge extends IntTilePath {
    /** Values per work-item, as in the mergesort, whose merge passes do the same work. */
    public static final int VT = MERGE_VT;

    /** The first list. */
    public /*key*/ int[] aKeys = new /*key*/ int[1];
    /** The second list. */
    public /*key*/ int[] bKeys = new /*key*/ int[1];
    public /*key*/ int[] merged = new /*key*/ int[1];
    /** For each output its index in the first list followed by the second, where requested. */
    public int[] origins = new int[1];
    /** Length of the first list. */
    protected int aCount;
    /** 1 to merge by the basic strategy, else 0. */
    protected int basic;

    public IntTileMerge(int nt, int maxGroups) {
        super(nt, VT, maxGroups);
    }

    /** Sets the length of the first list, and whether to merge by the basic strategy. */
    public void split(int count, boolean byBasicStrategy) {
        aCount = count;
        basic = byBasicStrategy ? 1 : 0;
    }

    /**
     * Sets the number of tiles up to which each group finds its own borders: tests change it to reach every path with
     * few elements.
     */
    public void scaleTiles(int most) {
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

    /** Merges one tile of the output after the other. */
    protected void merge() {
        int groups = getNumGroups();
        int id = getLocalId();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int begin = nv * t;
            int count = min(nv, n - begin);
            int aBegin = 0;
            int aEnd = aCount;
            if (fused != 0) {
                if (id < 2) {
                    tileBorders[id] = crossing(begin + id * count);
                }
                localBarrier();
                aBegin = tileBorders[0];
                aEnd = tileBorders[1];
            } else {
                aBegin = borders[t];
                aEnd = t + 1 < tiles ? borders[t + 1] : aCount;
            }
            aBegin = beginOfA(aBegin, begin);
            int aInTile = countOfA(aBegin, aEnd, begin, count);
            loadLists(aBegin, aInTile, begin - aBegin, count - aInTile);
            localBarrier();
            mergeToGlobal(aBegin, aInTile, begin - aBegin, count - aInTile);
            localBarrier();
        }
    }

    /** The border before an output, which even a wrong one must not put outside of the lists. */
    protected int beginOfA(int border, int begin) {
        return max(max(0, begin - (n - aCount)), min(border, min(begin, aCount)));
    }

    /**
     * How many of the outputs from {@code begin} on come from the first list, up to its index {@code aEnd}. If the
     * lists are not sorted that may be impossible. Then it is any possible number, and verification finds the result.
     */
    protected int countOfA(int aBegin, int aEnd, int begin, int count) {
        int least = max(0, count - (n - aCount - (begin - aBegin)));
        return aEnd - aBegin < least || aEnd - aBegin > min(count, aCount - aBegin) ? least : aEnd - aBegin;
    }

    /** The basic strategy: VT outputs per work-item, from global memory to global memory. */
    protected void mergeFromGlobal() {
        int groups = getNumGroups();
        int slot = VT * getLocalId();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int begin = nv * t + min(slot, n - nv * t);
            int end = begin + min(VT, n - begin);
            int bCount = n - aCount;
            int a = crossing(begin);
            int b = begin - a;
            /*key*/ int x = aKeys[max(0, min(a, aCount - 1))];
            /*key*/ int y = bKeys[max(0, min(b, bCount - 1))];
            for (int i = begin; i < end; i++) {
                boolean second = b < bCount && (a >= aCount || before(y, x));
                merged[i] = second ? y : x;
                if (carries() != 0) {
                    origins[i] = second ? aCount + b : a;
                }
                if (second) {
                    b++;
                    y = bKeys[min(b, bCount - 1)];
                } else {
                    a++;
                    x = aKeys[min(a, aCount - 1)];
                }
            }
        }
    }

    // ---- within a tile

    /** Loads a tile's part of both lists, the second behind the first. */
    protected void loadLists(int aBegin, int aInTile, int bBegin, int bInTile) {
        int count = aInTile + bInTile;
        int nt = getLocalSize();
        int slot = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int at = slot + nt * i;
                tile[at] = at < aInTile ? aKeys[aBegin + at] : bKeys[bBegin + at - aInTile];
            }
        } else {
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    tile[slot] = slot < aInTile ? aKeys[aBegin + slot] : bKeys[bBegin + slot - aInTile];
                }
                slot += nt;
            }
        }
    }

    /**
     * Merges the work-item's VT outputs in registers, and stores all of them. The loop repeats the one in
     * IntTileMergesort.mergeInTile. No method can hold it for both: it changes four variables in registers, and a
     * function of OpenCL C returns one value. Nor can this class call that method, which carries values in local memory
     * beside the keys: the origins must not take such memory.
     */
    protected void mergeToGlobal(int aBegin, int aInTile, int bBegin, int bInTile) {
        int begin = aBegin + bBegin;
        int count = aInTile + bInTile;
        int slot = VT * getLocalId();
        int diagonal = min(slot, count);
        /*key*/ int[] key = new /*key*/ int[VT];
        int[] origin = new int[VT];
        int a = tileCoRank(0, aInTile, aInTile, bInTile, diagonal);
        int b = aInTile + diagonal - a;
        /*key*/ int x = tile[a];
        /*key*/ int y = tile[b];
        for (int i = 0; i < VT; i++) {
            boolean second = b < count && (a >= aInTile || before(y, x));
            int taken = second ? b : a;
            key[i] = second ? y : x;
            origin[i] = taken + (second ? aCount + bBegin - aInTile : aBegin);
            /*key*/ int next = tile[taken + 1];
            a = second ? a : taken + 1;
            b = second ? taken + 1 : b;
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
            // Origins take the same way, through the same slots, which have room for either type.
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

    @Override
    protected int borderBefore(int t) {
        return crossing(nv * t);
    }

    /** Where a diagonal crosses the merge path of the input: how many outputs before it come from the first list. */
    protected int crossing(int diagonal) {
        return IntBalancedPath.coRank(aKeys, aCount, bKeys, n - aCount, diagonal);
    }

    // ---- host side

    @Override
    public int passes() {
        return 2 - Math.max(fused, basic);
    }
}
