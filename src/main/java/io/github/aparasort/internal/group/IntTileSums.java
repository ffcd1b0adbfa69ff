package io.github.aparasort.internal.group;

// Twins: Long
/**
 * Sums by key: finds the groups of equal keys, whose values travel with them, and in one more pass the sums of the
 * groups. Then keys, indices and sums of few groups come back, instead of all pairs.
 *
 * <p>The sum of a group is a difference of prefix sums: the sum of the values before the next head, less the sum of
 * those before its own head. The pass notes one prefix sum for each head, and the host subtracts. Longs wrap around, so
 * the differences are exact. Source: G. E. Blelloch, <i>Prefix sums and their applications</i> (1990).
 *
 * <p>The pass reads the values of each tile once. In a tile without heads each work-item adds up what it reads. In a
 * tile with heads the sums of stretches of VT values are scanned first.
 */
public class IntTileSums extends IntValueTileGroups {
    /** Halves of this many bits are added up apart, so that no sum of a work-group's halves overflows an int. */
    private static final int HALF = Short.SIZE;
    private static final int HALF_MASK = (1 << HALF) - 1;

    /** For each head the sum of the values before it, in the tiles of its work-group. */
    protected long[] smallSums = new long[1];
    protected long[] furtherSums = new long[1];
    /** For each work-group the sum of the values in its tiles. */
    protected long[] groupSums = new long[1];
    /** For each work-group the sum of the values before its tiles, and the sum of all values. */
    private long[] sumsBefore = new long[1];

    public IntTileSums(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    // ---- the passes after the sort

    @Override
    protected void afterSort(int pass) {
        if (pass == 0) {
            countHeads();
        } else if (pass == 1) {
            writeHeads();
        } else {
            sumValues();
        }
    }

    protected void sumValues() {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        int next = addUpHeads();
        int all = groupBits[ALL];
        int end = all <= room ? min(tiles, (group + 1) * share) : 0;
        // The values of this work-group before a tile with heads; and those of this work-item since then.
        long before = 0;
        long since = 0;
        localBarrier();
        for (int t = group * share; t < end; t++) {
            int count = min(nv, n - nv * t);
            int tileEnd = nv * t + count;
            if (headIndex(next, all) < tileEnd) {
                before += sumOfGroup(since);
                for (int slot = id; slot < nv; slot += nt) {
                    tile[slot] = slot < count ? carried(RESULT, nv * t + slot) : 0;
                }
                localBarrier();
                since = 0;
                for (int i = 0; i < VT; i++) {
                    since += tile[id * VT + i];
                }
                scanStretches(since);
                for (int head = next + id; headIndex(head, all) < tileEnd; head += nt) {
                    writeSum(head, before + sumBefore(headIndex(head, all) - nv * t));
                    if (headIndex(head + 1, all) >= tileEnd) {
                        groupBits[ANY] = head + 1;
                    }
                }
                localBarrier();
                next = groupBits[ANY];
            } else {
                for (int i = 0; i < VT; i++) {
                    int slot = id + nt * i;
                    int value = carried(RESULT, nv * t + min(slot, count - 1));
                    since += slot < count ? value : 0;
                }
            }
            localBarrier();
        }
        long sum = before + sumOfGroup(since);
        if (id == 0 && group < groups) {
            groupSums[group] = sum;
        }
    }

    /** The index of a head, of so many; n behind the last. */
    protected int headIndex(int head, int all) {
        int index = n;
        if (head < all) {
            int[] begins = head < smallRoom ? smallBegins : furtherBegins;
            index = begins[head < smallRoom ? head : head - smallRoom];
        }
        return index;
    }

    protected void writeSum(int head, long sum) {
        if (head < smallRoom) {
            smallSums[head] = sum;
        } else {
            furtherSums[head - smallRoom] = sum;
        }
    }

    /** Adds up a long of each work-item. */
    protected long sumOfGroup(long mine) {
        int unused = 0;
        for (int w = getLocalId(); w < BIT_WORDS; w += getLocalSize()) {
            groupBits[w] = 0;
        }
        localBarrier();
        for (int w = 0; w < BIT_WORDS; w++) {
            unused += localAdd(groupBits, w, (int) (mine >>> HALF * w) & HALF_MASK);
        }
        localBarrier();
        long sum = unused & 0;
        for (int w = 0; w < BIT_WORDS; w++) {
            sum += (long) groupBits[w] << HALF * w;
        }
        localBarrier();
        return sum;
    }

    /** Notes for each work-item the sum of the stretches before its own: low words and high words. */
    protected void scanStretches(long mine) {
        long below = scanHalves((int) mine & HALF_MASK);
        below += (long) scanHalves((int) (mine >> HALF)) << HALF;
        starts[getLocalId()] = (int) below;
        places[getLocalId()] = (int) (below >> Integer.SIZE);
        localBarrier();
    }

    /** Adds up an int of each work-item before this one. There are no more work-items than digits. */
    protected int scanHalves(int mine) {
        int id = getLocalId();
        for (int d = id; d < DIGITS; d += getLocalSize()) {
            sums[ZEROS + d] = d == id ? mine : 0;
        }
        localBarrier();
        scan();
        int below = sums[ZEROS + id - 1];
        localBarrier();
        return below;
    }

    /** The sum of the values of the tile before a slot. */
    protected long sumBefore(int slot) {
        int stretch = slot / VT;
        long sum = (long) places[stretch] << Integer.SIZE | starts[stretch] & 0xffffffffL;
        for (int i = stretch * VT; i < slot; i++) {
            sum += tile[i];
        }
        return sum;
    }

    // ---- host side

    /** The sum of a group, as it came back. */
    long sum(int group) {
        return sumBeforeGroup(group + 1) - sumBeforeGroup(group);
    }

    private long sumBeforeGroup(int group) {
        if (group == found()) {
            return sumsBefore[groups];
        }
        long inTiles = group < smallRoom ? smallSums[group] : furtherSums[group - smallRoom];
        return sumsBefore[begin(group) / nv / share] + inTiles;
    }

    @Override
    public void getResult() {
        super.getResult();
        if (hasGroups()) {
            getArray(groupSums);
            getArray(smallSums);
            if (found() > smallRoom) {
                getArray(furtherSums);
            }
            addUpSums();
        }
    }

    void addUpSums() {
        sumsBefore = new long[groups + 1];
        for (int group = 0; group < groups; group++) {
            sumsBefore[group + 1] = sumsBefore[group] + groupSums[group];
        }
    }

    @Override
    public int passes() {
        return super.passes() + 1;
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        groupSums = new long[headCounts.length];
        smallSums = new long[smallHeads.length];
        furtherSums = new long[furtherHeads.length];
    }
}
