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
 * <p>The place of a tile's results is known only when all tiles before it are counted. There are two ways. Where there
 * is room for as many results as inputs (compact), each tile looks back for the counts of those before it, and writes
 * its results there. Or a first launch only counts, and a second one does everything again and writes to an array of
 * the size of the result (stream): the inputs are read twice.
 */
public class IntTileSets extends IntTileBalancedPath {
    /**
     * Steps per work-item: at most 31, which are noted in the bits of an int. Odd, so that the stretches of neighbours
     * begin in different banks of local memory. On an H200 the kernel took 0.34 ms for a union of 64M ints with 27
     * steps, 0.37 with 19, 0.45 with 23 and 0.41 with 15.
     */
    public static final int VT = /*key*/ Integer.BYTES == Long.BYTES ? 15 : 27;

    /** How results get to their places. */
    private static final int COMPACT = 0;
    private static final int COUNT = 1;
    private static final int WRITE = 2;

    /** A. */
    public /*key*/ int[] aKeys = new /*key*/ int[1];
    /** B. */
    public /*key*/ int[] bKeys = new /*key*/ int[1];
    public /*key*/ int[] results = new /*key*/ int[1];
    /** For each result its index in A followed by B, if requested. */
    public int[] origins = new int[1];
    /** The number of all results, after the number of results before each tile where these are counted first. */
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
        if (launch == WRITE || getPassId() == 1) {
            operate();
        } else {
            clearStates(0, FIRST_STATE + tiles);
            partition();
        }
    }

    // ---- the two passes

    /** The border on the balanced path of the inputs. */
    @Override
    protected int borderBefore(int t) {
        return IntBalancedPath.crossing(aKeys, aCount, bKeys, n - aCount, nv * t, distinct);
    }

    /** Does the operation, one tile after the other: counts, and stores what this launch is to store. */
    protected void operate() {
        int nt = getLocalSize();
        int id = getLocalId();
        // A tile that another group has taken, and that is missing; or -1.
        int missing = -1;
        int ticket = launch == WRITE ? getGroupId() : takeTicket(0);
        while (ticket < tiles) {
            int t = missing >= 0 ? missing : launch == WRITE ? ticket : tileOf(ticket);
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
            int sum = scan(mine, launch == WRITE ? -1 : t);
            int total = total();
            boolean isMine = missing < 0;
            int to = 0;
            missing = -1;
            if (isMine && launch == WRITE) {
                to = places[t];
            } else if (isMine) {
                missing = lookBack(t, total);
                to = sumBefore();
            }
            if (isMine && missing < 0) {
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
                    // Places are from an earlier launch, or from other groups: even wrong ones must overwrite nothing
                    // else.
                    int stored = to < 0 || to > room - total ? 0 : total;
                    storeKeys(to, stored);
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
                        storeOrigins(to, stored);
                    }
                }
                if (launch == COUNT && id == nt - 1) {
                    places[t] = to;
                }
                if (launch != WRITE && t == tiles - 1 && id == nt - 1) {
                    places[launch == COUNT ? tiles : 0] = to + total;
                }
                localBarrier();
                ticket = launch == WRITE ? ticket + getNumGroups() : takeTicket(0);
            }
            localBarrier();
        }
    }

    // ---- steps of passes

    /**
     * Loads a tile's part of both lists, B behind A. All loads of a work-item are under way at once, so slots behind
     * the end get the last key again.
     */
    protected void loadLists(int aBegin, int aInTile, int bBegin, int bInTile) {
        int nt = getLocalSize();
        int id = getLocalId();
        int count = aInTile + bInTile;
        if (count > 0) {
            for (int i = 0; i < VT; i++) {
                int slot = id + nt * i;
                tile[slot] = input(aBegin, aInTile, bBegin, min(slot, count - 1));
            }
            // A partner after the diagonal makes one more than NV.
            if (id == 0 && count > nv) {
                tile[nv] = input(aBegin, aInTile, bBegin, nv);
            }
        }
    }

    /** The key for a slot of a tile. */
    protected /*key*/ int input(int aBegin, int aInTile, int bBegin, int slot) {
        /*key*/ int[] list = slot < aInTile ? aKeys : bKeys;
        int index = slot < aInTile ? aBegin + slot : bBegin + slot - aInTile;
        return list[index];
    }

    /** Stores the results of a tile from index {@code to} on; {@link #storeOrigins} does the same for their origins. */
    protected void storeKeys(int to, int count) {
        int nt = getLocalSize();
        int slot = getLocalId();
        for (int i = 0; i < VT; i++) {
            if (slot < count) {
                results[to + slot] = tile[slot];
            }
            slot += nt;
        }
    }

    protected void storeOrigins(int to, int count) {
        int nt = getLocalSize();
        int slot = getLocalId();
        for (int i = 0; i < VT; i++) {
            if (slot < count) {
                origins[to + slot] = (int) tile[slot];
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
    }

    /** After a launch that only counted: prepares one that writes the results. */
    public void write(int count) {
        room = count;
        launch = WRITE;
        states = new int[1];
    }

    @Override
    public int passes() {
        return launch == WRITE ? 1 : 2;
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        results = new /*key*/ int[1];
        origins = new int[1];
        places = new int[1];
        states = memory(int[].class, FIRST_STATE + tilesFor(elements));
    }

    @Override
    protected int carries() {
        return traced;
    }

    /** Where in {@code places} the number of results is. */
    public int placeOfCount() {
        return launch == COMPACT ? 0 : tiles;
    }
}
