package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntRakeWalk;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.Walk;

// Twins: Long, Float, Double
/**
 * The stable merge of two sorted arrays by rakes, from the caller's arrays straight into the result. Each work-item
 * finds by co-rank (Siebert and Träff, 2013; the merge path of Green, McColl and Bader, 2012) which elements the
 * stretches of its part of the output consist of, and walks along them. One pass reads and writes every key once, and
 * takes two searches per stretch. The variants for floats and doubles run on JTP only.
 */
public class IntRakeMerge extends IntRakeWalk {
    /** Bytes of elements that pay for several work-items: these take about as long as the one pass on JTP costs. */
    private static final int WORTH_A_PASS = 1 << 18;

    protected /*value*/ int[] merged = new /*value*/ int[1];

    public IntRakeMerge(int rakes) {
        super(rakes);
        scale(WORTH_A_PASS, 0);
    }

    @Override
    protected void pass(int rake, int pass) {
        for (int walk = 0; walk < IntWalk.WALKS; walk++) {
            setCursors(IntWalk.WALKS * rake + walk);
        }
        walk(rake, merged, traced != 0 ? Walk.TRACED : Walk.KEYS, Walk.MERGE);
    }

    /** Sets the cursors for a stretch of the output. */
    protected void setCursors(int stretch) {
        int at = Walk.CURSORS * stretch;
        int begin = stretchBegin(stretch, IntWalk.WALKS);
        int end = stretchBegin(stretch + 1, IntWalk.WALKS);
        int first = IntBalancedPath.coRank(a, aCount, b, 0, n - aCount, begin);
        int next = IntBalancedPath.coRank(a, aCount, b, 0, n - aCount, end);
        if (first > next || next - first > end - begin) {
            // Another thread has written to the input: this stretch is left as it is.
            next = first;
            end = begin;
        }
        // Aparapi takes an array for read-only unless it sees a write to its field.
        cursors[at] = first;
        IntWalk.setCursors(cursors, at, first, begin - first, begin, next, end - next, end);
    }

    /**
     * Binds two sorted arrays, and where their merge goes.
     *
     * @param toOrigins where the origins go, or null if they are not wanted
     */
    public void bindArrays(/*value*/ int[] first, /*value*/ int[] second, /*value*/ int[] to, int[] toOrigins) {
        prepare(first.length + second.length);
        aCount = first.length;
        // Empty arrays are replaced, because OpenCL has no empty buffers.
        a = first.length == 0 ? new /*value*/ int[1] : first;
        b = second.length == 0 ? new /*value*/ int[1] : second;
        merged = to;
        traced = toOrigins == null ? 0 : 1;
        origins = toOrigins == null ? new int[1] : toOrigins;
    }

    @Override
    public void giveBack() {
        super.giveBack();
        merged = new /*value*/ int[1];
        origins = new int[1];
    }
}
