package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.tile.IntTileScan;

// Twins: Long, Float, Double
/**
 * Folds the elements of each segment. The first pass gives each work-item a short segment, which it folds element by
 * element. In the second pass a group takes up to as many segments as it has work-items, and folds the long ones among
 * them together, one after the other.
 *
 * <p>In which order elements are combined follows from the length of the segment alone, so floats are the same each
 * time, to the bit.
 */
public class IntSegmentFold extends IntTileScan {
    /** Elements that one work-item folds: they would keep only a quarter of a group's work-items busy. Not tuned. */
    public static final int SHORT = 64;

    /** Where each segment begins. */
    protected int[] offsets = new int[1];
    /** Segments that a group takes at once in the second pass. */
    protected int groupSegments;
    /** The end of the last segment. */
    protected int end;
    @Local
    protected int[] lengths;
    /** The greatest lengths of work-items. */
    @Local
    protected int[] greatest;

    public IntSegmentFold(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void makeLocals(int nt) {
        super.makeLocals(nt);
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

    protected int segmentBegin(int segment) {
        return offsets[segment];
    }

    protected int segmentEnd(int segment) {
        int next = end;
        if (segment + 1 < n) {
            next = segmentBegin(segment + 1);
        }
        return next;
    }

    protected void foldShort() {
        int all = getGlobalSize();
        // What is left is counted, here as below: an index would overflow behind the end of 2^31 segments or elements.
        for (int left = n - getGlobalId(); left > 0; left -= all) {
            foldIfShort(n - left);
        }
    }

    protected void foldIfShort(int segment) {
        int to = segmentEnd(segment);
        int length = to - segmentBegin(segment);
        if (length <= SHORT) {
            results[segment] = foldRange(to, length, 1);
        }
    }

    protected void foldLong() {
        int nt = getLocalSize();
        int id = getLocalId();
        int all = groupSegments * getNumGroups();
        for (int left = n - groupSegments * getGroupId(); left > 0; left -= all) {
            int first = n - left;
            int mine = 0;
            int from = 0;
            if (id < min(groupSegments, left)) {
                from = segmentBegin(first + id);
                mine = segmentEnd(first + id) - from;
            }
            lengths[id] = mine;
            lengths[nt + id] = from;
            int longest = longest(mine);
            for (int i = 0; i < groupSegments && longest > SHORT; i++) {
                int length = lengths[i];
                if (length > SHORT) {
                    int begin = lengths[nt + i];
                    // Where operands must not change places, each work-item has a stretch of its own.
                    int each = (length - 1) / nt + 1;
                    int low = commutes != 0 ? id : min(length, each * id);
                    int high = commutes != 0 ? length : low + min(each, length - low);
                    int buffer = scanFolds(foldRange(begin + high, high - low, commutes != 0 ? nt : 1));
                    if (id == 0) {
                        results[first + i] = folds[buffer + nt - 1];
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

    /** Folds one element in {@code step} of the last {@code count} elements before an end. */
    protected /*value*/ int foldRange(int rangeEnd, int count, int step) {
        /*value*/ int fold = identity();
        for (int left = count; left > 0; left -= step) {
            fold = combine(fold, load(rangeEnd - left));
        }
        return fold;
    }

    // ---- host side

    /** Folds the elements of each segment; the last one ends where the elements do. */
    public static Column fold(Work work, Column values, int operator, Column begins) throws DeviceFault {
        IntSegmentFold kernel = work.tiles(IntSegmentFold.class, LaunchOptions.SEGMENT_GROUPS, IntSegmentFold::new);
        kernel.setOperator(operator, IntFolds.identity(operator));
        kernel.prepare(begins.length(), values.length());
        Column folds = work.column(values.type(), begins.length());
        if (begins.length() > 0) {
            work.launch(kernel, Fields.of(kernel.values, values).and(kernel.results, folds)
                    .and(kernel.offsets, begins));
        }
        return folds;
    }

    /** Prepares the folds of {@code segments} segments. */
    void prepare(int segments, int endOfLast) {
        end = endOfLast;
        groupSegments = Math.max(1, Math.min(localSize(), segments / maxGroups()));
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
}
