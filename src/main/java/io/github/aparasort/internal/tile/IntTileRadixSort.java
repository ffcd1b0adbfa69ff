package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * Stable radix sort in tiles. A group sorts one tile after the other by a digit in local memory, so that keys of one
 * digit go to memory side by side. Each digit reads every key twice and writes it once.
 *
 * <p>Work-items rank their keys step by step, {@link #LANES} of them together: each sets its bit in the counter of its
 * digit, and the bits of lower lanes tell how many keys of this digit come before.
 *
 * <p>The keys come in one array and go to another, whatever the number of digits. In between they alternate between
 * {@code scratch} and the result.
 */
public class IntTileRadixSort extends RadixTileKernel {
    /** Ints that a key takes in local memory. */
    private static final int WORDS = /*key*/ Integer.BYTES / Integer.BYTES;
    /** Values per work-item, an even number: as many as fit 32 KiB of local memory with 256 work-items. */
    public static final int VT = WORDS == 1 ? 30 : 16;
    /** The bits of an int that have one rank, where another one is in the higher bits: a tile has fewer slots. */
    private static final int RANK_MASK = (1 << Short.SIZE) - 1;

    public /*key*/ int[] keys = new /*key*/ int[1];
    public /*key*/ int[] result = new /*key*/ int[1];
    protected /*key*/ int[] scratch = new /*key*/ int[1];
    /** Keys XORed with this ascend as unsigned numbers. */
    protected /*key*/ int flip = /*key*/ Integer.MIN_VALUE;

    public IntTileRadixSort(int nt, int maxGroups) {
        super(nt, VT, maxGroups, WORDS);
    }

    // ---- the passes over keys

    @Override
    protected void upsweep(int from, int shift) {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int rows = nt / lanes();
        int row = id / lanes() * DIGITS;
        /*key*/ int[] key = new /*key*/ int[VT];
        /*key*/ int ones = 0;
        /*key*/ int zeros = 0;
        int unused = 0;
        clearCounters(rows);
        int end = min(tiles, (group + 1) * tilesPerGroup);
        for (int t = group * tilesPerGroup; t < end; t++) {
            int tileBegin = nv * t;
            int count = min(nv, n - nv * t);
            if (count == nv) {
                for (int i = 0; i < VT; i++) {
                    key[i] = load(from, tileBegin + id + nt * i);
                }
                for (int i = 0; i < VT; i++) {
                    ones |= key[i];
                    zeros |= ~key[i];
                    unused += localAdd(tile, row + digitOf(key[i], shift), 1);
                }
            } else {
                for (int slot = id; slot < count; slot += nt) {
                    /*key*/ int last = load(from, tileBegin + slot);
                    ones |= last;
                    zeros |= ~last;
                    unused += localAdd(tile, row + digitOf(last, shift), 1);
                }
            }
        }
        if (getPassId() == 0) {
            unused += localOr(groupBits, 0, (int) ones);
            unused += localOr(groupBits, 1, (int) zeros);
            unused += localOr(groupBits, 2, (int) ((long) ones >>> Integer.SIZE));
            unused += localOr(groupBits, 3, (int) ((long) zeros >>> Integer.SIZE));
        }
        storeCounts(rows + (unused & 0));
    }

    /**
     * For each tile: loads it, ranks its keys, sorts it in local memory by the ranks, and stores it to the places of
     * its digits. Each work-item keeps VT keys in registers, in two halves, a and b, that are ranked side by side. One
     * method, because such arrays cannot be passed to another.
     */
    @Override
    protected void downsweep(int from, int to, int shift) {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int rows = 2 * (nt / lanes());
        int lane = id & lanes() - 1;
        int row = 2 * (id / lanes()) * DIGITS;
        int laneBit = 1 << Short.SIZE + lane;
        int lowerLanes = (1 << lane) - 1;
        /*key*/ int[] key = new /*key*/ int[VT];
        // The ranks of two keys in each: that of half a in the lower bits.
        int[] ranks = new int[VT / 2];
        int[] value = new int[VT];
        findPlaces(group);
        int end = min(tiles, (group + 1) * tilesPerGroup);
        for (int t = group * tilesPerGroup; t < end; t++) {
            int count = min(nv, n - nv * t);

            // Load.
            int slot = (id - lane) * VT + lane;
            int begin = nv * t + slot;
            if (count == nv) {
                for (int i = 0; i < VT; i++) {
                    key[i] = load(from, begin + lanes() * i);
                }
            } else {
                for (int i = 0; i < VT; i++) {
                    // Behind the end: the greatest key, so that it goes behind all others of the tile.
                    key[i] = ~flip;
                    if (slot + lanes() * i < count) {
                        key[i] = load(from, begin + lanes() * i);
                    }
                }
            }

            // Rank within a row of counters: each lane sets its bit in the upper half of the counter of its digit.
            clear(rows);
            localBarrier();
            for (int i = 0; i < VT / 2; i++) {
                int aCounter = row + digitOf(key[i], shift);
                int bCounter = row + DIGITS + digitOf(key[VT / 2 + i], shift);
                int unused = localOr(tile, aCounter, laneBit) + localOr(tile, bCounter, laneBit);
                localBarrier();
                int aFound = tile[aCounter] + (unused & 0);
                int bFound = tile[bCounter];
                int aLower = popcount(aFound >>> Short.SIZE & lowerLanes);
                int bLower = popcount(bFound >>> Short.SIZE & lowerLanes);
                int aRank = (aFound & RANK_MASK) + aLower;
                int bRank = (bFound & RANK_MASK) + bLower;
                ranks[i] = bRank << Short.SIZE | aRank;
                localBarrier();
                // The lowest lane with this digit counts all of them.
                if (aLower == 0) {
                    tile[aCounter] = aRank + popcount(aFound >>> Short.SIZE);
                }
                if (bLower == 0) {
                    tile[bCounter] = bRank + popcount(bFound >>> Short.SIZE);
                }
                localBarrier();
            }

            // Scan: from ranks within a row to slots of the tile. Then all counters are read, and their memory is free.
            scanRows(rows);
            for (int i = 0; i < VT / 2; i++) {
                ranks[i] += tile[row + digitOf(key[i], shift)];
                ranks[i] += tile[row + DIGITS + digitOf(key[VT / 2 + i], shift)] << Short.SIZE;
            }
            localBarrier();

            // Sort: values go through the same local memory as keys, before them: then the ranks are needed no longer.
            if (carries() != 0) {
                for (int i = 0; i < VT / 2; i++) {
                    // Behind the end any value will do.
                    int aAt = nv * t + min(slot + lanes() * i, count - 1);
                    int bAt = nv * t + min(slot + lanes() * (VT / 2 + i), count - 1);
                    tile[ranks[i] & RANK_MASK] = carried(from, aAt);
                    tile[ranks[i] >>> Short.SIZE] = carried(from, bAt);
                }
                localBarrier();
                for (int i = 0; i < VT; i++) {
                    value[i] = tile[id + nt * i];
                }
                localBarrier();
            }
            for (int i = 0; i < VT / 2; i++) {
                putInTile(ranks[i] & RANK_MASK, key[i]);
                putInTile(ranks[i] >>> Short.SIZE, key[VT / 2 + i]);
            }
            localBarrier();

            // Store.
            for (int i = 0; i < VT; i++) {
                int at = id + nt * i;
                /*key*/ int sorted = tileKey(at);
                int place = toIndex[digitOf(sorted, shift)] + at;
                if (at < count) {
                    store(to, place, sorted);
                    if (carries() != 0) {
                        carry(to, place, value[i]);
                    }
                }
            }
            localBarrier();
        }
    }

    // ---- within a group

    protected void putInTile(int slot, /*key*/ int key) {
        tile[slot] = (int) key;
        if (WORDS == 2) {
            tile[nv + slot] = (int) ((long) key >>> Integer.SIZE);
        }
    }

    protected /*key*/ int tileKey(int slot) {
        /*key*/ int key = tile[slot];
        if (WORDS == 2) {
            key = (/*key*/ int) (key & 0xffffffffL | (long) tile[nv + slot] << Integer.SIZE);
        }
        return key;
    }

    protected int digitOf(/*key*/ int key, int shift) {
        return (int) ((key ^ flip) >>> shift) & DIGITS - 1;
    }

    // ---- global memory

    /** The key at an index of the array that a pass reads. */
    protected /*key*/ int load(int from, int index) {
        /*key*/ int[] moved = from == SCRATCH ? scratch : result;
        /*key*/ int[] source = from == INPUT ? keys : moved;
        return source[index];
    }

    /** Stores a key at an index of the array that a pass writes. */
    protected void store(int to, int index, /*key*/ int key) {
        /*key*/ int[] target = to == SCRATCH ? scratch : result;
        target[index] = key;
    }

    /** The value at an index of the array that a pass reads. */
    protected int carried(int from, int index) {
        return 0;
    }

    /** Stores a value at an index of the array that a pass writes. */
    protected void carry(int to, int index, int value) {
    }

    @Override
    protected int digits() {
        return /*key*/ Integer.SIZE / BITS;
    }

    // ---- host side

    /** Sets the XOR mask of the order: masked keys ascend as signed integers. */
    public void setOrderMask(/*key*/ int mask) {
        flip = mask ^ /*key*/ Integer.MIN_VALUE;
    }

    @Override
    public void makeArrays(int elements) {
        makeInput(elements);
        result = memory(/*key*/ int[].class, elements);
        scratch = memory(/*key*/ int[].class, elements);
        makeCounters(elements);
    }

    /** Makes the arrays in which the input comes. */
    protected void makeInput(int elements) {
        keys = memory(/*key*/ int[].class, elements);
    }
}
