package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/** The radix sort of keys alone, in the caller's array. The variants for floats and doubles sort what has no NaNs. */
public class IntRakeRadixSort extends IntRadixPasses {
    protected /*value*/ int[] keys = new /*value*/ int[1];
    /** The XOR mask of the order: masked sortable keys ascend as signed integers. */
    protected /*key*/ int mask;

    public IntRakeRadixSort(int rakes) {
        super(rakes);
    }

    @Override
    protected /*key*/ int load(int index) {
        return SortableKeys.exact(keys[home + index]) ^ mask;
    }

    @Override
    protected void store(int index, /*key*/ int key) {
        keys[home + index] = IntValues.of(key ^ mask);
    }

    /** Binds the caller's array as home: its range from {@code begin} on, to be sorted in the order of a mask. */
    public void bindArrays(/*value*/ int[] array, int begin, /*key*/ int orderMask) {
        keys = array;
        home = begin;
        mask = orderMask;
    }

    @Override
    public void giveBack() {
        bindArrays(new /*value*/ int[1], 0, 0);
    }
}
