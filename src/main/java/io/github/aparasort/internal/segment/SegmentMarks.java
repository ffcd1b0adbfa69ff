package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;

/**
 * What a sort in tiles gets to know of the segments, in one array of ints. First come three marks for each tile: where
 * the segment begins that contains the first element of the tile, where it ends, and how many tiles the longest list
 * has for which this tile is written. Then comes a bit for each element, which is set if a segment begins there.
 */
public final class SegmentMarks {
    /** Marks of a tile; kernels read it too. */
    public static final int PER_TILE = 3;

    private SegmentMarks() {
    }

    /** The length of the array. A kernel reads two words at once, so there is one more than the bits need. */
    public static int length(int elements, int tiles) {
        return PER_TILE * tiles + elements / Integer.SIZE + 2;
    }

    /**
     * Makes the marks of the tiles.
     *
     * @param nv elements of a tile
     * @return how many levels of pairwise merging the segments need
     */
    static int markTiles(int[] offsets, int nv, int tiles, int[] marks) {
        int n = offsets[offsets.length - 1];
        Parallel.forEach(n, (begin, end) -> {
            for (int t = (begin + nv - 1) / nv; t < tiles && nv * t < end; t++) {
                int segment = Offsets.segmentOf(offsets, nv * t);
                marks[PER_TILE * t] = offsets[segment];
                marks[PER_TILE * t + 1] = offsets[segment + 1];
                marks[PER_TILE * t + 2] = 0;
            }
        });
        int levels = markLastLevels(nv, tiles, marks);
        for (int t = 0; t < tiles; t++) {
            int last = marks[PER_TILE * t + 2];
            // The passes alternate between two arrays, and the last one writes to the right one. A tile that is in the
            // other one is copied once more, unless the blocksort is all that it needs.
            int copies = last == 0 ? 0 : levels - last & 1;
            marks[PER_TILE * t + 2] = 1 << last + copies;
        }
        return levels;
    }

    /** Marks each tile with the last level that merges keys of it, counted from 1. Returns the last level of all. */
    private static int markLastLevels(int nv, int tiles, int[] marks) {
        int levels = 0;
        int level = 1;
        for (int length = 1; length < tiles; length *= 2) {
            for (int middle = length; middle < tiles; middle += 2 * length) {
                int begin = marks[PER_TILE * middle];
                if (begin < nv * middle) {
                    int last = Math.min(Math.min(middle + length, tiles) - 1, (marks[PER_TILE * middle + 1] - 1) / nv);
                    for (int t = Math.max(middle - length, begin / nv); t <= last; t++) {
                        marks[PER_TILE * t + 2] = level;
                    }
                    levels = level;
                }
            }
            level++;
        }
        return levels;
    }

    /** Sets the bits of the elements that begin a segment, from a word of the array on. */
    static void markHeads(int[] offsets, int[] marks, int firstWord) {
        int n = offsets[offsets.length - 1];
        Parallel.forEachGrain(n, (begin, end) -> {
            Arrays.fill(marks, firstWord + begin / Integer.SIZE,
                    firstWord + (end + Integer.SIZE - 1) / Integer.SIZE, 0);
            for (int segment = Offsets.firstFrom(offsets, begin); offsets[segment] < end; segment++) {
                marks[firstWord + offsets[segment] / Integer.SIZE] |= 1 << offsets[segment];
            }
        });
    }
}
