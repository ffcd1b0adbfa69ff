package io.github.aparasort.internal.sort;

import java.util.List;

/** Sorts keys alone. */
public class IntRakeRadixSort extends IntRadixPasses {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** The XOR mask of the order: masked keys ascend as signed integers. */
    protected /*key*/ int mask;

    public IntRakeRadixSort(int rakes) {
        super(rakes);
    }

    @Override
    protected /*key*/ int load(int index) {
        return keys[home + index] ^ mask;
    }

    @Override
    protected void store(int index, /*key*/ int key) {
        keys[home + index] = key ^ mask;
    }

    /** Makes a range of this array, from this index on, the home, to be sorted in the order of a mask. */
    public void bindArrays(/*key*/ int[] array, int begin, /*key*/ int orderMask) {
        keys = array;
        home = begin;
        mask = orderMask;
    }

    @Override
    public void giveBack() {
        bindArrays(new /*key*/ int[1], 0, 0);
    }

    @Override
    public List<?> sent(int load) {
        return List.of(keys);
    }
}
