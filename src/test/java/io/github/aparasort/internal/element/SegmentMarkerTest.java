package io.github.aparasort.internal.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.tile.SegmentMarks;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.Segmentation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The marks of segments, against loops over all elements and all borders of tiles. */
class SegmentMarkerTest extends ElementKernelCase {
    private static final int NV = 34;
    private static final int[] SIZES = {1, 31, 32, 33, 34, 35, 68, 69, 1024, 2177, 80_021};

    @ParameterizedTest
    @EnumSource
    void marksAreThoseOfTheSegments(Segmentation segments) {
        KernelRun<SegmentMarker> run = run(SegmentMarker::new);
        for (int n : SIZES) {
            int[] offsets = segments.offsets(n);
            int tiles = (n + NV - 1) / NV;
            MarkedSegments made = MarkedSegments.of(run, offsets, n, NV);
            int[] marks = made.marks();
            int levels = made.levels();
            int[] begins = begins(offsets, n);
            int expectedLevels = 0;
            for (int t = 0; t < tiles; t++) {
                String what = segments + " of " + n + " at tile " + t;
                assertEquals(begins[NV * t], marks[SegmentMarks.PER_TILE * t], what);
                assertEquals(end(begins, NV * t), marks[SegmentMarks.PER_TILE * t + 1], what);
                int last = lastLevel(begins, tiles, t);
                expectedLevels = Math.max(expectedLevels, last);
                int written = last > 0 && (levels - last) % 2 == 1 ? last + 1 : last;
                assertEquals(1 << written, marks[SegmentMarks.PER_TILE * t + 2], what);
            }
            assertEquals(expectedLevels, levels, segments + " of " + n);
            for (int i = 0; i < n; i++) {
                int word = marks[SegmentMarks.PER_TILE * tiles + i / Integer.SIZE];
                assertEquals(begins[i] == i ? 1 : 0, word >>> i % Integer.SIZE & 1, segments + " of " + n + " at " + i);
            }
        }
    }

    /** Where the segment of each element begins. */
    private static int[] begins(int[] offsets, int n) {
        int[] begins = new int[n];
        for (int segment = 0; segment + 1 < offsets.length; segment++) {
            for (int i = offsets[segment]; i < offsets[segment + 1]; i++) {
                begins[i] = offsets[segment];
            }
        }
        return begins;
    }

    private static int end(int[] begins, int index) {
        int end = index + 1;
        while (end < begins.length && begins[end] == begins[index]) {
            end++;
        }
        return end;
    }

    /** The last level at which a border lies within a segment that has elements in this tile, of the same lists. */
    private static int lastLevel(int[] begins, int tiles, int t) {
        int last = 0;
        for (int level = 1; 1 << level - 1 < tiles; level++) {
            int length = 1 << level;
            int middle = t / length * length + length / 2;
            if (middle < tiles && begins[NV * middle] < NV * middle) {
                boolean before = t < middle && NV * (t + 1) > begins[NV * middle];
                boolean after = t >= middle && begins[NV * t] <= begins[NV * middle];
                last = before || after ? level : last;
            }
        }
        return last;
    }
}
