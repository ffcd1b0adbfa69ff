package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.tile.SegmentMarks;

/**
 * The marks of segments for a sort in tiles.
 *
 * @param column the marks
 * @param levels the levels of merges that they need
 */
record SegmentMarking(Column column, int levels) {
    /** Makes the marks for n elements in tiles of a length. It waits for the levels. */
    static SegmentMarking of(Work work, Column offsets, int n, int tileLength) throws DeviceFault {
        SegmentMarker marker = work.elements(SegmentMarker.class, SegmentMarker::new);
        int tiles = (int) (((long) n + tileLength - 1) / tileLength);
        Column marks = work.ints(SegmentMarks.length(n, tiles));
        Column levels = work.ints(tiles);
        marker.offsets = work.array(offsets, int[].class);
        marker.marks = work.array(marks, int[].class);
        marker.levels = work.array(levels, int[].class);
        marker.segments = offsets.length() - 1;
        marker.tiles = tiles;
        marker.nv = tileLength;
        marker.step = SegmentMarker.SEGMENTS;
        work.each(marker, tiles);
        marker.step = SegmentMarker.LEVELS;
        work.each(marker, tiles);
        marker.step = SegmentMarker.HEADS;
        work.each(marker, (n - 1) / Integer.SIZE + 1);
        marker.most = IntFoldOps.INSTANCE.reduced(work, levels, Operators.MAX, null).intValue();
        marker.step = SegmentMarker.LISTS;
        work.each(marker, tiles);
        return new SegmentMarking(marks, marker.most);
    }
}
