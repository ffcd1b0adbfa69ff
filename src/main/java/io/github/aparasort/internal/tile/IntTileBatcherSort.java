package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.TileKernel;

// Twins: Long
/**
 * Batcher's odd-even mergesort (<i>Sorting networks and their applications</i>, 1968; Knuth, <i>The Art of Computer
 * Programming</i>, volume 3, section 5.2.2, algorithm M) in one array, without scratch: for keys that fit a device
 * once, but not twice. O(n log<sup>2</sup> n) comparisons; not stable.
 *
 * <p>Level p of the network merges pairs of lists into lists of 2<sup>p</sup> keys. It has p layers, whose comparators
 * span 2<sup>p-1</sup> indices, then half as many, down to 1. In its first layer the lower partners are all keys in the
 * lower half of a new list; in the other layers they are the keys in odd stretches of the span's length, as long as
 * the upper partner is in the list. The lesser key always goes to the lower index, so n need not be a power of two:
 * imagine keys after the last one that are greater than any, which no comparator moves.
 *
 * <p>A pass does many layers at once in local memory, and reads and writes a key at most once: 38 passes for 16M ints
 * instead of 300 layers. It does exactly the network's comparators, each after those that it depends on. With the last
 * layer's span as the width of a row, the array is a matrix in whose columns the comparators of all layers of a pass
 * lie; a tile is a stretch of a few neighbouring columns (a single one of neighbouring keys, where the last span is 1).
 * The passes differ in which part of their layers they do:
 * <ul>
 * <li>WHOLE: everything. The first pass sorts tiles, all their levels at once; and every later level begins with as
 * many layers as find a whole column of a list in a tile.
 * <li>UPRIGHT, then INVERTED: further layers join all of a list into one chain. In the first of these passes each tile
 * does what depends on nothing outside the tile, which is less at both ends from layer to layer: a trapezoid. The
 * second pass does the rest around the borders of tiles, which is more from layer to layer, in windows on these
 * borders. So no group reads what another group writes in the same pass.
 * </ul>
 */
public class IntTileBatcherSort extends TileKernel {
    /** Keys per work-item: a tile of 256 work-items takes 32 KiB of local memory, the least that OpenCL guarantees. */
    public static final int VT = 128 / /*key*/ Integer.BYTES;

    /** Columns of a tile: GPUs read memory by at least 32 bytes. Fewer columns make more rows, so fewer passes. */
    public static final int COLUMNS = 32 / /*key*/ Integer.BYTES;

    private static final int WHOLE = 0;
    private static final int UPRIGHT = 1;
    private static final int INVERTED = 2;

    /** Stands for the imagined keys after the last one. */
    private static final /*key*/ int GREATEST = /*key*/ Integer.MAX_VALUE;

    public /*key*/ int[] keys = new /*key*/ int[1];
    @Local
    protected /*key*/ int[] tile;

    /** Binary logarithms of the keys of a tile, and of its columns. */
    protected int tileLog;
    protected final int columnsLog;
    /** Rows of a tile that has several columns. */
    protected int rowsLog;

    /**
     * @param nt work-items per group, a power of two
     * @param vt keys per work-item, a power of two
     * @param columns columns of a tile, a power of two, at most a quarter of its keys
     * @param maxGroups groups in the grid at most
     */
    public IntTileBatcherSort(int nt, int vt, int columns, int maxGroups) {
        super(nt, vt, maxGroups, /*key*/ Integer.BYTES);
        if (Integer.bitCount(vt) != 1 || Integer.bitCount(columns) != 1 || columns > nv / 4) {
            throw new IllegalArgumentException(
                    "no geometry: " + nt + " work-items, " + vt + " keys each, in " + columns + " columns");
        }
        columnsLog = levelsFor(columns);
    }

    @Override
    protected void makeLocals(int nt) {
        tile = new /*key*/ int[nv];
    }

    @Override
    public void run() {
        if (getPassId() == 0) {
            sortTiles();
        } else {
            mergeTiles(getPassId() - 1);
        }
    }

    /** One pass of the levels beyond tiles. */
    protected void mergeTiles(int passOfAll) {
        int level = tileLog + 1;
        int pass = passOfAll;
        while (pass >= passesOf(level)) {
            pass -= passesOf(level);
            level++;
        }
        int firstSpanLog = firstSpanLog(level, pass);
        int lastSpanLog = lastSpanLog(level, pass, firstSpanLog);
        int ofChain = (pass & 1) == 1 ? UPRIGHT : INVERTED;
        mergeColumns(pass == 0 ? WHOLE : ofChain, level, firstSpanLog, lastSpanLog);
    }

    // ---- which layers a pass does: those whose spans are 2^firstSpanLog down to 2^lastSpanLog

    /** Passes of a level beyond tiles: one for whole columns, then two for as many layers as fit a tile. */
    protected int passesOf(int level) {
        int strided = max(0, level - rowsLog - (tileLog - 1));
        return 3 + 2 * ((strided + rowsLog - 2) / (rowsLog - 1));
    }

    /** The first one of a pass. Trapezoids lose at most half of a tile's rows: a layer less than whole columns. */
    protected int firstSpanLog(int level, int pass) {
        return pass == 0 ? level - 1 : level - rowsLog - 1 - (pass - 1) / 2 * (rowsLog - 1);
    }

    protected int lastSpanLog(int level, int pass, int firstSpanLog) {
        int lastOfChain = firstSpanLog < tileLog - 1 ? 0 : firstSpanLog - (rowsLog - 2);
        return pass == 0 ? level - rowsLog : lastOfChain;
    }

    // ---- the passes

    /** Sorts each tile of neighbouring keys: all levels that fit a tile. */
    protected void sortTiles() {
        int groups = getNumGroups();
        for (int t = getGroupId(); t < tiles; t += groups) {
            load(t << tileLog, 0, 0, 0);
            for (int list = 2; list <= nv; list *= 2) {
                compare(WHOLE, t << tileLog, list, list / 2, 1);
            }
            store(t << tileLog, 0, 0, 0);
        }
    }

    /**
     * Does layers of a level in one shape, given the logarithms of the first and the last one's span. Slots of a chain
     * are numbered from tile to tile, row after row.
     */
    protected void mergeColumns(int shape, int level, int firstSpanLog, int lastSpanLog) {
        int groups = getNumGroups();
        int inRowLog = min(lastSpanLog, columnsLog);
        int acrossLog = lastSpanLog - inRowLog;
        int list = 1 << (level - acrossLog);
        int firstSpan = 1 << (firstSpanLog - acrossLog);
        int lastSpan = 1 << inRowLog;
        int shift = shape == INVERTED ? nv / 2 : 0;
        int margin = margin(shape, firstSpan);
        int chainTiles = ((n - 1) >> lastSpanLog >> (tileLog - inRowLog)) + (shape == INVERTED ? 2 : 1);
        for (int t = getGroupId(); t < chainTiles << acrossLog; t += groups) {
            int chain = ((t >> acrossLog) << tileLog) - shift;
            int column = (t & ((1 << acrossLog) - 1)) << inRowLog;
            // A tile in which everything lies after the last key has nothing to do.
            if ((((chain + margin) >> inRowLog) << lastSpanLog) + column < n) {
                load(chain, lastSpanLog, column, margin);
                compare(shape, chain, list, firstSpan, lastSpan);
                store(chain, lastSpanLog, column, margin);
            }
        }
    }

    // ---- within a tile

    /** Slots at each end of a tile that no comparator of a shape has, given the first layer's span. */
    protected int margin(int shape, int firstSpan) {
        int trapezoid = shape == UPRIGHT ? firstSpan : nv / 2 - 2 * firstSpan;
        return shape == WHOLE ? 0 : trapezoid;
    }

    /** The first comparator of a layer. An upright trapezoid begins later from layer to layer. */
    protected int firstComparator(int shape, int firstSpan, int span) {
        int trapezoid = shape == UPRIGHT ? firstSpan - span : nv / 4 - firstSpan;
        return shape == WHOLE ? 0 : trapezoid;
    }

    /**
     * Behind the last comparator of a layer. An inverted trapezoid ends later from layer to layer.
     *
     * @param odd the slots before the first comparator of the whole tile, and behind its last one
     */
    protected int comparatorsEnd(int shape, int firstSpan, int span, int odd) {
        int trapezoid = shape == UPRIGHT ? nv / 2 - firstSpan : nv / 4 + firstSpan - span;
        return shape == WHOLE ? nv / 2 - odd : trapezoid;
    }

    /**
     * Does layers of comparators, from the first span to the last one, of half as many slots each time. Of each layer
     * it does the part that belongs to the shape.
     */
    protected void compare(int shape, int chain, int list, int firstSpan, int lastSpan) {
        int nt = getLocalSize();
        int id = getLocalId();
        for (int span = firstSpan; span >= lastSpan; span /= 2) {
            int odd = 2 * span == list ? 0 : span;
            int begin = firstComparator(shape, firstSpan, span);
            int end = comparatorsEnd(shape, firstSpan, span, odd);
            for (int i = begin + id; i < end; i += nt) {
                int lower = ((i & -span) << 1) + (i & (span - 1)) + odd;
                if (((chain + lower) & (list - 1)) < list - odd) {
                    /*key*/ int x = tile[lower];
                    /*key*/ int y = tile[lower + span];
                    tile[lower] = lesser(x, y);
                    tile[lower + span] = greater(x, y);
                }
            }
            localBarrier();
        }
    }

    protected /*key*/ int lesser(/*key*/ int x, /*key*/ int y) {
        return min(x, y);
    }

    protected /*key*/ int greater(/*key*/ int x, /*key*/ int y) {
        return max(x, y);
    }

    // ---- between the tile and global memory

    /** Loads a tile, except a margin at each end, from the keys of its columns; {@link #store} is the reverse. */
    protected void load(int chain, int lastSpanLog, int column, int margin) {
        int nt = getLocalSize();
        for (int slot = margin + getLocalId(); slot < nv - margin; slot += nt) {
            int index = index(chain + slot, lastSpanLog, column);
            tile[slot] = GREATEST;
            if (index >= 0 && index < n) {
                tile[slot] = keys[index];
            }
        }
        localBarrier();
    }

    protected void store(int chain, int lastSpanLog, int column, int margin) {
        int nt = getLocalSize();
        for (int slot = margin + getLocalId(); slot < nv - margin; slot += nt) {
            int index = index(chain + slot, lastSpanLog, column);
            if (index >= 0 && index < n) {
                keys[index] = tile[slot];
            }
        }
        localBarrier();
    }

    /** Where the key in a slot of a chain is: the last layer's span is the width of a row. */
    protected int index(int slot, int lastSpanLog, int column) {
        int inRowLog = min(lastSpanLog, columnsLog);
        return ((slot >> inRowLog) << lastSpanLog) + column + (slot & ((1 << inRowLog) - 1));
    }

    // ---- host side

    @Override
    public void prepare(int count) {
        super.prepare(count);
        tileLog = levelsFor(nv);
        rowsLog = tileLog - columnsLog;
    }

    @Override
    protected int minWorkItems() {
        return 1;
    }

    @Override
    public int passes() {
        int passes = 1;
        int levels = levelsFor(n);
        for (int level = tileLog + 1; level <= levels; level++) {
            passes += passesOf(level);
        }
        return passes;
    }

    @Override
    public void makeArrays(int elements) {
        keys = memory(/*key*/ int[].class, elements);
    }
}
