package io.github.aparasort.internal.kernel;

import java.util.List;

/**
 * What the rake kernels share that walk along two sorted arrays of the caller, each work-item along {@link
 * IntWalk#WALKS} stretches side by side. The variants for floats and doubles run on JTP only.
 */
public abstract class IntRakeWalk extends InPlaceRakeKernel {
    protected /*value*/ int[] a = new /*value*/ int[1];
    protected /*value*/ int[] b = new /*value*/ int[1];
    /** Elements of the first array; those of the second follow in the numbering of origins. */
    protected int aCount;
    /** For each result where it came from: an index of a, or of b behind all of a. */
    protected int[] origins = new int[1];
    /** 1 where the origins are wanted, else 0. */
    protected int traced;
    /** Where the walks are. */
    protected int[] cursors;

    protected IntRakeWalk(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
        cursors = new int[IntWalk.CURSORS * IntWalk.WALKS * rakes];
    }

    /** Walks along the stretches of a rake, whose cursors are set. */
    protected void walk(int rake, /*value*/ int[] results, int mode, int emitMask) {
        IntWalk.walk(a, b, results, origins, mode, aCount, emitMask, cursors, IntWalk.CURSORS * IntWalk.WALKS * rake);
    }

    // ---- host side

    @Override
    public int arrays() {
        return 1;
    }

    @Override
    public void giveBack() {
        a = new /*value*/ int[1];
        b = new /*value*/ int[1];
    }

    @Override
    public List<?> sent(int load) {
        return List.of(a, b);
    }
}
