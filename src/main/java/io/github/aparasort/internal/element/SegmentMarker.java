package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.ElementKernel;
import io.github.aparasort.internal.tile.SegmentMarks;

/**
 * Makes the marks of a sort of segments in tiles ({@link SegmentMarks}). The offsets are those of the segments, and the
 * number of elements behind them.
 */
public final class SegmentMarker extends ElementKernel {
    /**
     * The marks of segments for a sort in tiles.
     *
     * @param column the marks
     * @param levels the levels of merges that they need
     */
    public record Marks(Column column, int levels) {
    }

    /** A reduction of ints, at least one, for which it waits. */
    public interface Reduction {
        int of(Work work, Column ints) throws DeviceFault;
    }

    /** For each tile where the segment of its first element begins and ends. */
    static final int SEGMENTS = 0;
    /** For each tile the last level of pairwise merging that changes it, counted from 1. */
    static final int LEVELS = 1;
    /** For each tile how many tiles the longest list has for which it is written. */
    static final int LISTS = 2;
    /** For 32 elements their bits. */
    static final int HEADS = 3;

    protected int[] offsets = new int[1];
    protected int[] marks = new int[1];
    protected int[] levels = new int[1];
    protected int step;
    protected int segments;
    protected int tileCount;
    protected int tileLength;
    /** The levels that are needed. */
    protected int most;

    @Override
    protected void element(int i) {
        if (step == SEGMENTS) {
            // The first offset is 0, unless another thread has changed it since it was checked.
            int segment = max(0, firstFrom(tileLength * i + 1) - 1);
            marks[SegmentMarks.PER_TILE * i] = offsets[segment];
            marks[SegmentMarks.PER_TILE * i + 1] = offsets[segment + 1];
        } else if (step == LEVELS) {
            levels[i] = lastLevel(i);
        } else if (step == LISTS) {
            int last = levels[i];
            int copies = last == 0 ? 0 : most - last & 1;
            marks[SegmentMarks.PER_TILE * i + 2] = 1 << last + copies;
        } else {
            marks[SegmentMarks.PER_TILE * tileCount + i] = heads(Integer.SIZE * i);
        }
    }

    /** The bits of 32 elements: those that begin a segment are set. */
    protected int heads(int first) {
        int bits = 0;
        int segment = firstFrom(first);
        int next = offsets[segment];
        while (segment < segments && next - first < Integer.SIZE) {
            bits |= 1 << next - first;
            // Behind empty segments, which may be very many, a search is faster than a loop.
            segment = offsets[segment + 1] > next ? segment + 1 : firstFrom(next + 1);
            next = offsets[segment];
        }
        return bits;
    }

    /** The last level that merges keys of a tile; 0 if none does. */
    protected int lastLevel(int tile) {
        int last = 0;
        int level = 1;
        for (int length = 1; length < tileCount; length *= 2) {
            int middle = (tile & ~(2 * length - 1)) + length;
            if (middle < tileCount) {
                int begin = marks[SegmentMarks.PER_TILE * middle];
                int end = marks[SegmentMarks.PER_TILE * middle + 1];
                int from = max(middle - length, begin / tileLength);
                int to = min(min(middle + length, tileCount) - 1, (end - 1) / tileLength);
                if (begin < tileLength * middle && tile >= from && tile <= to) {
                    last = level;
                }
            }
            level++;
        }
        return last;
    }

    /** The first segment that begins at an index or after it; the number of segments if there is none. */
    protected int firstFrom(int index) {
        return IntBoundsKernel.bound(offsets, index, 0, segments, 0);
    }

    // ---- host side

    /**
     * Makes the marks for n elements in tiles of a length. It waits for the levels.
     *
     * @param greatest the greatest of ints
     */
    public static Marks make(Work work, Column offsets, int n, int tileLength, Reduction greatest) throws DeviceFault {
        SegmentMarker marker = work.elements(SegmentMarker.class, SegmentMarker::new);
        int tiles = tilesOf(tileLength, n);
        Column marks = work.ints(SegmentMarks.length(n, tiles));
        Column levels = work.ints(tiles);
        Fields fields = Fields.of(marker.offsets, offsets).and(marker.marks, marks).and(marker.levels, levels);
        marker.segments = offsets.length() - 1;
        marker.tileCount = tiles;
        marker.tileLength = tileLength;
        marker.step = SEGMENTS;
        work.launch(marker, tiles, fields);
        marker.step = LEVELS;
        work.launch(marker, tiles, fields);
        marker.step = HEADS;
        work.launch(marker, (n - 1) / Integer.SIZE + 1, fields);
        marker.most = greatest.of(work, levels);
        marker.step = LISTS;
        work.launch(marker, tiles, fields);
        return new Marks(marks, marker.most);
    }
}
