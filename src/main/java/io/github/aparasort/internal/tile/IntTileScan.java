package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.LookBackKernel;
import io.github.aparasort.internal.kernel.Operators;

// Twins: Long, Float, Double
/**
 * Reduction and scan in tiles, for all operators; {@code IntOnePassScan} and {@code LongOnePassScan} scan in fewer
 * passes where sums do not round. The upsweep folds each group's section of tiles into a partial; the spine, one group,
 * turns the partials into carry-ins; the downsweep scans each group's section with its carry-in. So a scan reads every
 * value twice and writes it once. A few tiles are scanned by one group in one pass, which reads every value once, and a
 * reduction needs no downsweep.
 *
 * <p>A tile is scanned in three steps. Every work-item folds its own VT values, which lie side by side in local memory.
 * A Kogge-Stone network (Kogge and Stone, 1973) scans the folds in log2(NT) steps, alternating between two buffers, so
 * that a step needs one barrier. Then every work-item scans its own values with the fold of everything before them.
 * Neighbouring work-items read and write neighbouring values in global memory. A group needs local memory for NV + 2 NT
 * values (tile and folds).
 *
 * <p>Operands never change places, so an operator need not commute. With one that does, the upsweep folds straight from
 * global memory into registers, and each work-item takes one value in every NT.
 *
 * <p>The order of the folds follows from n and the geometry alone, so float results are the same each time, to the bit.
 */
public class IntTileScan extends LookBackKernel {
    /**
     * Values per work-item: 31 ints, 15 longs. Odd, so that the stretches of neighbours begin in different banks of
     * local memory. On an H200 a scan of 64M ints in one pass took 0.18 ms, 0.20 with 23 values, and 0.26 with 15.
     */
    public static final int VT = 124 / /*key*/ Integer.BYTES;

    /**
     * Tiles that one group scans in a single pass: they take no longer than the passes that are saved. On an H200 8
     * tiles took 26 microseconds, and 30 in more passes.
     */
    private static final int SINGLE_TILES = 8;

    /** {@link #SINGLE_TILES}; tests change it to reach every path with few tiles. */
    private int singleTiles = SINGLE_TILES;

    public /*value*/ int[] values = new /*value*/ int[1];
    public /*value*/ int[] results = new /*value*/ int[1];
    /** A fold for each group, then the carry-in of each group's section; after these the fold of all. */
    public /*value*/ int[] partials = new /*value*/ int[1];

    /** One of {@link Operators}. */
    protected int operator;
    protected /*value*/ int neutral;
    /** 1 for an exclusive scan, else 0. */
    protected int exclusive;
    /** 1 for a reduction, else 0. */
    protected int reduces;
    /** 1 where operands may change places, else 0. */
    protected int commutes = 1;
    /** 1 where a single group does everything in one pass, else 0. */
    protected int single;
    /** Groups of the prepared launch, each with a section of tiles. */
    protected int sections;

    @Local
    protected /*value*/ int[] tile;
    /** The folds of the work-items, twice NT. */
    @Local
    protected /*value*/ int[] folds;

    public IntTileScan(int nt, int maxGroups) {
        super(nt, VT, maxGroups, /*key*/ Integer.BYTES);
    }

    @Override
    protected void makeLocals(int nt) {
        tile = new /*value*/ int[nv];
        folds = new /*value*/ int[2 * nt];
    }

    @Override
    public void run() {
        int pass = getPassId();
        if (pass == 0 && single == 0 && commutes != 0) {
            foldInAnyOrder();
        } else {
            sweep(pass);
        }
    }

    // ---- the passes

    /**
     * Upsweep, spine or downsweep, or all in one: which tiles, of which array, with which carry-in, and where their
     * fold goes. One call serves them all, because compilers copy the code to each place that calls it.
     */
    protected void sweep(int pass) {
        int group = getGroupId();
        int spine = single == 0 && pass == 1 ? 1 : 0;
        int alone = max(single, spine);
        if (alone == 0 || group == 0) {
            int begin = alone != 0 ? 0 : firstTile(group);
            int end = single != 0 ? tiles : spine != 0 ? (sections + nv - 1) / nv : firstTile(group + 1);
            int folding = single != 0 ? reduces : pass == 0 ? 1 : 0;
            /*value*/ int carryIn = identity();
            if (pass == 2) {
                carryIn = partials[group];
            }
            /*value*/ int fold = scanSection(begin, end, carryIn, spine, folding);
            if (pass < 2 && getLocalId() == 0) {
                partials[alone != 0 ? sections : group] = fold;
                if (single != 0) {
                    partials[0] = identity();
                }
            }
        }
    }

    /** The first tile of a group's section: sections differ by at most one tile. */
    protected int firstTile(int group) {
        int each = tiles / sections;
        return each * group + min(group, tiles - each * sections);
    }

    // ---- tile after tile

    /**
     * Scans the tiles of a section, of the values or of the partials; the partials always exclusively, and in place.
     *
     * @param folding 1 where nothing is stored, else 0
     * @return the fold of the carry-in and the whole section
     */
    protected /*value*/ int scanSection(int begin, int end, /*value*/ int carryIn, int ofPartials, int folding) {
        int nt = getLocalSize();
        int id = getLocalId();
        int leavesOut = max(exclusive, ofPartials);
        /*value*/ int before = carryIn;
        for (int t = begin; t < end; t++) {
            int tileBegin = nv * t;
            int count = min(nv, (ofPartials != 0 ? sections : n) - tileBegin);
            loadTile(tileBegin, count, ofPartials);
            localBarrier();
            /*value*/ int[] own = new /*value*/ int[VT];
            /*value*/ int fold = tile[VT * id];
            own[0] = fold;
            for (int i = 1; i < VT; i++) {
                own[i] = tile[VT * id + i];
                fold = combine(fold, own[i]);
            }
            int buffer = scanFolds(fold);
            /*value*/ int sum = before;
            if (id > 0) {
                sum = combine(before, folds[buffer + id - 1]);
            }
            before = combine(before, folds[buffer + nt - 1]);
            if (folding == 0) {
                for (int i = 0; i < VT; i++) {
                    /*value*/ int next = combine(sum, own[i]);
                    tile[VT * id + i] = leavesOut != 0 ? sum : next;
                    sum = next;
                }
                localBarrier();
                if (ofPartials != 0) {
                    storePartials(tileBegin, count);
                } else {
                    storeTile(tileBegin, count);
                }
            }
            localBarrier();
        }
        return before;
    }

    /**
     * Scans one fold of each work-item by a Kogge-Stone network: after each step a fold covers twice as many of them.
     * The set operations have the same network for counts (LookBackKernel.scan), because their values and their counts
     * have different types, and OpenCL C has no generic functions.
     *
     * @return where in {@code folds} the inclusive scan is
     */
    protected int scanFolds(/*value*/ int fold) {
        int nt = getLocalSize();
        int id = getLocalId();
        /*value*/ int x = fold;
        int buffer = 0;
        folds[id] = x;
        localBarrier();
        for (int distance = 1; distance < nt; distance *= 2) {
            if (id >= distance) {
                x = combine(folds[buffer + id - distance], x);
            }
            buffer = nt - buffer;
            folds[buffer + id] = x;
            localBarrier();
        }
        return buffer;
    }

    /** The upsweep if operands may change places: neighbouring work-items read neighbouring values. */
    protected void foldInAnyOrder() {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int end = firstTile(group + 1);
        /*value*/ int[] own = new /*value*/ int[VT];
        /*value*/ int fold = identity();
        for (int t = firstTile(group); t < end; t++) {
            int begin = nv * t;
            int count = min(nv, n - begin);
            if (count == nv) {
                // All loads are under way at once.
                for (int i = 0; i < VT; i++) {
                    own[i] = load(begin + id + nt * i);
                }
                for (int i = 0; i < VT; i++) {
                    fold = combine(fold, own[i]);
                }
            } else {
                for (int slot = id; slot < count; slot += nt) {
                    fold = combine(fold, load(begin + slot));
                }
            }
        }
        int buffer = scanFolds(fold);
        if (id == 0) {
            partials[group] = folds[buffer + nt - 1];
        }
        localBarrier();
    }

    // ---- between the tile and global memory

    /** Fills the tile; pads a short one with the identity. */
    protected void loadTile(int begin, int count, int ofPartials) {
        int nt = getLocalSize();
        int id = getLocalId();
        if (ofPartials != 0 || count < nv) {
            for (int slot = id; slot < nv; slot += nt) {
                /*value*/ int x = identity();
                if (slot < count) {
                    x = ofPartials != 0 ? partials[begin + slot] : load(begin + slot);
                }
                tile[slot] = x;
            }
        } else {
            for (int i = 0; i < VT; i++) {
                int slot = id + nt * i;
                tile[slot] = load(begin + slot);
            }
        }
    }

    /** Stores the tile where the partials were. */
    protected void storePartials(int begin, int count) {
        int nt = getLocalSize();
        for (int slot = getLocalId(); slot < count; slot += nt) {
            partials[begin + slot] = tile[slot];
        }
    }

    /** Stores the tile where results belong. */
    protected void storeTile(int begin, int count) {
        int nt = getLocalSize();
        int id = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int slot = id + nt * i;
                store(begin + slot, tile[slot]);
            }
        } else {
            for (int slot = id; slot < count; slot += nt) {
                store(begin + slot, tile[slot]);
            }
        }
    }

    // ---- what a subclass may change

    /** The value at an index. */
    protected /*value*/ int load(int index) {
        return values[index];
    }

    /** Takes the result for the value at an index. */
    protected void store(int index, /*value*/ int x) {
        results[index] = x;
    }

    public /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
        if (operator == Operators.MIN) {
            return Operators.least(a, b);
        }
        if (operator == Operators.MAX) {
            return Operators.greatest(a, b);
        }
        return operator == Operators.SUM ? a + b : a * b;
    }

    public /*value*/ int identity() {
        return neutral;
    }

    // ---- host side

    /** Sets the operator of the next launch, one of {@link Operators}, and its identity. */
    public void setOperator(int wanted, /*value*/ int itsIdentity) {
        operator = wanted;
        neutral = itsIdentity;
        // In another order a part of a product may overflow although none of neighbours does: 1e30, 1e-30, 1e30, ...
        commutes = wanted == Operators.PRODUCT && IntFolds.ROUNDS ? 0 : 1;
    }

    /** Sets what the next launch does: a reduction, or an inclusive or exclusive scan. */
    public void setMode(boolean isReduction, boolean isExclusive) {
        reduces = isReduction ? 1 : 0;
        exclusive = isExclusive ? 1 : 0;
    }

    /** Sets how many tiles one group scans in a single pass: tests change it to reach every path with few tiles. */
    public void scaleTiles(int most) {
        singleTiles = most;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        single = tiles <= singleTiles ? 1 : 0;
        sections = single != 0 ? 1 : globalSize() / localSize();
    }

    @Override
    public int globalSize() {
        return single != 0 ? localSize() : super.globalSize();
    }

    @Override
    public int passes() {
        return single != 0 ? 1 : reduces != 0 ? 2 : 3;
    }

    /** The number of elements in a tile. */
    public int tileLength() {
        return nv;
    }

    /** The most operations that any element goes through, one after another: it bounds the error of sums of floats. */
    public int depth() {
        int network = levelsFor(localSize());
        int sectionTiles = (tiles + sections - 1) / sections;
        // Each tile of the section is folded value by value, or has a fold for the network.
        int upsweep = VT * sectionTiles + network;
        // A fold of a work-item's own values, the network, carry-ins from tile to tile, and its values once more.
        int spine = VT + network + sections / nv + 2 + VT;
        int downsweep = VT + network + sectionTiles + 2 + VT;
        return upsweep + spine + downsweep;
    }

    /** Sections of the prepared launch, each with a partial. */
    public int sectionCount() {
        return sections;
    }

    /** Where a section begins in the range. */
    public int sectionBegin(int section) {
        return (int) Math.min(n, (long) nv * firstTile(section));
    }

    @Override
    public void makeArrays(int elements) {
        values = new /*value*/ int[elements];
        results = new /*value*/ int[elements];
        partials = new /*value*/ int[elements > 1 ? maxGroups() + 1 : 1];
    }
}
