package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.IntTilePath;

// Twins: Long
/**
 * Stable mergesort in tiles: a blocksort in local memory; then for each level a partition pass, which finds where the
 * merge paths cross the borders of tiles, and a merge pass, in which each group merges one tile after the other.
 * Sources: S. Baxter, Modern GPU, Mergesort (2013); O. Green, R. McColl and D. Bader, GPU Merge Path (2012).
 *
 * <p>T tiles take log2(T) levels, rounded up. The blocksort and each merge pass read and write every key once in global
 * memory, besides the keys that searches read. A tile whose keys all come from one list is copied, so nearly sorted
 * input takes less time. A group needs local memory for NV + VT keys.
 *
 * <p>A subclass may change the order ({@link #before}) and carry values with the keys (the methods named {@code
 * carry...}): keys alone carry nothing, and the device's compiler removes what is empty.
 *
 * <p>Three things make it fast on a GPU: the two head keys of a merge stay in registers, and so do its VT outputs; one
 * tile in local memory serves as source and as destination; and neighbouring work-items read and write neighbouring
 * keys in global memory, whole tiles at a time.
 */
public class IntTileMergesort extends IntTilePath {
    /** Values per work-item. */
    public static final int VT = MERGE_VT;

    /** The input, and in the end the result. */
    public /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] scratch = new /*key*/ int[1];
    /** The XOR mask of the order: keys are masked when they are first sorted, and unmasked where they end. */
    protected /*key*/ int keyMask;
    /** Merge levels: how often the keys change arrays after the blocksort. */
    protected int levels;
    /** The pass that leaves the result. */
    protected int lastPass;

    public IntTileMergesort(int nt, int maxGroups) {
        super(nt, VT, maxGroups);
    }

    @Override
    public void run() {
        if (getPassId() == 0) {
            blocksort();
        } else if (fused == 0 && (getPassId() & 1) == 1) {
            partition();
        } else {
            merge();
        }
    }

    /** The merge level of this pass: each of its lists is made of two of the level before. */
    protected int mergeLevel() {
        return fused != 0 ? getPassId() : (getPassId() + 1) / 2;
    }

    /** 1 where a merge level writes to {@code scratch}, else 0: the last one writes to {@code keys}. */
    protected int toScratch(int level) {
        return (levels - level) & 1;
    }

    // ---- the three passes

    /**
     * Sorts each tile: every work-item sorts its VT keys in registers, then log2(NT) passes in local memory merge them.
     */
    protected void blocksort() {
        int nt = getLocalSize();
        int groups = getNumGroups();
        int slot = VT * getLocalId();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int count = min(nv, n - nv * t);
            loadTile(nv * t, count);
            localBarrier();
            sortStretch(nv * t, slot, count);
            for (int coop = 2; coop <= nt; coop *= 2) {
                mergeLists(coop, count);
            }
            storeTile(nv * t, count, toScratch(mergeLevel()));
            localBarrier();
        }
    }

    /** Merges pairs of lists of coop / 2 tiles each, one tile of the output after the other. */
    protected void merge() {
        int groups = getNumGroups();
        int id = getLocalId();
        int coop = 1 << mergeLevel();
        int length = nv * (coop / 2);
        for (int t = nextTile(getGroupId(), coop); t < tiles; t = nextTile(t + groups, coop)) {
            int aBegin = nv * (t & ~(coop - 1));
            int bBegin = listEnd(aBegin, length);
            int diagonal = nv * t - aBegin;
            int count = min(nv, n - nv * t);
            int isLast = t + 1 == tiles || ((t + 1) & (coop - 1)) == 0 ? 1 : 0;
            int a = 0;
            int aNext = bBegin - aBegin;
            if (fused != 0) {
                if (id < 2) {
                    tileBorders[id] = id == 0 || isLast == 0 ? border(t, t + id) : aNext;
                }
                localBarrier();
                a = tileBorders[0];
                aNext = tileBorders[1];
            } else {
                a = borders[t];
                aNext = isLast == 0 ? borders[t + 1] : aNext;
            }
            int aInTile = aNext - a;
            if (aInTile < 0 || aInTile > count) {
                // The order contradicts itself: this tile is left as it is, which shows when the result is verified.
                a = diagonal;
                aInTile = count;
            }
            // Asked before the keys are loaded: so what the answers need is loaded beside them.
            int begin = mergesFrom(t, coop);
            int end = mergesTo(t, coop, count);
            loadLists(aBegin + a, aInTile, bBegin + (diagonal - a), count - aInTile);
            localBarrier();
            // Otherwise all keys come from one list, and are in order.
            if (aInTile > 0 && aInTile < count) {
                mergeRange(begin, aInTile, end);
            }
            storeTile(nv * t, count, toScratch(mergeLevel()));
            localBarrier();
        }
    }

    /** The border on the merge path of the tile's pair of lists. */
    @Override
    protected int borderBefore(int t) {
        return border(t, t);
    }

    /** Co-rank of the border before tile {@code t}, in the pair of lists that tile {@code of} belongs to. */
    protected int border(int of, int t) {
        int coop = 1 << mergeLevel();
        int length = nv * (coop / 2);
        int aBegin = nv * (of & ~(coop - 1));
        int bBegin = listEnd(aBegin, length);
        int bEnd = listEnd(bBegin, length);
        return coRank(aBegin, bBegin - aBegin, bBegin, bEnd - bBegin, nv * t - aBegin);
    }

    /** Where a list ends that begins at an index and has {@code length} keys, or fewer at the end of the array. */
    protected int listEnd(int begin, int length) {
        return begin + min(length, n - begin);
    }

    // ---- within a tile

    /** Merges two lists in place. They have tile[begin, end), and the second one begins at {@code middle}. */
    protected void mergeRange(int begin, int middle, int end) {
        int slot = VT * getLocalId();
        int diagonal = min(slot, end) - begin;
        int crossing = tileCoRank(begin, middle - begin, middle, end - middle, diagonal);
        mergeInTile(begin + crossing, middle, middle + diagonal - crossing, end, slot, VT);
    }

    /**
     * Odd-even transposition network over the work-item's own VT values: 18 rounds, 144 comparators for 17 keys; short,
     * stable, and all in registers. Keys after the end of a short tile are never compared, because a caller's order may
     * not be defined for them.
     *
     * <p>The bounds of its loops are constant. So a device's compiler unrolls them, and keeps the keys in registers.
     * With one loop for rounds of both kinds the sort of segments took five times as long on an H200.
     *
     * @param begin the index of the tile's first key
     */
    protected void sortStretch(int begin, int slot, int count) {
        int limits = limits(begin, slot, count);
        /*key*/ int[] key = new /*key*/ int[VT];
        int[] value = new int[VT];
        for (int i = 0; i < VT; i++) {
            key[i] = tile[slot + i] ^ keyMask;
            value[i] = carried(slot + i);
        }
        for (int round = 0; round < VT; round += 2) {
            for (int i = 0; i + 1 < VT; i += 2) {
                /*key*/ int x = key[i];
                /*key*/ int y = key[i + 1];
                int u = value[i];
                int v = value[i + 1];
                boolean swap = meet(limits, i) && before(y, x);
                key[i] = swap ? y : x;
                key[i + 1] = swap ? x : y;
                value[i] = swap ? v : u;
                value[i + 1] = swap ? u : v;
            }
            // Again with int i = 1 for int i = 0
            // region Derived from the lines above by build/Widths.java: do not edit
            for (int i = 1; i + 1 < VT; i += 2) {
                /*key*/ int x = key[i];
                /*key*/ int y = key[i + 1];
                int u = value[i];
                int v = value[i + 1];
                boolean swap = meet(limits, i) && before(y, x);
                key[i] = swap ? y : x;
                key[i + 1] = swap ? x : y;
                value[i] = swap ? v : u;
                value[i + 1] = swap ? u : v;
            }
            // endregion
        }
        for (int i = 0; i < VT; i++) {
            tile[slot + i] = key[i];
            carry(slot + i, value[i]);
        }
        localBarrier();
    }

    /** Limits for {@link #meet}: here the number of keys that have one behind them. */
    protected int limits(int begin, int slot, int count) {
        return count - slot - 1;
    }

    /** Whether the network compares the keys in slot + i and slot + i + 1. */
    protected boolean meet(int limits, int i) {
        return i < limits;
    }

    /** One coop pass of the blocksort: coop work-items merge two lists into one, VT outputs each. */
    protected void mergeLists(int coop, int count) {
        int length = VT * (coop / 2);
        int first = VT * (getLocalId() & ~(coop - 1));
        int aBegin = min(count, first);
        int bBegin = min(count, aBegin + length);
        int bEnd = min(count, bBegin + length);
        mergeRange(aBegin, bBegin, bEnd);
    }

    /**
     * Merges values of tile[aBegin, aEnd) and tile[bBegin, bEnd) serially, ties from the first, and writes them to the
     * slots that follow {@code slot} once every work-item has read its own.
     *
     * @param count how many values to merge, VT at most
     */
    protected void mergeInTile(int aBegin, int aEnd, int bBegin, int bEnd, int slot, int count) {
        /*key*/ int[] key = new /*key*/ int[VT];
        int[] value = new int[VT];
        if (count > 0) {
            int a = aBegin;
            int b = bBegin;
            /*key*/ int x = tile[a];
            /*key*/ int y = tile[b];
            for (int i = 0; i < VT; i++) {
                boolean second = b < bEnd && (a >= aEnd || before(y, x));
                int taken = second ? b : a;
                key[i] = second ? y : x;
                value[i] = carried(taken);
                /*key*/ int next = tile[taken + 1];
                a = second ? a : taken + 1;
                b = second ? taken + 1 : b;
                x = second ? x : next;
                y = second ? next : y;
            }
        }
        localBarrier();
        for (int i = 0; i < VT; i++) {
            if (i < count) {
                tile[slot + i] = key[i];
                carry(slot + i, value[i]);
            }
        }
        localBarrier();
    }

    // ---- between the tile and global memory

    /**
     * Loads a tile from the input, for the blocksort. It has no branches but for the end of the input: a branch for
     * full tiles made a whole sort on PoCL 8 percent slower.
     */
    protected void loadTile(int begin, int count) {
        int nt = getLocalSize();
        int slot = getLocalId();
        for (int i = 0; i < VT; i++) {
            if (slot < count) {
                tile[slot] = keys[begin + slot];
                carryLoad(slot, begin + slot, 1);
            }
            slot += nt;
        }
    }

    /** Loads a tile's part of both lists, the second behind the first. */
    protected void loadLists(int aBegin, int aInTile, int bBegin, int bInTile) {
        int toScratch = toScratch(mergeLevel());
        int count = aInTile + bInTile;
        int nt = getLocalSize();
        int slot = getLocalId();
        /*key*/ int[] from = toScratch != 0 ? keys : scratch;
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int at = slot + nt * i;
                int index = at + (at < aInTile ? aBegin : bBegin - aInTile);
                tile[at] = from[index];
                carryLoad(at, index, toScratch);
            }
        } else {
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    int index = slot + (slot < aInTile ? aBegin : bBegin - aInTile);
                    tile[slot] = from[index];
                    carryLoad(slot, index, toScratch);
                }
                slot += nt;
            }
        }
    }

    /** Writes a tile to the place that this pass writes to. */
    protected void storeTile(int begin, int count, int toScratch) {
        storeKeys(begin, count, toScratch);
    }

    /** Writes a tile to one of the two arrays between which passes alternate. */
    protected void storeKeys(int begin, int count, int toScratch) {
        /*key*/ int[] to = toScratch != 0 ? scratch : keys;
        /*key*/ int mask = getPassId() == lastPass ? keyMask : 0;
        int nt = getLocalSize();
        int slot = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int at = slot + nt * i;
                to[begin + at] = tile[at] ^ mask;
                carryStore(at, begin + at, toScratch);
            }
        } else {
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    to[begin + slot] = tile[slot] ^ mask;
                    carryStore(slot, begin + slot, toScratch);
                }
                slot += nt;
            }
        }
    }

    /**
     * Co-rank in global memory. It cannot be IntBalancedPath.coRank: the order may be the caller's. It calls the order
     * directly, not through a method that compares two indices: Aparapi would then declare what a caller's order calls
     * after that order.
     */
    protected int coRank(int aBegin, int aCount, int bBegin, int bCount, int diagonal) {
        int low = max(0, diagonal - bCount);
        int high = min(diagonal, aCount);
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            if (before(keyAt(bBegin + (diagonal - 1 - middle)), keyAt(aBegin + middle))) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** The key at an index of the lists that a pass reads. */
    protected /*key*/ int keyAt(int index) {
        /*key*/ int[] from = toScratch(mergeLevel()) != 0 ? keys : scratch;
        return from[index];
    }

    // ---- what a subclass may change

    /** The first tile from {@code t} on, of those of the group, that is written when lists of this length are made. */
    protected int nextTile(int t, int coop) {
        return t;
    }

    /** From which slot of a tile on two lists are merged. The slots before have the keys of the first one. */
    protected int mergesFrom(int t, int coop) {
        return 0;
    }

    /** Up to which slot of a tile two lists are merged. The slots behind have the keys of the second one. */
    protected int mergesTo(int t, int coop, int count) {
        return count;
    }

    /** The value in a slot of the tile. */
    protected int carried(int slot) {
        return 0;
    }

    protected void carry(int slot, int value) {
    }

    /** Loads the value at an index to a slot, from the array that the keys are read from. */
    protected void carryLoad(int slot, int index, int toScratch) {
    }

    protected void carryStore(int slot, int index, int toScratch) {
    }

    // ---- host side

    @Override
    public void prepare(int count) {
        super.prepare(count);
        levels = levelsFor(tiles);
        lastPass = passes() - 1;
    }

    /** The blocksort; then per level a merge pass, with a partition pass before it unless the two are fused. */
    @Override
    public int passes() {
        return 1 + (2 - fused) * levels;
    }

    /** Sets the XOR mask of the order: masked keys ascend as signed integers. The arrays hold the keys unmasked. */
    public void setOrderMask(/*key*/ int mask) {
        keyMask = mask;
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        keys = memory(/*key*/ int[].class, elements);
        scratch = memory(/*key*/ int[].class, elements);
    }
}
