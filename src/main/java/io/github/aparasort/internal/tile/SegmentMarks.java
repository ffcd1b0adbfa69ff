package io.github.aparasort.internal.tile;

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
}
