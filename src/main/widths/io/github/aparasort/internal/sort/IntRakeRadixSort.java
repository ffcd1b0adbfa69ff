package io.github.aparasort.internal.sort;

/** Sorts keys alone. The twin for 64-bit keys is derived from this file by the build. */
public class IntRakeRadixSort extends IntRadixPasses {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** Turns keys, xor, into those whose ascending order is the one that is wanted. */
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

    /** Makes a range that begins here in this array the home, to be sorted in the order of a mask. */
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
    public void putPart(int part) {
        put(keys);
    }

    @Override
    public void getPart(int part) {
        get(keys);
    }
}
