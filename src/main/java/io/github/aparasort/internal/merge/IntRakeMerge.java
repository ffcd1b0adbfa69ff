package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.RakeKernel;

// Twins: Long, Float, Double
/**
 * The stable merge of two sorted arrays by rakes, from the caller's arrays straight into the result. Each work-item
 * finds by co-rank (Siebert and Träff, 2013; the merge path of Green, McColl and Bader, 2012) which elements its part
 * of the output consists of, and walks along them. One pass reads and writes every key once.
 */
public class IntRakeMerge extends RakeKernel {
    /** Bytes of elements that pay for several work-items: these take about as long as the one pass on JTP costs. */
    private static final int WORTH_A_PASS = 1 << 18;

    private /*value*/ int[] a;
    private /*value*/ int[] b;
    private /*value*/ int[] merged;
    private int[] origins;

    public IntRakeMerge(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
        scale(WORTH_A_PASS, 0);
    }

    @Override
    public void pass(int rake, int pass) {
        IntWalk.merge(a, b, merged, origins, rakeBegin(rake), rakeBegin(rake + 1));
    }

    /**
     * Binds two sorted arrays, and where their merge goes.
     *
     * @param toOrigins where the origins go, or null if they are not wanted
     */
    public void bindArrays(/*value*/ int[] first, /*value*/ int[] second, /*value*/ int[] to, int[] toOrigins) {
        prepare(first.length + second.length);
        a = first;
        b = second;
        merged = to;
        origins = toOrigins;
    }

    @Override
    public void giveBack() {
        a = null;
        b = null;
        merged = null;
        origins = null;
    }
}
