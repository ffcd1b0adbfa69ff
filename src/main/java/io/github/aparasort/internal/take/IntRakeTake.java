package io.github.aparasort.internal.take;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

// Twins: Long, Float, Double
/**
 * Gathers elements by their indices: each work-item does a contiguous part of the result. It works in the caller's
 * arrays on JTP, and in arrays of its own on OpenCL devices. One pass reads each index and its element once, and writes
 * each result once.
 */
public class IntRakeTake extends InPlaceRakeKernel {
    private /*value*/ int[] from = new /*value*/ int[1];
    private int[] indices = new int[1];
    private /*value*/ int[] to = new /*value*/ int[1];
    /** The number of elements in {@code from}. */
    private int count;
    /** The number of elements that the kernel's own {@code from} has room for. */
    private int room;
    /** The result for an index of -1. */
    private /*value*/ int absent;
    private final int group;
    private final boolean ownsArrays;

    /** For work in the caller's arrays, by this many threads. */
    public IntRakeTake(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
        group = 0;
        ownsArrays = false;
    }

    /** For work on copies, by this many work-groups, of {@code group} work-items each. */
    public IntRakeTake(int groups, int group) {
        super(groups * group, /*value*/ Integer.BYTES);
        this.group = group;
        ownsArrays = true;
        // All work-items of a device do even a little work: a single one is slow.
        scale(0, 0);
    }

    @Override
    protected void pass(int rake, int pass) {
        int end = rakeBegin(rake + 1);
        for (int i = rakeBegin(rake); i < end; i++) {
            int index = indices[i];
            // Indices were checked: others are -1. If another thread has changed one since, a device must not read
            // outside of its array.
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

    /** Makes room for this many elements to gather from. */
    void reserve(int elements, /*value*/ int ofAbsent) {
        count = elements;
        absent = ofAbsent;
        if (room < elements) {
            from = memory(/*value*/ int[].class, 1);
            from = memory(/*value*/ int[].class, elements);
            room = elements;
        }
    }

    /** The elements to gather from. */
    /*value*/ int[] from() {
        return from;
    }

    int[] indices() {
        return indices;
    }

    /** The gathered elements. */
    /*value*/ int[] to() {
        return to;
    }

    @Override
    public void makeArrays(int elements) {
        if (ownsArrays) {
            from = new /*value*/ int[1];
            room = 1;
            indices = memory(int[].class, elements);
            to = memory(/*value*/ int[].class, elements);
        }
    }

    @Override
    public void giveBack() {
        from = new /*value*/ int[1];
        indices = new int[1];
        to = new /*value*/ int[1];
    }

    @Override
    public int localSize() {
        return ownsArrays ? group : super.localSize();
    }

    /** An index beside each element. */
    @Override
    protected int carries() {
        return 1;
    }
}
