package io.github.aparasort.internal.sort;

/**
 * The radix sort in tiles of int keys with an int value each, or of keys with their indices. The first pass that moves
 * keys packs each with its value into a long, the key in the high half, and only the digits of keys are sorted by. The
 * longs come back, and the host takes them apart while it copies them.
 */
public class IntPairTileRadixSort extends LongTileRadixSort implements PackedPairArrays {
    protected int[] pairKeys = new int[1];
    protected int[] values = new int[1];
    /** 1 if values come with the keys, 0 if each key takes its index along. */
    protected int valued;

    public IntPairTileRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int digits() {
        return Integer.SIZE / BITS;
    }

    @Override
    protected int lowestBit() {
        return Integer.SIZE;
    }

    @Override
    protected long load(int from, int index) {
        long key = 0;
        if (from == INPUT) {
            int value = index;
            if (valued != 0) {
                value = values[index];
            }
            key = (long) pairKeys[index] << Integer.SIZE | value & 0xffffffffL;
        } else {
            long[] source = from == SCRATCH ? scratch : result;
            key = source[index];
        }
        return key;
    }

    // ---- host side

    @Override
    public void gather(boolean values, int mask) {
        valued = values ? 1 : 0;
        setOrderMask((long) mask << Integer.SIZE);
    }

    @Override
    public int[] pairKeys() {
        return pairKeys;
    }

    @Override
    public int[] pairValues() {
        return values;
    }

    @Override
    protected void makeInput(int elements) {
        pairKeys = memory(int[].class, elements);
        values = memory(int[].class, elements);
    }
}
