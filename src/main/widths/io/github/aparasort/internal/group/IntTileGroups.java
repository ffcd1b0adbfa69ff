package io.github.aparasort.internal.group;

import io.github.aparasort.internal.sort.IntTileRadixSort;

/**
 * Finds the groups of equal keys: a radix sort in tiles, and in the same launch two passes over the sorted keys. The
 * first key of a group is its head. The upsweep counts the heads in the tiles of each work-group. The downsweep writes
 * each head and its index to the place that the heads before it leave. So few groups come back in small arrays, instead
 * of all sorted keys.
 *
 * <p>The number of groups is unknown before the launch, and a transfer takes a whole array. So there are two pairs of
 * arrays: a small one for the first groups, and a larger one for those beyond. Only what is filled comes back. If there
 * are too many groups for both, no head is written, and the sorted keys come back as from a sort.
 */
public class IntTileGroups extends IntTileRadixSort {
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
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int count = 0;
        int end = min(tiles, (group + 1) * share);
        for (int t = group * share; t < end; t++) {
            int keys = min(nv, n - nv * t);
            for (int slot = id; slot < keys; slot += nt) {
                count += headAt(nv * t + slot);
            }
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
        int before = 0;
        int all = 0;
        for (int g = id; g < groups; g += nt) {
            int count = headCounts[g];
            all += count;
            before += g < group ? count : 0;
        }
        if (id == 0) {
            groupBits[0] = 0;
            groupBits[1] = 0;
        }
        clearZeros();
        localBarrier();
        int unused = localAdd(groupBits, 0, before) + localAdd(groupBits, 1, all);
        localBarrier();
        int next = groupBits[0] + (unused & 0);
        int end = groupBits[1] <= room ? min(tiles, (group + 1) * share) : 0;
        localBarrier();
        for (int t = group * share; t < end; t++) {
            int keys = min(nv, n - nv * t);
            // A word for 32 slots: a row of counters has room for the bits of the largest tile.
            clear(1);
            localBarrier();
            for (int slot = id; slot < keys; slot += nt) {
                if (headAt(nv * t + slot) != 0) {
                    unused += localOr(tile, slot >>> 5, 1 << (slot & 31));
                }
            }
            localBarrier();
            for (int w = id; w < DIGITS; w += nt) {
                sums[ZEROS + w] = popcount(tile[w]);
            }
            localBarrier();
            scan();
            for (int slot = id; slot < keys; slot += nt) {
                int word = slot >>> 5;
                int bit = 1 << (slot & 31);
                if ((tile[word] & bit) != 0) {
                    int place = next + sums[ZEROS + word - 1] + popcount(tile[word] & bit - 1);
                    if (place < smallRoom) {
                        smallHeads[place] = sortedKey(nv * t + slot);
                        smallBegins[place] = nv * t + slot;
                    } else {
                        furtherHeads[place - smallRoom] = sortedKey(nv * t + slot);
                        furtherBegins[place - smallRoom] = nv * t + slot;
                    }
                }
            }
            next += sums[SCANNED - 1] + (unused & 0);
            localBarrier();
        }
    }

    /** 1 if a group begins at an index, else 0. */
    protected int headAt(int index) {
        int head = 1;
        if (index > 0) {
            head = sortedKey(index) == sortedKey(index - 1) ? 0 : 1;
        }
        return head;
    }

    protected /*key*/ int sortedKey(int index) {
        int part = partOfKey(index);
        return load(RESULT, part, index - beginOf(part));
    }

    // ---- host side

    /** Whether the groups came back; otherwise the sorted keys did. */
    boolean hasGroups() {
        return found != UNCOUNTED;
    }

    /** The number of groups, at least one; as many as the arrays have room for, at most. */
    int found() {
        return found;
    }

    /** The key of a group, as it came back. */
    /*key*/ int head(int group) {
        return group < smallRoom ? smallHeads[group] : furtherHeads[group - smallRoom];
    }

    /** Where a group begins, as it came back; n for the one after the last. */
    int begin(int group) {
        return group == found ? n : group < smallRoom ? smallBegins[group] : furtherBegins[group - smallRoom];
    }

    /** With the first part the number of groups comes back, and then the groups. */
    @Override
    public void getPart(int part) {
        if (part == 0) {
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
        if (!hasGroups()) {
            super.getPart(part);
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
