package io.github.aparasort.internal.sort;

/**
 * The radix sort of int keys with an int value each. A key and its value are one long while they are sorted: the key is
 * in the high half.
 */
public class IntPairRakeRadixSort extends IntPairRadixPasses {
    protected int[] keys = new int[1];
    protected int[] values = new int[1];

    public IntPairRakeRadixSort(int rakes) {
        super(rakes);
    }

    @Override
    protected int lowestBit() {
        return Integer.SIZE;
    }

    @Override
    protected long load(int index) {
        return (long) keys[home + index] << 32 | values[home + index] & 0xffffffffL;
    }

    @Override
    protected void store(int index, long key) {
        keys[home + index] = (int) (key >> 32);
        values[home + index] = (int) key;
    }

    /** Compares the high halves only: equal keys keep their order. */
    @Override
    protected boolean before(long x, long y) {
        return x >> 32 < y >> 32;
    }

    /** Binds the caller's arrays as home: their ranges from {@code begin} on. */
    public void bindArrays(int[] keyArray, int[] valueArray, int begin) {
        keys = keyArray;
        values = valueArray;
        home = begin;
    }

    @Override
    public void giveBack() {
        bindArrays(new int[1], new int[1], 0);
    }
}
