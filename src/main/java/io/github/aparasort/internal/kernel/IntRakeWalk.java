package io.github.aparasort.internal.kernel;

// Twins: Long, Float, Double
/**
 * The common base of rake kernels that walk along two sorted arrays of the caller. Each work-item walks along {@link
 * IntWalk#WALKS} stretches side by side.
 */
public abstract class IntRakeWalk extends InPlaceRakeKernel {
    protected /*value*/ int[] a = new /*value*/ int[1];
    protected /*value*/ int[] b = new /*value*/ int[1];
    /** Elements of the first array. The origins of the second array begin with this number. */
    protected int aCount;
    /** For each result its origin: an index of a, or an index of b plus the length of a. */
    protected int[] origins = new int[1];
    /** 1 if origins are requested, else 0. */
    protected int traced;
    /** The positions and the ends of all walks: {@link Walk#CURSORS} for each. */
    protected int[] cursors;

    protected IntRakeWalk(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
        cursors = new int[Walk.CURSORS * IntWalk.WALKS * rakes];
    }

    /** Walks along the stretches of a rake, whose cursors are set. */
    protected void walk(int rake, /*value*/ int[] results, int mode, int emitMask) {
        IntWalk.walk(a, b, results, origins, mode, aCount, emitMask, cursors, Walk.CURSORS * IntWalk.WALKS * rake);
    }

    // ---- host side

    @Override
    public void giveBack() {
        a = new /*value*/ int[1];
        b = new /*value*/ int[1];
    }
}
