package io.github.aparasort.internal.tile;

import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntTileBalancedPath;
import io.github.aparasort.internal.kernel.SetOperation;

// Twins: Long
/**
 * Operations on two sorted multisets in tiles (S. Baxter, Multisets, moderngpu 1.1, 2013). The borders of tiles lie on
 * the balanced path, so that each group gets NV inputs, one more or one less, and partners together. Then each
 * work-item goes along VT steps of the path serially and notes at each step what it took; the results that the
 * operation emits are counted, scanned and moved together.
 *
 * <p>All four operations are the same walk. A step takes an element of A, one of B, or two partners; three masks say
 * which of these give a result, and they are applied only after the walk.
 *
 * <p>The place of a tile's results is known only when all tiles before it are counted. There are two ways. In four
 * passes (compact), each tile leaves its results in a buffer as large as both inputs, and when the counts are scanned,
 * the last pass moves them together: the inputs are read once, the results written twice. Or a
 * first launch of three passes only counts, and a second one of one pass does everything again and writes to the final
 * places, in an array of the size of the result (stream): the inputs are read twice, the results written once.
 */
public class IntTileSets extends IntTileBalancedPath {
    /**
     * Steps per work-item: at most 31, which are noted in the bits of an int. Odd, so that the stretches of neighbours
     * begin in different banks of local memory. 64M ints took 0.67 ms on an H200 with 15 steps, 0.87 with 11 and 1.15
     * with 19.
     */
    public static final int VT = /*key*/ Integer.BYTES == Long.BYTES ? 11 : 15;

    /** How results get to their places. */
    private static final int COMPACT = 0;
    private static final int COUNT = 1;
    private static final int WRITE = 2;

    /** A. */
    public /*key*/ int[] aKeys = new /*key*/ int[1];
    /** B. */
    public /*key*/ int[] bKeys = new /*key*/ int[1];
    /** Where the results of a compact operation are moved together. */
    public /*key*/ int[] moved = new /*key*/ int[1];
    /** The results of each tile at its own place, or, where they were counted before, all results together. */
    public /*key*/ int[] scratch = new /*key*/ int[1];
    /** For each result its index in A followed by B, if requested; before the move in {@code originScratch}. */
    public int[] origins = new int[1];
    protected int[] originScratch = new int[1];
    /**
     * For each tile the number of its results; after the scan the number of results before it, and finally the total.
     */
    public int[] places = new int[1];

    protected int aCount;
    /** Masks: the steps that give a result. */
    protected int onlyA;
    protected int onlyB;
    protected int both;
    /** Not 0 if origins are wanted. */
    protected int traced;
    /** The number of results for which there is room. */
    protected int room;
    /** The purpose of this launch. */
    protected int launch;

    /** @param traced whether origins are wanted */
    public IntTileSets(int nt, int maxGroups, boolean traced) {
        super(nt, VT, maxGroups);
        this.traced = traced ? 1 : 0;
    }

    @Override
    public void run() {
        int pass = getPassId();
        if (launch == WRITE || pass == 1) {
            operate();
        } else if (pass == 0) {
            partition();
        } else if (pass == 2) {
            spine();
        } else {
            move();
        }
    }

    // ---- the four passes

    /** The border on the balanced path of the inputs. */
    @Override
    protected int borderBefore(int t) {
        return IntBalancedPath.crossing(aKeys, aCount, bKeys, n - aCount, nv * t, distinct);
    }

    /** Does the operation, one tile after the other: counts, and stores what this launch is to store. */
    protected void operate() {
        int groups = getNumGroups();
        int nt = getLocalSize();
        int id = getLocalId();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int whole = min(nv, n - nv * t);
            int border = borders[t];
            int next = t + 1 < tiles ? borders[t + 1] : aCount;
            int aBegin = IntBalancedPath.countOfA(border);
            int bBegin = IntBalancedPath.countOfB(border, nv * t);
            int aInTile = IntBalancedPath.countOfA(next) - aBegin;
            int bInTile = IntBalancedPath.countOfB(next, nv * t + whole) - bBegin;
            if (aInTile < 0 || bInTile < 0 || aInTile + bInTile > nv + 1 || aBegin + aInTile > aCount || bBegin < 0
                    || bBegin + bInTile > n - aCount) {
                // The inputs are not sorted, or the borders are wrong: this tile gives no results, and verification
                // fails.
                aInTile = 0;
                bInTile = 0;
            }
            int count = aInTile + bInTile;
            loadLists(aBegin, aInTile, bBegin, bInTile);
            localBarrier();

            // Walk: VT steps of the path. Results stay in registers, because other work-items still read the tile.
            int from = min(VT * id, count);
            int crossing = tileCrossing(aInTile, bInTile, from);
            int aFrom = IntBalancedPath.countOfA(crossing);
            int bFrom = aInTile + IntBalancedPath.countOfB(crossing, from);
            int end = aInTile + min(VT * id + VT, count);
            /*key*/ int[] key = new /*key*/ int[VT];
            int tookA = 0;
            int tookB = 0;
            int a = aFrom;
            int b = bFrom;
            /*key*/ int x = tile[a];
            /*key*/ int y = tile[b];
            for (int i = 0; i < VT; i++) {
                if (a + b < end) {
                    boolean first = b >= count || (a < aInTile && before(x, y));
                    boolean second = a >= aInTile || (b < count && before(y, x));
                    int one = second ? 0 : 1;
                    int two = first ? 0 : 1;
                    key[i] = second ? y : x;
                    tookA |= one << i;
                    tookB |= two << i;
                    a += one;
                    b += two;
                    x = tile[a];
                    y = tile[b];
                }
            }

            // Count: which steps give a result, and the results of the work-items before this one.
            int wanted = (tookA & ~tookB & onlyA) | (tookB & ~tookA & onlyB) | (tookA & tookB & both);
            int mine = popcount(wanted);
            int sum = scan(mine);
            if (id == nt - 1) {
                sums[2 * nt] = sum;
                if (launch != WRITE) {
                    places[t] = sum;
                }
            }
            if (launch != COUNT) {
                // Store: the results go together in the tile, and from there to memory.
                int slot = sum - mine;
                for (int i = 0; i < VT; i++) {
                    if (((wanted >> i) & 1) != 0) {
                        tile[slot] = key[i];
                        slot++;
                    }
                }
                localBarrier();
                int to = launch == WRITE ? places[t] : nv * t;
                int total = sums[2 * nt];
                if (to < 0 || to > room - total) {
                    // Places are from an earlier pass: even wrong ones must overwrite nothing else.
                    to = 0;
                    total = 0;
                }
                storeKeys(to, total);
                if (traced != 0) {
                    // Origins: the same way for the indices of the results, which the notes of the walk give again.
                    localBarrier();
                    slot = sum - mine;
                    a = aFrom;
                    b = bFrom;
                    for (int i = 0; i < VT; i++) {
                        int one = (tookA >> i) & 1;
                        if (((wanted >> i) & 1) != 0) {
                            tile[slot] = one != 0 ? aBegin + a : aCount + bBegin + (b - aInTile);
                            slot++;
                        }
                        a += one;
                        b += (tookB >> i) & 1;
                    }
                    localBarrier();
                    storeOrigins(to, total);
                }
            }
            localBarrier();
        }
    }

    /** Scans the counts of all tiles: a single group, in which each work-item rakes a stretch of them. */
    protected void spine() {
        if (getGroupId() == 0) {
            int nt = getLocalSize();
            int id = getLocalId();
            int each = (tiles + nt - 1) / nt;
            int begin = min(tiles, each * id);
            int end = min(tiles, begin + each);
            int mine = 0;
            for (int t = begin; t < end; t++) {
                mine += places[t];
            }
            int sum = scan(mine);
            int place = sum - mine;
            for (int t = begin; t < end; t++) {
                int count = places[t];
                places[t] = place;
                place += count;
            }
            if (id == nt - 1) {
                places[tiles] = sum;
            }
            localBarrier();
        }
    }

    /** Moves the results of the tiles together. */
    protected void move() {
        int groups = getNumGroups();
        int nt = getLocalSize();
        for (int t = getGroupId(); t < tiles; t += groups) {
            int to = places[t];
            int count = places[t + 1] - to;
            if (to < 0 || to > room - count) {
                // As in operate.
                count = 0;
            }
            int slot = getLocalId();
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    moved[to + slot] = scratch[nv * t + slot];
                    if (traced != 0) {
                        origins[to + slot] = originScratch[nv * t + slot];
                    }
                }
                slot += nt;
            }
        }
    }

    // ---- steps of passes

    /** Loads a tile's part of both lists, B behind A. */
    protected void loadLists(int aBegin, int aInTile, int bBegin, int bInTile) {
        int count = aInTile + bInTile;
        int nt = getLocalSize();
        int slot = getLocalId();
        for (int i = 0; i < VT; i++) {
            if (slot < count) {
                tile[slot] = slot < aInTile ? aKeys[aBegin + slot] : bKeys[bBegin + slot - aInTile];
            }
            slot += nt;
        }
        // A partner after the diagonal makes one more than NV.
        if (slot < count) {
            tile[slot] = slot < aInTile ? aKeys[aBegin + slot] : bKeys[bBegin + slot - aInTile];
        }
    }

    /** Stores the results of a tile from index {@code to} on; {@link #storeOrigins} does the same for their origins. */
    protected void storeKeys(int to, int count) {
        int nt = getLocalSize();
        int slot = getLocalId();
        for (int i = 0; i < VT; i++) {
            if (slot < count) {
                scratch[to + slot] = tile[slot];
            }
            slot += nt;
        }
    }

    protected void storeOrigins(int to, int count) {
        int nt = getLocalSize();
        int slot = getLocalId();
        for (int i = 0; i < VT; i++) {
            if (slot < count) {
                if (launch == COMPACT) {
                    originScratch[to + slot] = (int) tile[slot];
                } else {
                    origins[to + slot] = (int) tile[slot];
                }
            }
            slot += nt;
        }
    }

    // ---- host side

    /** Sets the operation for the prepared elements, of which the first aElements are A. */
    public void setOperation(SetOperation operation, int aElements, MultisetOptions options) {
        aCount = aElements;
        onlyA = operation.onlyA();
        onlyB = operation.onlyB();
        both = operation.both();
        distinct = options.distinct() ? 1 : 0;
        room = n;
        launch = options.streams() ? COUNT : COMPACT;
        scratch = memory(/*key*/ int[].class, options.streams() ? 1 : n);
        originScratch = carriedInts(options.streams() ? 1 : n);
    }

    /** After a launch that only counted: prepares one that writes the results. */
    public void write(int results) {
        room = results;
        launch = WRITE;
    }

    @Override
    public int passes() {
        return launch == COMPACT ? 4 : launch == COUNT ? 3 : 1;
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        moved = new /*key*/ int[1];
        scratch = new /*key*/ int[1];
        origins = new int[1];
        places = memory(int[].class, tilesFor(elements) + 1);
    }

    @Override
    protected int carries() {
        return traced;
    }

    /** Where in {@code places} the number of results is. */
    public int placeOfCount() {
        return tiles;
    }
}
