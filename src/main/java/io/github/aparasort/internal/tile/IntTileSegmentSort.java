package io.github.aparasort.internal.tile;

// Twins: Long, IntValue, LongValue
/**
 * The mergesort in tiles of the segments of an array, all at once: no key leaves its segment. Source: S. Baxter, Modern
 * GPU, Segmented sort (2013).
 *
 * <p>A merge of two neighbouring lists changes only the one segment that has keys in both: its active range. What is
 * before the range comes from the first list, and what is after it from the second, without a comparison. So a merge
 * needs only the begin and the end of the active range, whatever the number of segments. In the blocksort these come
 * from the first and the last head of each list, where a head is the first key of a segment. The merge passes take them
 * from the marks of the border of each tile ({@link SegmentMarks}), which a kernel has made before.
 *
 * <p>A tile is not touched any more once no further merge changes it. So short segments take only few of the passes.
 *
 * <p>The class has a twin whose keys carry values, which are their indices here.
 */
public class IntTileSegmentSort extends IntTileMergesort {
    /** The marks of the tiles, then the heads, a bit each. One array, because each costs every launch some time. */
    public int[] marks = new int[1];
    /**
     * The slots of the first and of the last head of each list of the blocksort. The lists are the nodes of a binary
     * tree: node 1 is the whole tile, and list i has the children 2i and 2i + 1.
     */
    @Local
    protected int[] firstHeads;
    @Local
    protected int[] lastHeads;

    /** The levels that this segmentation needs. */
    private int mostLevels;

    public IntTileSegmentSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    // ---- within a tile

    /**
     * Bit i is set if the keys in slot + i and slot + i + 1 are of different segments, or the second is behind the end.
     * Notes the heads of the stretch, too.
     */
    @Override
    protected int limits(int begin, int slot, int count) {
        int heads = 0;
        if (slot < count) {
            int word = SegmentMarks.PER_TILE * tiles + ((begin + slot) >> 5);
            int shift = (begin + slot) & 31;
            // A shift by 32 is a shift by 0, so it is made in two steps.
            heads = (marks[word] >>> shift) | ((marks[word + 1] << 1) << (31 - shift));
            heads &= (1 << min(VT, count - slot)) - 1;
        }
        int node = getLocalSize() + getLocalId();
        firstHeads[node] = heads == 0 ? nv : slot + 31 - clz(heads & -heads);
        lastHeads[node] = heads == 0 ? 0 : slot + 31 - clz(heads);
        return heads >>> 1 | -1 << max(0, min(VT, count - slot) - 1);
    }

    /** Neighbours of different segments never change places. */
    @Override
    protected boolean meet(int limits, int i) {
        return (limits >> i & 1) == 0;
    }

    @Override
    protected void mergeLists(int coop, int count) {
        int length = VT * (coop / 2);
        int first = VT * (getLocalId() & ~(coop - 1));
        int aBegin = min(count, first);
        int bBegin = min(count, aBegin + length);
        int bEnd = min(count, bBegin + length);
        int node = (getLocalSize() + getLocalId()) / coop;
        int begin = max(aBegin, lastHeads[2 * node]);
        int end = min(bEnd, firstHeads[2 * node + 1]);
        if ((getLocalId() & (coop - 1)) == 0) {
            firstHeads[node] = min(firstHeads[2 * node], firstHeads[2 * node + 1]);
            lastHeads[node] = max(lastHeads[2 * node], lastHeads[2 * node + 1]);
        }
        mergeRange(end > bBegin ? begin : bBegin, bBegin, end);
    }

    /**
     * Merges the active range [begin, end) of two lists in the tile, of which the second begins at {@code middle}. Each
     * work-item writes those of its slots that are in the range; the others have their keys already.
     */
    @Override
    protected void mergeRange(int begin, int middle, int end) {
        int slot = VT * getLocalId();
        int from = min(max(slot, begin), end);
        int to = min(max(slot + VT, begin), end);
        int crossing = tileCoRank(begin, middle - begin, middle, end - middle, from - begin);
        mergeInTile(begin + crossing, middle, middle + from - begin - crossing, end, from, to - from);
    }

    // ---- merge passes

    /**
     * Where the active range of a pair of lists of tiles begins: at the border between them if nothing is merged. Marks
     * that arrive wrong give a wrong result, but no index out of bounds.
     */
    protected int activeBegin(int first, int middle) {
        int begin = n;
        if (middle < tiles) {
            begin = min(nv * middle, max(nv * first, marks[SegmentMarks.PER_TILE * middle]));
        }
        return begin;
    }

    /** Where the active range of a pair of lists of tiles ends. */
    protected int activeEnd(int first, int middle) {
        int end = n;
        if (middle < tiles) {
            int behind = 2 * middle - first;
            int bEnd = behind < tiles ? nv * behind : n;
            end = max(nv * middle, min(bEnd, marks[SegmentMarks.PER_TILE * middle + 1]));
        }
        return min(n, end);
    }

    @Override
    protected int mergesFrom(int t, int coop) {
        int first = t & ~(coop - 1);
        return max(0, activeBegin(first, first + coop / 2) - nv * t);
    }

    @Override
    protected int mergesTo(int t, int coop, int count) {
        int first = t & ~(coop - 1);
        return min(count, activeEnd(first, first + coop / 2) - nv * t);
    }

    @Override
    protected int border(int of, int t) {
        int coop = 1 << mergeLevel();
        int first = of & ~(coop - 1);
        int middle = first + coop / 2;
        int bBegin = middle < tiles ? nv * middle : n;
        int begin = activeBegin(first, middle);
        int end = activeEnd(first, middle);
        int diagonal = min(max(nv * t, begin), end) - begin;
        return min(nv * t, begin) - nv * first + coRank(begin, bBegin - begin, bBegin, end - bBegin, diagonal);
    }

    /** Leaves out tiles that are finished. */
    @Override
    protected int nextTile(int t, int coop) {
        int groups = getNumGroups();
        int next = t;
        while (next < tiles && coop > marks[SegmentMarks.PER_TILE * next + 2]) {
            next += groups;
        }
        return next;
    }

    /** A tile that the blocksort finishes goes to its place at once. No other group reads that place meanwhile. */
    @Override
    protected void storeTile(int begin, int count, int toScratch) {
        storeKeys(begin, count, marks[SegmentMarks.PER_TILE * (begin / nv) + 2] == 1 ? 0 : toScratch);
    }

    // ---- host side

    @Override
    protected void makeLocals(int nt) {
        super.makeLocals(nt);
        firstHeads = new int[2 * nt];
        lastHeads = new int[2 * nt];
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        marks = new int[1];
    }

    /** Makes the arrays and prepares a launch of n keys whose marks are on the device already. */
    public void prepareMarked(int count, int levelsOfSegments) {
        mostLevels = levelsOfSegments;
        makeArrays(count);
        prepare(count);
    }

    /** Elements of a tile. */
    public int tileLength() {
        return nv;
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        levels = Math.min(levels, mostLevels);
        lastPass = passes() - 1;
    }
}
