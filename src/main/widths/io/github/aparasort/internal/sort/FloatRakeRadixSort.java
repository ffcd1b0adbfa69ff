package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.SortableKeys;
import java.util.List;

/**
 * Sorts floats without NaNs among them, on JTP only: Aparapi does not translate the conversion, and for OpenCL staging
 * makes ints of floats anyway.
 */
public class FloatRakeRadixSort extends FloatRadixPasses {
    private /*value*/ float[] keys = new /*value*/ float[1];
    /** The XOR mask of the order: masked sortable keys ascend as signed integers. */
    private /*key*/ int mask;

    public FloatRakeRadixSort(int rakes) {
        super(rakes);
    }

    @Override
    protected /*key*/ int load(int index) {
        return SortableKeys.exact(keys[home + index]) ^ mask;
    }

    @Override
    protected void store(int index, /*key*/ int key) {
        keys[home + index] = SortableKeys.value(key ^ mask);
    }

    /** Makes a range of this array, from this index on, the home, to be sorted in the order of a mask. */
    public void bindArrays(/*value*/ float[] array, int begin, /*key*/ int orderMask) {
        keys = array;
        home = begin;
        mask = orderMask;
    }

    @Override
    public void giveBack() {
        bindArrays(new /*value*/ float[1], 0, 0);
    }

    @Override
    public List<?> sent(int load) {
        return List.of(keys);
    }
}
