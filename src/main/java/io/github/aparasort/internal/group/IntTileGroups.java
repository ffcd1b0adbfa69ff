package io.github.aparasort.internal.group;

import io.github.aparasort.internal.sort.IntTileRadixSort;

// Twins: Long, IntValue, LongValue
/**
 * Finds the groups of equal keys: a radix sort in tiles, and in the same launch two passes over the sorted keys. The
 * first key of a group is its head. The upsweep counts the heads in the tiles of each work-group. The downsweep writes
 * each head and its index to the place that the heads before it leave. So few groups come back in small arrays, instead
 * of all sorted keys.
 *
 * <p>The number of groups is unknown before the launch, and these arrays are transferred whole. So there are two pairs
 * of arrays: a small one for the first groups, and a larger one for those beyond. Only what is filled comes back. If
 * there are too many groups for both, no head is written, and the sorted keys come back as from a sort.
 */
public class IntTileGroups extends IntTileRadixSort implements IntGroupArrays {
    /** Passes after those of the sort. */
    static final int PASSES = 2;
    /** Arrays that hold each element: those of the sort, and less than one more for heads and their indices. */
    static final int ARRAYS = 4;
    /** More groups than one for so many keys are not written. */
    private static final int MOST = 4;
    /** The small arrays have room for one group for so many keys. */
    private static final int SMALL = 64;
    /** Or for this many groups, whose transfer takes about as long as that of a single one. */
    private static final int FEWEST = 1 << 10;
    /** Words of {@code groupBits}: heads before the tiles of a work-group; all heads; whether a tile has any. */
    protected static final int BEFORE = 0;
    protected static final int ALL = 1;
    protected static final int ANY = 2;
    /** The number of groups where the sorted keys come back. */
    private static final int UNCOUNTED = -1;

    /** {@link #FEWEST}; tests change it to reach every path with few keys. */
    protected int fewest = FEWEST;
    /** Groups that the small arrays have room for, and both pairs of arrays. */
    protected int smallRoom;
    protected int room;
    /** For each work-group the heads in its tiles. */
    protected int[] headCounts = new int[1];
    /** The heads, in order, and the index of each. */
    protected /*key*/ int[] smallHeads = new /*key*/ int[1];
    protected /*key*/ int[] furtherHeads = new /*key*/ int[1];
    protected int[] smallBegins = new int[1];
    protected int[] furtherBegins = new int[1];
    private int found = UNCOUNTED;

    public IntTileGroups(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    // ---- the passes after the sort

    @Override
    protected void afterSort(int pass) {
        if (pass == 0) {
            countHeads();
        } else {
            writeHeads();
        }
    }

    /** The upsweep. */
    protected void countHeads() {
        int id = getLocalId();
        int group = getGroupId();
        int count = 0;
        int end = min(tiles, (group + 1) * share);
        for (int t = group * share; t < end; t++) {
            count += popcount(headsOf(t));
        }
        if (id == 0) {
            groupBits[0] = 0;
        }
        localBarrier();
        int unused = localAdd(groupBits, 0, count);
        localBarrier();
        if (id == 0 && group < groups) {
            headCounts[group] = groupBits[0] + (unused & 0);
        }
        localBarrier();
    }

    /** The downsweep. Each head sets its bit for a tile, and the bits before it are its rank. */
    protected void writeHeads() {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int unused = 0;
        int next = addUpHeads();
        int end = groupBits[ALL] <= room ? min(tiles, (group + 1) * share) : 0;
        localBarrier();
        for (int t = group * share; t < end; t++) {
            int heads = headsOf(t);
            // A word for 32 slots: a row of counters has room for the bits of the largest tile.
            clear(1);
            if (id == 0) {
                groupBits[ANY] = 0;
            }
            localBarrier();
            int left = heads;
            while (left != 0) {
                int slot = slotOf(left);
                unused += localOr(tile, slot >>> 5, 1 << (slot & 31));
                left &= left - 1;
            }
            if (heads != 0) {
                unused += localOr(groupBits, ANY, 1);
            }
            localBarrier();
            // Most tiles have no head if there are few groups.
            if (groupBits[ANY] != 0) {
                for (int w = id; w < DIGITS; w += nt) {
                    sums[ZEROS + w] = popcount(tile[w]);
                }
                localBarrier();
                scan();
                left = heads;
                while (left != 0) {
                    writeHead(nv * t, slotOf(left), next);
                    left &= left - 1;
                }
                next += sums[SCANNED - 1] + (unused & 0);
            }
            localBarrier();
        }
    }

    /**
     * Clears zeros, and adds up the heads of all work-groups into a word of {@code groupBits}. Returns those before the
     * tiles of this work-group. A barrier must follow.
     */
    protected int addUpHeads() {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int before = 0;
        int all = 0;
        for (int g = id; g < groups; g += nt) {
            int count = headCounts[g];
            all += count;
            before += g < group ? count : 0;
        }
        if (id == 0) {
            groupBits[BEFORE] = 0;
            groupBits[ALL] = 0;
        }
        clearZeros();
        localBarrier();
        int unused = localAdd(groupBits, BEFORE, before) + localAdd(groupBits, ALL, all);
        localBarrier();
        return groupBits[BEFORE] + (unused & 0);
    }

    /** Writes a head to its place, {@code next} or behind it. */
    protected void writeHead(int begin, int slot, int next) {
        int word = slot >>> 5;
        int place = next + sums[ZEROS + word - 1] + popcount(tile[word] & (1 << (slot & 31)) - 1);
        if (place < smallRoom) {
            smallHeads[place] = sortedKey(begin + slot);
            smallBegins[place] = begin + slot;
        } else {
            furtherHeads[place - smallRoom] = sortedKey(begin + slot);
            furtherBegins[place - smallRoom] = begin + slot;
        }
    }

    /** The heads among the keys of a work-item in a tile: a bit for each of them, the first key in the lowest bit. */
    protected int headsOf(int t) {
        int nt = getLocalSize();
        int id = getLocalId();
        int first = nv * t;
        int count = min(nv, n - nv * t);
        /*key*/ int[] key = new /*key*/ int[VT];
        for (int i = 0; i < VT; i++) {
            key[i] = load(RESULT, first + min(id + nt * i, count - 1));
        }
        int heads = 0;
        for (int i = 0; i < VT; i++) {
            int slot = id + nt * i;
            // The key before is that of a neighbour, so it is in the cache.
            /*key*/ int before = load(RESULT, first + max(0, min(slot, count) - 1));
            int bit = key[i] == before ? 0 : 1 << i;
            heads |= slot < count ? bit : 0;
        }
        if (id == 0 && t == 0) {
            heads |= 1;
        } else if (id == 0) {
            heads |= sortedKey(nv * t) == sortedKey(nv * t - 1) ? 0 : 1;
        }
        return heads;
    }

    /** The slot of the key with the lowest bit. */
    protected int slotOf(int heads) {
        int id = getLocalId();
        return id + getLocalSize() * popcount((heads & -heads) - 1);
    }

    protected /*key*/ int sortedKey(int index) {
        return load(RESULT, index);
    }

    // ---- host side

    @Override
    public boolean hasGroups() {
        return found != UNCOUNTED;
    }

    @Override
    public int found() {
        return found;
    }

    @Override
    public /*key*/ int head(int group) {
        return group < smallRoom ? smallHeads[group] : furtherHeads[group - smallRoom];
    }

    @Override
    public int begin(int group) {
        return group == found ? n : group < smallRoom ? smallBegins[group] : furtherBegins[group - smallRoom];
    }

    /** Reads the number of groups back, and then the groups, unless there are too many: see {@link #hasGroups}. */
    @Override
    public void getResult() {
        getArray(headCounts);
        countFound();
        if (hasGroups()) {
            getArray(smallHeads);
            getArray(smallBegins);
        }
        if (found > smallRoom) {
            getArray(furtherHeads);
            getArray(furtherBegins);
        }
    }

    /**
     * Adds up the heads of all work-groups. If the counts came back wrong, either the groups do not prove right, or the
     * sorted keys come back too.
     */
    void countFound() {
        long sum = 0;
        for (int group = 0; group < groups; group++) {
            sum += headCounts[group];
        }
        found = sum > 0 && sum <= room ? (int) sum : UNCOUNTED;
    }

    @Override
    public int passes() {
        return super.passes() + PASSES;
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        headCounts = new int[Math.max(1, Math.min(tilesFor(elements), maxGroups()))];
        room = elements / MOST;
        smallRoom = Math.min(room, Math.max(fewest, elements / SMALL));
        smallHeads = new /*key*/ int[Math.max(1, smallRoom)];
        smallBegins = new int[smallHeads.length];
        furtherHeads = new /*key*/ int[Math.max(1, room - smallRoom)];
        furtherBegins = new int[furtherHeads.length];
    }

    @Override
    public int arrays() {
        return ARRAYS;
    }
}
