package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.array.IntMultiwayCoRank;
import io.github.aparasort.internal.array.IntMultiwayMerge;
import io.github.aparasort.internal.kernel.RakeKernel;

// Twins: Long, Float, Double
/**
 * The stable merge of several sorted arrays by rakes, from the caller's arrays straight into the result. Each work-item
 * finds by co-ranks which elements its part of the result consists of, and merges them block by block in its cache. One
 * pass reads and writes each element once.
 *
 * <p>To copy all elements into one array first, as OpenCL devices get them, would take about a tenth of the time of the
 * merge.
 */
public class IntRakeMultiwayMerge extends RakeKernel {
    /** Bytes of elements that pay for several work-items: these take about as long as the one pass on JTP costs. */
    private static final int WORTH_A_PASS = 1 << 16;

    private /*value*/ int[][] lists = {};
    private int[] begins = {};
    private int[] ends = {};
    private /*value*/ int[] merged = {};

    public IntRakeMultiwayMerge(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
        scale(WORTH_A_PASS, 0);
    }

    @Override
    public void pass(int rake, int pass) {
        int begin = rakeBegin(rake);
        int end = rakeBegin(rake + 1);
        int[] from = IntMultiwayCoRank.of(lists, begins, ends, begin);
        int[] to = IntMultiwayCoRank.of(lists, begins, ends, end);
        int count = 0;
        for (int list = 0; list < lists.length; list++) {
            count += Math.max(0, to[list] - from[list]);
        }
        // Otherwise another thread has written to the input: this part is left as it is.
        if (count == end - begin) {
            IntMultiwayMerge.merge(lists, from, to, merged, begin);
        }
    }

    // ---- host side

    /** Binds sorted arrays, and where their merge goes. */
    void bindArrays(/*value*/ int[][] sorted, /*value*/ int[] to) {
        prepare(to.length);
        lists = sorted;
        begins = new int[sorted.length];
        ends = new int[sorted.length];
        for (int list = 0; list < sorted.length; list++) {
            ends[list] = sorted[list].length;
        }
        merged = to;
    }

    @Override
    public void giveBack() {
        lists = new /*value*/ int[0][];
        begins = new int[0];
        ends = new int[0];
        merged = new /*value*/ int[0];
    }
}
