package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.key.SortableKeys;

/**
 * Sorts floats without NaNs among them, on JTP only: Aparapi does not translate the conversion, and for OpenCL staging
 * makes ints of them anyway. The twin for doubles is derived from this file by the build.
 */
public class FloatRakeRadixSort extends FloatRadixPasses {
    private /*value*/ float[] keys = new /*value*/ float[1];
    /** Turns sortable keys, xor, into those whose ascending order is the one that is wanted. */
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

    /** Makes a range that begins here in this array the home, to be sorted in the order of a mask. */
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
    public void putPart(int part) {
        put(keys);
    }

    @Override
    public void getPart(int part) {
        get(keys);
    }
}
