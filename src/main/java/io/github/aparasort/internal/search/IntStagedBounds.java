package io.github.aparasort.internal.search;

import io.github.aparasort.internal.kernel.Branchless;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;

// Twins: Long
/**
 * Finds the bounds of needles in a sorted list on an OpenCL device, in arrays of its own, on sortable keys: each
 * work-item searches for a contiguous part of the needles, one after the other, by bisection. There are so many
 * work-items that their cache misses overlap.
 */
public class IntStagedBounds extends InPlaceRakeKernel {
    private /*key*/ int[] sorted = new /*key*/ int[1];
    private /*key*/ int[] needles = new /*key*/ int[1];
    private int[] bounds = new int[1];
    /** The number of elements in {@code sorted}. */
    private int count;
    private int upper;
    /** The number of elements that {@code sorted} has room for. */
    private int room;
    private final int group;

    /** For this many work-groups, of {@code group} work-items each. */
    public IntStagedBounds(int groups, int group) {
        super(groups * group, /*key*/ Integer.BYTES);
        this.group = group;
        // All work-items of a device do even a little work: a single one is slow.
        scale(0, 0);
    }

    @Override
    protected void pass(int rake, int pass) {
        int end = rakeBegin(rake + 1);
        for (int i = rakeBegin(rake); i < end; i++) {
            bounds[i] = bound(needles[i]);
        }
    }

    private int bound(/*key*/ int needle) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = low + ((high - low) >> 1);
            /*key*/ int element = sorted[middle];
            int counted = upper != 0 ? ~Branchless.beforeMask(needle, element) : Branchless.beforeMask(element, needle);
            if (counted != 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    // ---- host side

    /** Makes room for a list of this many elements, for searches of its own needles. */
    void reserve(int elements, int isUpper) {
        count = elements;
        upper = isUpper;
        if (room < elements) {
            sorted = memory(/*key*/ int[].class, 1);
            sorted = memory(/*key*/ int[].class, elements);
            room = elements;
        }
    }

    /** The list that is searched. */
    /*key*/ int[] sorted() {
        return sorted;
    }

    /*key*/ int[] needles() {
        return needles;
    }

    /** The bound of each needle. */
    int[] bounds() {
        return bounds;
    }

    @Override
    public void makeArrays(int elements) {
        sorted = new /*key*/ int[1];
        room = 1;
        needles = memory(/*key*/ int[].class, elements);
        bounds = memory(int[].class, elements);
    }

    /** The arrays are not the caller's. */
    @Override
    public void giveBack() {
        // Nothing to give back.
    }

    @Override
    public int localSize() {
        return group;
    }

    /** A bound beside each needle. */
    @Override
    protected int carries() {
        return 1;
    }
}
