package io.github.aparasort.internal.select;

import io.github.aparasort.internal.device.SizeClass;
import io.github.aparasort.internal.kernel.AtomicTileKernel;
import java.util.List;

/**
 * What selections in tiles share for keys of any width: the passes, the counts and the indices. The upsweep counts the
 * keys of each tile by bracket. The spine scans the counts of the keys between the borders, so that each tile knows
 * where its indices go. The downsweep reads the tiles that have such keys once more, and writes their indices.
 *
 * <p>If few elements are wanted, few tiles have any of them, and the downsweep costs little. Indices ascend in the
 * whole array, and no group waits for another: so the result is the same each time.
 */
public abstract class SelectTileKernel extends AtomicTileKernel {
    /**
     * Keys per work-item. At most 32, so that a work-item has at most one word of the bits of its tile, and even, so
     * that a tile has whole words.
     */
    public static final int VT = 16;

    /** A key adds to one of four counts, each in a byte of one int: here are those of one key. */
    protected static final int IS_BELOW = 1 << Byte.SIZE * IntSelectPasses.BELOW;
    protected static final int IS_AT_LOW = 1 << Byte.SIZE * IntSelectPasses.AT_LOW;
    protected static final int IS_BETWEEN = 1 << Byte.SIZE * IntSelectPasses.BETWEEN;
    protected static final int IS_AT_HIGH = 1 << Byte.SIZE * IntSelectPasses.AT_HIGH;

    /** Two of these counts, each with 16 bits: those of a tile need more than a byte. */
    private static final int HALVES = 0x00ff_00ff;
    /** Counters for one sum, in different banks of local memory: work-items that step together do not collide. */
    private static final int ROW = 32;
    /** Launches keep arrays that are up to so many times too large. */
    private static final int WASTE = 8;

    /**
     * The counts of all tiles for the first bracket, then for the second, and so on. After them, for each bracket and
     * tile: where the indices of the tile begin. One array, because each array costs a launch time.
     */
    protected int[] counts = new int[1];
    /** Of each bracket the indices of the keys between its borders. */
    protected int[] indices = new int[1];
    protected int brackets;
    /** For each bracket two rows: counts below the borders and between them, counts at the two borders. */
    @Local
    protected int[] counters = new int[2 * IntBrackets.MOST * ROW];
    /** A bit for each key of a tile. */
    @Local
    protected int[] bits;
    /** Two rows of NT sums, between which the steps of a scan alternate. */
    @Local
    protected int[] sums;

    protected SelectTileKernel(int nt, int maxGroups, int bytesPerKey) {
        super(nt, VT, maxGroups, bytesPerKey);
        makeLocals(nt);
    }

    @Override
    public void run() {
        int pass = getPassId();
        if (pass == 0) {
            upsweep();
        } else if (pass == 1) {
            spine();
        } else {
            downsweep();
        }
    }

    // ---- the passes

    /** Counts the keys of each tile. Groups take tiles in turns. */
    protected abstract void upsweep();

    /** Finds where the indices of each tile begin. Groups take brackets in turns. */
    protected void spine() {
        int nt = getLocalSize();
        int id = getLocalId();
        int[] own = new int[VT];
        for (int bracket = getGroupId(); bracket < brackets; bracket += getNumGroups()) {
            int start = roomBegin(bracket);
            for (int base = 0; base < tiles; base += VT * nt) {
                int first = base + VT * id;
                int sum = 0;
                for (int i = 0; i < VT; i++) {
                    int count = counts[countsOf(bracket, min(first + i, tiles - 1)) + IntSelectPasses.BETWEEN];
                    own[i] = first + i < tiles ? count : 0;
                    sum += own[i];
                }
                int row = scan(sum);
                int to = start + sums[row + id] - sum;
                start += sums[row + nt - 1];
                for (int i = 0; i < VT; i++) {
                    if (first + i < tiles) {
                        counts[startOf(bracket, first + i)] = to;
                    }
                    to += own[i];
                }
                localBarrier();
            }
        }
    }

    /** Writes the indices of each tile. Groups take tiles in turns. */
    protected abstract void downsweep();

    // ---- within a group

    /** Clears what a group counts in and the bits of a tile. */
    protected void clearLocals() {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int i = id; i < 2 * ROW * brackets; i += nt) {
            counters[i] = 0;
        }
        for (int i = id; i < nv / Integer.SIZE; i += nt) {
            bits[i] = 0;
        }
        localBarrier();
    }

    /** Adds the four counts of a work-item. */
    protected int addCounts(int bracket, int four) {
        int at = 2 * ROW * bracket + (getLocalId() & ROW - 1);
        return localAdd(counters, at, four & HALVES) + localAdd(counters, at + ROW, four >>> Byte.SIZE & HALVES);
    }

    /**
     * Stores the counts of a tile, and clears what they were counted in.
     *
     * @param unused what the additions returned
     */
    protected void storeCounts(int t, int unused) {
        int nt = getLocalSize();
        int id = getLocalId();
        localBarrier();
        for (int w = id; w < 2 * brackets; w += nt) {
            int sum = unused & 0;
            for (int i = 0; i < ROW; i++) {
                // Neighbours begin in different banks.
                int from = ROW * w + (i + w & ROW - 1);
                sum += counters[from];
                counters[from] = 0;
            }
            int at = countsOf(w >> 1, t) + (w & 1);
            counts[at] = sum & 0xffff;
            counts[at + 2] = sum >>> Short.SIZE;
        }
        localBarrier();
    }

    /** How many indices of a bracket a tile has to write: none if the bracket has no room for them. */
    protected int writes(int bracket, int t) {
        int count = counts[countsOf(bracket, t) + IntSelectPasses.BETWEEN];
        return counts[startOf(bracket, t)] + count <= roomBegin(bracket + 1) ? count : 0;
    }

    /** Sets the bit of a slot of the tile. */
    protected int setBit(int slot) {
        return localOr(bits, slot / Integer.SIZE, 1 << (slot & Integer.SIZE - 1));
    }

    /**
     * Writes the indices of the slots whose bits are set, and clears the bits.
     *
     * @param begin the index of the tile's first key
     * @param start where the indices go
     * @param unused what the setting of bits returned
     */
    protected void storeIndices(int begin, int start, int unused) {
        int id = getLocalId();
        int word = unused & 0;
        localBarrier();
        if (id < nv / Integer.SIZE) {
            word = bits[id];
            bits[id] = 0;
        }
        int row = scan(popcount(word));
        int to = start + sums[row + id] - popcount(word);
        while (word != 0) {
            indices[to] = begin + Integer.SIZE * id + popcount((word & -word) - 1);
            to += 1;
            word &= word - 1;
        }
        localBarrier();
    }

    /**
     * Scans one number of each work-item by a Kogge-Stone network. All work-items have to read their sums before one of
     * them begins the next scan.
     *
     * @return where in {@code sums} the inclusive scan is
     */
    protected int scan(int mine) {
        int nt = getLocalSize();
        int id = getLocalId();
        int row = 0;
        int sum = mine;
        sums[id] = sum;
        localBarrier();
        for (int distance = 1; distance < nt; distance *= 2) {
            if (id >= distance) {
                sum += sums[row + id - distance];
            }
            row = nt - row;
            sums[row + id] = sum;
            localBarrier();
        }
        return row;
    }

    /** Where the counts of a tile for a bracket begin. */
    protected int countsOf(int bracket, int t) {
        return IntSelectPasses.COUNTS * (bracket * tiles + t);
    }

    /** Where it is noted where the indices of a tile for a bracket begin. */
    protected int startOf(int bracket, int t) {
        return (IntSelectPasses.COUNTS * brackets + bracket) * tiles + t;
    }

    /** Where the room for the indices of a bracket begins; one more than the last is where all room ends. */
    protected abstract int roomBegin(int bracket);

    // ---- host side

    /**
     * Makes room for the counts and indices of a launch, after it was prepared.
     *
     * @param wanted the number of brackets
     * @param room the number of indices
     */
    final void reserve(int wanted, int room) {
        brackets = wanted;
        counts = fitting(counts, (IntSelectPasses.COUNTS + 1) * wanted * tiles);
        indices = fitting(indices, room);
    }

    /** The present array, unless it is too small, or much too large: transfers take all of it. */
    private int[] fitting(int[] present, int ints) {
        int capacity = SizeClass.capacity(ints, Math.max(ints, capacity()));
        return present.length < ints || present.length / WASTE > capacity ? new int[capacity] : present;
    }

    /** The number of keys in a tile: a block of the counts. */
    final int block() {
        return nv;
    }

    final int blocks() {
        return tiles;
    }

    final int[] counts() {
        return counts;
    }

    final int[] indices() {
        return indices;
    }

    private void makeLocals(int nt) {
        bits = new int[nv / Integer.SIZE];
        sums = new int[2 * nt];
    }

    @Override
    public void shape(int workItems, int groupsAtMost) {
        super.shape(workItems, groupsAtMost);
        makeLocals(workItems);
    }

    @Override
    public int passes() {
        return 3;
    }

    /** Also gives back the room of earlier launches. */
    @Override
    public void makeArrays(int elements) {
        counts = new int[1];
        indices = new int[1];
    }

    @Override
    public int arrays() {
        return 1;
    }

    /** An index for each key at most. */
    @Override
    protected int carries() {
        return 1;
    }

    @Override
    protected List<?> received() {
        return List.of(counts, indices);
    }

    @Override
    public int localBytes() {
        return Integer.BYTES * (counters.length + bits.length + sums.length);
    }
}
