package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * Stable radix sort in tiles. A group sorts one tile after the other by a digit in local memory, so that keys of one
 * digit go to memory side by side. Each digit reads every key once and writes it once, after one read of all keys that
 * counts all digits.
 *
 * <p>Work-items rank their keys step by step, {@link #LANES} of them together.
 *
 * <p>The keys come in one array and go to another, whatever the number of digits. In between they alternate between
 * {@code scratch} and the result.
 */
public class IntTileRadixSort extends RadixTileKernel {
    /** Ints that a key takes in local memory. */
    private static final int WORDS = /*key*/ Integer.BYTES / Integer.BYTES;
    /**
     * Values per work-item, an even number: as many as fit the local memory of 48 KiB with 256 work-items. On an
     * H200 64M ints took 1.50 ms, with 30 values 1.68 and with 22 1.95, all before {@code AHEAD} was tuned.
     */
    public static final int VT = WORDS == 1 ? 38 : 20;
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
    protected void count() {
        int nt = getLocalSize();
        int id = getLocalId();
        int groups = getNumGroups();
        /*key*/ int[] key = new /*key*/ int[VT];
        clearRows(digits());
        localBarrier();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int begin = nv * t;
            int count = min(nv, n - begin);
            if (count == nv) {
                for (int i = 0; i < VT; i++) {
                    key[i] = load(INPUT, begin + id + nt * i);
                }
                for (int i = 0; i < VT; i++) {
                    countDigits(key[i]);
                }
            } else {
                for (int slot = id; slot < count; slot += nt) {
                    countDigits(load(INPUT, begin + slot));
                }
            }
        }
        localBarrier();
        for (int i = id; i < DIGITS * digits(); i += nt) {
            globalIncrease(totals, i, tile[i]);
        }
        localBarrier();
    }

    protected void countDigits(/*key*/ int key) {
        for (int d = 0; d < digits(); d++) {
            localIncrease(tile, DIGITS * d + digitOf(key, shiftOf(d)), 1);
        }
    }

    /**
     * For each tile: loads it, ranks its keys, sorts it in local memory by the ranks, looks back, and stores the keys
     * to the places of their digits. Each work-item keeps VT keys in registers. One method, because such arrays cannot
     * be passed to another.
     */
    @Override
    protected void sweep(int digit, int from, int to, int turn) {
        int nt = getLocalSize();
        int id = getLocalId();
        int shift = shiftOf(digit);
        int rows = nt / lanes();
        int lane = id & lanes() - 1;
        int row = id / lanes() * DIGITS;
        int slot = (id - lane) * VT + lane;
        /*key*/ int[] key = new /*key*/ int[VT];
        // The ranks of two keys in each: that of the first half in the lower bits.
        int[] ranks = new int[VT / 2];
        int[] value = new int[VT];
        findPlaces(digit);
        // A tile that another group has taken, and that is missing; or -1.
        int missingTile = -1;
        int ticket = takeTicket(statesOf(turn));
        while (ticket < tiles) {
            int t = missingTile < 0 ? tileOf(ticket) : missingTile;
            int count = min(nv, n - nv * t);

            // Load.
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

            // Rank within a row of counters.
            clearRows(rows);
            localBarrier();
            for (int i = 0; i < VT / 2; i++) {
                ranks[i] = rank(row + digitOf(key[i], shift), lane);
            }
            for (int i = 0; i < VT / 2; i++) {
                ranks[i] |= rank(row + digitOf(key[VT / 2 + i], shift), lane) << Short.SIZE;
            }
            localBarrier();

            // Scan: from ranks within a row to slots of the tile. Then all counters are read, and their memory is free.
            scanRows(rows, turn, t);
            for (int i = 0; i < VT / 2; i++) {
                ranks[i] += tile[row + digitOf(key[i], shift)];
                ranks[i] += tile[row + digitOf(key[VT / 2 + i], shift)] << Short.SIZE;
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

            if (missingTile >= 0) {
                // Another group stores its keys. This one begins with its own tile again.
                missingTile = -1;
                localBarrier();
            } else {
                missingTile = lookBackOfDigits(turn, t);
                if (missingTile < 0) {
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
                    clearNext(turn, t);
                    localBarrier();
                    ticket = takeTicket(statesOf(turn));
                }
            }
        }
    }

    // ---- within a group

    /**
     * Ranks a key of each lane among those of the same digit in a row of counters. Each lane sets its bit in the upper
     * half of the counter of its digit, and the bits of lower lanes tell how many come before.
     */
    protected int rank(int counter, int lane) {
        localSet(tile, counter, 1 << Short.SIZE + lane);
        lanesBarrier();
        int found = tile[counter];
        int lower = popcount(found >>> Short.SIZE & (1 << lane) - 1);
        int rank = (found & RANK_MASK) + lower;
        lanesBarrier();
        // The lowest lane with this digit counts all of them.
        if (lower == 0) {
            tile[counter] = rank + popcount(found >>> Short.SIZE);
        }
        lanesBarrier();
        return rank;
    }

    @Override
    protected int firstDigit(int digit) {
        return digitOf(load(INPUT, 0), shiftOf(digit));
    }

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
