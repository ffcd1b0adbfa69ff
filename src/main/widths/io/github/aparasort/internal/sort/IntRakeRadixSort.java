package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.List;

/**
 * Sorts keys alone. The build derives the variants for the other types from this file. Those for floats and doubles run
 * on JTP only, and without NaNs: Aparapi does not translate the conversion, and for OpenCL staging makes ints of floats
 * anyway.
 */
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

    /** Makes a range of this array, from this index on, the home, to be sorted in the order of a mask. */
    public void bindArrays(/*value*/ int[] array, int begin, /*key*/ int orderMask) {
        keys = array;
        home = begin;
        mask = orderMask;
    }

    @Override
    public void giveBack() {
        bindArrays(new /*value*/ int[1], 0, 0);
    }

    @Override
    public List<?> sent(int load) {
        return List.of(keys);
    }
}
