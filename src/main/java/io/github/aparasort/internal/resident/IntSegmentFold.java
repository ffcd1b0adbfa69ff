package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.scan.IntTileScan;

// Twins: Long, Float, Double
/**
 * Folds the elements of each segment. The first pass gives each work-item a short segment, which it folds element by
 * element. In the second pass a group takes up to as many segments as it has work-items, and folds the long ones among
 * them together, one after the other.
 *
 * <p>In which order elements are combined follows from the length of the segment alone, so floats are the same each
 * time, to the bit.
 */
final class IntSegmentFold extends IntTileScan {
    /** Elements of a segment that one work-item folds. */
    static final int SHORT = 64;

    /** Where each segment begins. */
    protected int[] offsets = new int[1];
    /** Segments that a group takes at once in the second pass. */
    protected int share;
    /** The end of the last segment. */
    protected int end;
    @Local
    protected int[] lengths;
    /** The greatest lengths of work-items. */
    @Local
    protected int[] greatest;

    IntSegmentFold(int nt, int maxGroups) {
        super(nt, maxGroups);
        makeLengths(nt);
    }

    private void makeLengths(int nt) {
        lengths = new int[2 * nt];
        greatest = new int[nt];
    }

    @Override
    public void run() {
        if (getPassId() == 0) {
            foldShort();
        } else {
            foldLong();
        }
    }

    protected int segmentEnd(int segment) {
        int next = end;
        if (segment + 1 < n) {
            next = offsets[segment + 1];
        }
        return next;
    }

    protected void foldShort() {
        int all = getGlobalSize();
        for (int s = getGlobalId(); s < n; s += all) {
            int from = offsets[s];
            int to = segmentEnd(s);
            if (to - from <= SHORT) {
                results[s] = foldRange(from, to, 1);
            }
        }
    }

    protected void foldLong() {
        int nt = getLocalSize();
        int id = getLocalId();
        int all = share * getNumGroups();
        for (int first = share * getGroupId(); first < n; first += all) {
            int s = first + id;
            int mine = 0;
            int from = 0;
            if (id < share && s < n) {
                from = offsets[s];
                mine = segmentEnd(s) - from;
            }
            lengths[id] = mine;
            lengths[nt + id] = from;
            int longest = longest(mine);
            for (int i = 0; i < share && longest > SHORT; i++) {
                int length = lengths[i];
                if (length > SHORT) {
                    int begin = lengths[nt + i];
                    // Where operands must not change places, each work-item has a stretch of its own.
                    int each = (length + nt - 1) / nt;
                    int low = commutes != 0 ? id : min(length, each * id);
                    int high = commutes != 0 ? length : min(length, each * id + each);
                    int last = scanFolds(foldRange(begin + low, begin + high, commutes != 0 ? nt : 1));
                    if (id == 0) {
                        results[first + i] = folds[last + nt - 1];
                    }
                    localBarrier();
                }
            }
            localBarrier();
        }
    }

    /** The greatest length that a work-item of the group has. */
    protected int longest(int mine) {
        int id = getLocalId();
        greatest[id] = mine;
        localBarrier();
        for (int offset = getLocalSize() / 2; offset > 0; offset /= 2) {
            if (id < offset) {
                greatest[id] = max(greatest[id], greatest[id + offset]);
            }
            localBarrier();
        }
        return greatest[0];
    }

    /** Folds every element, or one element in so many, of a range. */
    protected /*value*/ int foldRange(int begin, int stop, int step) {
        /*value*/ int fold = identity();
        for (int i = begin; i < stop; i += step) {
            fold = combine(fold, values[i]);
        }
        return fold;
    }

    // ---- host side

    @Override
    public void shape(int workItems, int groups) {
        super.shape(workItems, groups);
        makeLengths(workItems);
    }

    /** Prepares the folds of so many segments. */
    void prepare(int segments, int endOfLast) {
        end = endOfLast;
        share = Math.max(1, Math.min(localSize(), segments / maxGroups()));
        makeArrays(2);
        prepare(segments);
    }

    @Override
    public int passes() {
        return 2;
    }

    @Override
    public int globalSize() {
        return localSize() * Math.max(1, Math.min(n, maxGroups()));
    }

    @Override
    public int localBytes() {
        return super.localBytes() + Integer.BYTES * (lengths.length + greatest.length);
    }
}
