package io.github.aparasort.internal.search;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import java.util.List;

/**
 * Finds the bounds of needles in a sorted array: each work-item does a contiguous part of the needles, as {@link
 * IntBounds} describes. It works in the caller's arrays on JTP. On OpenCL devices it works in arrays of its own, on
 * sortable keys; the variants for floats and doubles run on JTP only.
 */
public class IntRakeBounds extends InPlaceRakeKernel {
    /** Bytes of needles and bounds that pay for several work-items: 16,384 ints, which take about 0.3 ms in order. */
    private static final int WORTH_A_PASS = 1 << 17;

    private /*value*/ int[] sorted = new /*value*/ int[1];
    private /*value*/ int[] needles = new /*value*/ int[1];
    private int[] bounds = new int[1];
    /** The number of elements in {@code sorted}. */
    private int count;
    private int upper;
    private final int group;
    private final boolean ownsArrays;

    /** For work in the caller's arrays, by this many threads. */
    public IntRakeBounds(int rakes) {
        super(rakes, /*value*/ Integer.BYTES);
        group = 0;
        ownsArrays = false;
        scale(WORTH_A_PASS, 0);
    }

    /** For work on copies, by this many work-groups, of {@code group} work-items each. */
    public IntRakeBounds(int groups, int group) {
        super(groups * group, /*value*/ Integer.BYTES);
        this.group = group;
        ownsArrays = true;
        // All work-items of a device do even a little work: a single one is slow.
        scale(0, 0);
    }

    @Override
    protected void pass(int rake, int pass) {
        int begin = rakeBegin(rake);
        int end = rakeBegin(rake + 1);
        if (begin < end) {
            // Aparapi takes an array for read-only unless it sees a write to its field.
            bounds[begin] = 0;
            IntBounds.search(sorted, count, needles, bounds, begin, end, upper);
        }
    }

    // ---- host side

    /** Binds the caller's arrays for one launch. */
    void bindArrays(/*value*/ int[] list, /*value*/ int[] wanted, int[] found, int isUpper) {
        prepare(wanted.length);
        sorted = list;
        count = list.length;
        needles = wanted;
        bounds = found;
        upper = isUpper;
    }

    /** Makes room for a list of this many elements, for searches of its own needles. */
    void reserve(int elements, int isUpper) {
        count = elements;
        upper = isUpper;
        if (sorted.length < elements) {
            sorted = new /*value*/ int[elements];
        }
    }

    /** The list that is searched. */
    /*value*/ int[] sorted() {
        return sorted;
    }

    /*value*/ int[] needles() {
        return needles;
    }

    /** The bound of each needle. */
    int[] bounds() {
        return bounds;
    }

    @Override
    public void makeArrays(int elements) {
        if (ownsArrays) {
            sorted = new /*value*/ int[1];
            needles = new /*value*/ int[elements];
            bounds = new int[elements];
        }
    }

    @Override
    public void giveBack() {
        sorted = new /*value*/ int[1];
        needles = new /*value*/ int[1];
        bounds = new int[1];
    }

    @Override
    public int localSize() {
        return ownsArrays ? group : super.localSize();
    }

    /** A bound beside each needle. */
    @Override
    protected int carries() {
        return 1;
    }

    @Override
    public List<?> sent(int load) {
        return List.of(sorted, needles);
    }

    @Override
    protected List<?> received(int part) {
        return List.of(bounds);
    }
}
