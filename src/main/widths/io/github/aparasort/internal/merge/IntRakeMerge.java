package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOrder;

/**
 * The stable merge of two sorted arrays by rakes, from the caller's arrays straight into the result: each work-item
 * finds by co-rank what the stretches of its part of the output are made of, and walks along them. The twins for the
 * other types are derived from this file by the build; those for floats and doubles run on JTP only.
 */
public class IntRakeMerge extends InPlaceRakeKernel {
    /** Bytes of elements that are worth several work-items: these take about as long as JTP's one pass costs. */
    private static final int WORTH_A_PASS = 1 << 18;

    protected /*value*/ int[] a = new /*value*/ int[1];
    protected /*value*/ int[] b = new /*value*/ int[1];
    protected /*value*/ int[] merged = new /*value*/ int[1];
    /** For each output where it came from: an index of a, or of b behind all of a. */
    protected int[] origins = new int[1];
    protected int aCount;
    /** 1 where the origins are wanted, else 0. */
    protected int carries;

    /** Where the walks are. */
    protected int[] marks;

    private int capacity = 1;

    public IntRakeMerge(int rakes) {
        super(rakes);
        marks = new int[IntWalk.MARKS * IntWalk.WALKS * rakes];
        scale(WORTH_A_PASS, 0);
    }

    @Override
    public void run() {
        int rake = getGlobalId();
        int at = IntWalk.MARKS * IntWalk.WALKS * rake;
        for (int walk = 0; walk < IntWalk.WALKS; walk++) {
            mark(IntWalk.WALKS * rake + walk, at + IntWalk.MARKS * walk);
        }
        IntWalk.walk(a, b, merged, origins, carries != 0 ? IntWalk.TRACED : IntWalk.KEYS, aCount, SetOrder.MERGED,
                marks, at);
    }

    /** Marks a stretch of the output. */
    protected void mark(int stretch, int at) {
        int begin = stretchBegin(stretch, IntWalk.WALKS);
        int end = stretchBegin(stretch + 1, IntWalk.WALKS);
        int first = IntBalancedPath.coRank(a, aCount, b, 0, n - aCount, begin);
        int next = IntBalancedPath.coRank(a, aCount, b, 0, n - aCount, end);
        if (first > next || next - first > end - begin) {
            // Somebody has written to the input: then this stretch is left as it is.
            next = first;
            end = begin;
        }
        // Aparapi takes for read-only what it does not see written by its name.
        marks[at] = first;
        IntWalk.mark(marks, at, first, begin - first, begin, next, end - next, end);
    }

    /**
     * Lends two sorted arrays, and where their merge goes.
     *
     * @param toOrigins where the origins go, or null where they are not wanted
     */
    public void bindArrays(/*value*/ int[] first, /*value*/ int[] second, /*value*/ int[] to, int[] toOrigins) {
        prepare(first.length + second.length);
        aCount = first.length;
        // No empty ones, which OpenCL has no buffers for.
        a = first.length == 0 ? new /*value*/ int[1] : first;
        b = second.length == 0 ? new /*value*/ int[1] : second;
        merged = to;
        carries = toOrigins == null ? 0 : 1;
        origins = toOrigins == null ? new int[1] : toOrigins;
    }

    @Override
    public void giveBack() {
        a = new /*value*/ int[1];
        b = new /*value*/ int[1];
        merged = new /*value*/ int[1];
        origins = new int[1];
    }

    // ---- host side

    @Override
    public int passes() {
        return 1;
    }

    /** It has no arrays of its own. */
    @Override
    public int capacity() {
        return capacity;
    }

    @Override
    public void allocate(int elements) {
        capacity = elements;
    }

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public int arrays() {
        return 1;
    }

    @Override
    public void putPart(int part) {
        put(a);
        put(b);
        put(merged);
        put(origins);
    }

    @Override
    public void getPart(int part) {
        get(merged);
        if (carries != 0) {
            get(origins);
        }
    }
}
