package io.github.aparasort.internal.search;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

/**
 * Writes the segment of each element: each work-item does a stretch of the path of elements and ends of segments, as
 * {@link LoadBalance} describes. It works in the caller's arrays on JTP, and in arrays of its own on OpenCL devices.
 */
public class RakeLoadBalance extends InPlaceRakeKernel {
    private int[] offsets = new int[1];
    private int[] owners = new int[1];
    private int segments;
    /** The number of offsets that the kernel's own array has room for. */
    private int room;
    private final int group;
    private final boolean ownsArrays;

    /** For work in the caller's arrays, by this many threads. */
    public RakeLoadBalance(int rakes) {
        super(rakes, Integer.BYTES);
        group = 0;
        ownsArrays = false;
    }

    /** For work on copies, by this many work-groups, of {@code group} work-items each. */
    public RakeLoadBalance(int groups, int group) {
        super(groups * group, Integer.BYTES);
        this.group = group;
        ownsArrays = true;
        // All work-items of a device do even a little work: a single one is slow.
        scale(0, 0);
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
            // Aparapi takes an array for read-only unless it sees a write to its field.
            owners[from] = first;
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

    /** Makes room for the offsets of this many segments. */
    void reserve(int number) {
        segments = number;
        if (room <= number) {
            offsets = memory(int[].class, 1);
            offsets = memory(int[].class, number + 1);
            room = number + 1;
        }
    }

    int[] offsets() {
        return offsets;
    }

    /** The segment of each element. */
    int[] owners() {
        return owners;
    }

    @Override
    public void makeArrays(int elements) {
        if (ownsArrays) {
            offsets = new int[1];
            room = 1;
            owners = memory(int[].class, elements);
        }
    }

    @Override
    public void giveBack() {
        offsets = new int[1];
        owners = new int[1];
    }

    @Override
    public int localSize() {
        return ownsArrays ? group : super.localSize();
    }
}
