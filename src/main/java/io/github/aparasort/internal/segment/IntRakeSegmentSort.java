package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

// Twins: Long, Float, Double
/**
 * Sorts segments in the caller's array: each work-item those that begin in its part. It runs on JTP only; OpenCL
 * devices sort segments in tiles.
 */
public class IntRakeSegmentSort extends InPlaceRakeKernel {
    private /*value*/ int[] a = new /*value*/ int[1];
    private SegmentParts parts;

    public IntRakeSegmentSort(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
    }

    @Override
    protected void pass(int rake, int pass) {
        new IntSegmentSorter().sort(a, parts.offsets(), firstSegment(rake), firstSegment(rake + 1), parts.most());
    }

    /** The first segment of a rake; that of rake {@code rakes} is behind the last. */
    protected int firstSegment(int rake) {
        return firstSegment(rake, rakes);
    }

    /** The same if so many rakes share the segments. */
    protected final int firstSegment(int rake, int sharing) {
        return parts.first(rake, sharing);
    }

    /** Binds the caller's array for one launch. */
    void bindArrays(/*value*/ int[] array, SegmentParts segments) {
        prepare(segments.small());
        a = array;
        parts = segments;
    }

    @Override
    public void giveBack() {
        a = new /*value*/ int[1];
        parts = null;
    }
}
