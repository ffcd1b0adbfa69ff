package io.github.aparasort.internal.search;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

// Twins: Long, Float, Double
/**
 * Finds the bounds of needles in a sorted array, in the caller's arrays: each work-item does a contiguous part of the
 * needles, as {@link IntBounds} describes.
 */
public class IntRakeBounds extends InPlaceRakeKernel {
    /** Bytes of needles and bounds that pay for several work-items: 16,384 ints, which take about 0.3 ms in order. */
    private static final int WORTH_A_PASS = 1 << 17;

    /** Null between launches. */
    private IntBounds search;

    /** @param rakes the number of threads */
    public IntRakeBounds(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
        scale(WORTH_A_PASS, 0);
    }

    @Override
    protected void pass(int rake, int pass) {
        search.find(rakeBegin(rake), rakeBegin(rake + 1));
    }

    // ---- host side

    /** Binds a search in the caller's arrays for so many needles, for one launch. */
    void bindSearch(IntBounds bounds, int needles) {
        prepare(needles);
        search = bounds;
    }

    @Override
    public void giveBack() {
        search = null;
    }

    /** A bound beside each needle. */
    @Override
    protected int carries() {
        return 1;
    }
}
