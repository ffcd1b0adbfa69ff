package io.github.aparasort.internal.take;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

// Twins: Long, Float, Double
/**
 * Gathers elements by their indices: each work-item does a contiguous part of the result, in the caller's arrays.
 * One pass reads each index and its element once, and writes each result once.
 */
public class IntRakeTake extends InPlaceRakeKernel {
    private /*value*/ int[] from = new /*value*/ int[1];
    private int[] indices = new int[1];
    private /*value*/ int[] to = new /*value*/ int[1];
    /** The number of elements in {@code from}. */
    private int count;
    /** The result for an index of -1. */
    private /*value*/ int absent;

    /** @param rakes the number of threads */
    public IntRakeTake(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
    }

    @Override
    protected void pass(int rake, int pass) {
        int end = rakeBegin(rake + 1);
        for (int i = rakeBegin(rake); i < end; i++) {
            int index = indices[i];
            // Indices were checked: others are -1, unless another thread has changed one since.
            to[i] = index >= 0 && index < count ? from[index] : absent;
        }
    }

    // ---- host side

    /** Binds the caller's arrays for one launch. */
    void bindArrays(/*value*/ int[] source, int[] positions, /*value*/ int ofAbsent, /*value*/ int[] result) {
        prepare(positions.length);
        from = source;
        count = source.length;
        absent = ofAbsent;
        indices = positions;
        to = result;
    }

    @Override
    public void giveBack() {
        from = new /*value*/ int[1];
        indices = new int[1];
        to = new /*value*/ int[1];
    }

    /** An index beside each element. */
    @Override
    protected int carries() {
        return 1;
    }
}
