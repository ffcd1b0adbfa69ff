package io.github.aparasort.internal.search;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

/**
 * Writes the segment of each element: each work-item does a stretch of the path of elements and ends of segments, as
 * {@link LoadBalance} describes. It works in the caller's arrays.
 */
public class RakeLoadBalance extends InPlaceRakeKernel {
    private int[] offsets = new int[1];
    private int[] owners = new int[1];
    private int segments;

    /** @param rakes the number of threads */
    public RakeLoadBalance(int rakes) {
        super(rakes, Integer.BYTES);
    }

    @Override
    protected void pass(int rake, int pass) {
        long begin = pathBegin(rake);
        long end = pathBegin(rake + 1);
        int first = LoadBalance.segment(offsets, segments, n, begin);
        int last = LoadBalance.segment(offsets, segments, n, end);
        int from = (int) (begin - first);
        int to = (int) (end - last);
        if (from < to) {
            LoadBalance.assign(offsets, owners, from, to, first, last);
        }
    }

    /** Where the stretch of a rake begins; that of rake {@code rakes} begins where the path ends. */
    protected long pathBegin(int rake) {
        return steps() * min(rake, rakes) / rakes;
    }

    /** The length of the path. */
    protected long steps() {
        return (long) n + segments;
    }

    // ---- host side

    /** Binds the caller's arrays for one launch. */
    void bindArrays(int[] begins, int[] found) {
        prepare(found.length);
        offsets = begins;
        segments = begins.length - 1;
        owners = found;
    }

    @Override
    public void giveBack() {
        offsets = new int[1];
        owners = new int[1];
    }
}
