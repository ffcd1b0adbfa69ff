package io.github.aparasort.internal.sort;

/** Sorts int keys, each with an int value, packed into longs on their way: the key in the high half. */
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

    /** By the high halves alone: equal keys keep the order in which they came. */
    @Override
    protected boolean precedes(long x, long y) {
        return min(x >> 32, y >> 32) != y >> 32;
    }

    /** Makes ranges that begin here in these arrays the home. */
    public void bindArrays(int[] keyArray, int[] valueArray, int begin) {
        keys = keyArray;
        values = valueArray;
        home = begin;
    }

    @Override
    public void giveBack() {
        bindArrays(new int[1], new int[1], 0);
    }

    @Override
    public void putPart(int part) {
        put(keys);
        put(values);
    }

    @Override
    public void getPart(int part) {
        get(keys);
        get(values);
    }
}
