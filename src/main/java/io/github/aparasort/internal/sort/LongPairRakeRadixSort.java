package io.github.aparasort.internal.sort;

/** The radix sort of long keys that carry an int value each, in a second array for every array of keys. */
public class LongPairRakeRadixSort extends LongPairRadixPasses {
    protected long[] keys = new long[1];
    protected int[] values = new int[1];
    protected int[] valueScratch = new int[1];

    public LongPairRakeRadixSort(int rakes) {
        super(rakes);
    }

    @Override
    protected long load(int index) {
        return keys[home + index];
    }

    @Override
    protected void store(int index, long key) {
        keys[home + index] = key;
    }

    @Override
    protected void carryToScratch(int from, int to) {
        valueScratch[to] = values[home + from];
    }

    @Override
    protected void carryToHome(int from, int to) {
        values[home + to] = valueScratch[from];
    }

    @Override
    protected int carried(int index) {
        return values[home + index];
    }

    @Override
    protected void carryInto(int index, int value) {
        values[home + index] = value;
    }

    /** Binds the caller's arrays as home: their ranges from {@code begin} on. */
    public void bindArrays(long[] keyArray, int[] valueArray, int begin) {
        keys = keyArray;
        values = valueArray;
        home = begin;
    }

    @Override
    protected void makeArrays(int elements) {
        super.makeArrays(elements);
        valueScratch = new int[elements];
    }

    @Override
    protected int carries() {
        return 1;
    }

    @Override
    public void giveBack() {
        bindArrays(new long[1], new int[1], 0);
    }
}
