package io.github.aparasort.internal.element;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.tile.SegmentMarks;
import io.github.aparasort.testing.KernelRun;
import java.util.stream.IntStream;

/**
 * The marks of segments for a sort in tiles, as their kernel makes them.
 *
 * @param levels the levels of merges that they need
 */
public record MarkedSegments(int[] marks, int levels) {
    /** A kernel that makes marks. */
    public static DeviceKernel marker() {
        SegmentMarker marker = new SegmentMarker();
        marker.shape(4, 3);
        return marker;
    }

    /** The marks for n elements in tiles of a length. */
    public static MarkedSegments of(KernelRun<? extends DeviceKernel> run, int[] offsets, int n, int tileLength) {
        SegmentMarker marker = (SegmentMarker) (DeviceKernel) run.kernel();
        int tiles = (n + tileLength - 1) / tileLength;
        int[] marks = new int[SegmentMarks.length(n, tiles)];
        int[] levels = new int[tiles];
        marker.segments = offsets.length - 1;
        marker.tileCount = tiles;
        marker.tileLength = tileLength;
        int[] steps = {SegmentMarker.SEGMENTS, SegmentMarker.LEVELS, SegmentMarker.HEADS, SegmentMarker.LISTS};
        for (int step : steps) {
            marker.step = step;
            marker.most = IntStream.of(levels).max().orElse(0);
            marker.prepare(step == SegmentMarker.HEADS ? (n + Integer.SIZE - 1) / Integer.SIZE : tiles);
            run.run("offsets", offsets, "marks", marks, "levels", levels);
        }
        return new MarkedSegments(marks, marker.most);
    }
}
