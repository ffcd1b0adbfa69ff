package io.github.aparasort.internal.sort;

import java.util.List;

/**
 * The radix sort in tiles of int keys with an int value each, or of keys with their indices. The first pass that moves
 * keys packs each with its value into a long, the key in the high half, and only the digits of keys are sorted by. The
 * longs come back, and the host takes them apart while it copies them.
 */
public class IntPairTileRadixSort extends LongTileRadixSort implements PackedPairArrays {
    /** Keys and values in the same parts as the longs; every tile lies within one part. */
    protected int[] pairKeys0 = new int[1];
    protected int[] pairKeys1 = new int[1];
    protected int[] pairKeys2 = new int[1];
    protected int[] pairKeys3 = new int[1];
    protected int[] values0 = new int[1];
    protected int[] values1 = new int[1];
    protected int[] values2 = new int[1];
    protected int[] values3 = new int[1];
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
    protected long load(int from, int part, int index) {
        long key = 0;
        if (from == INPUT) {
            int[] lower = part == 0 ? pairKeys0 : pairKeys1;
            int[] upper = part == 2 ? pairKeys2 : pairKeys3;
            int[] keys = part < 2 ? lower : upper;
            int[] lowerValues = part == 0 ? values0 : values1;
            int[] upperValues = part == 2 ? values2 : values3;
            int[] values = part < 2 ? lowerValues : upperValues;
            int value = beginOf(part) + index;
            if (valued != 0) {
                value = values[index];
            }
            key = (long) keys[index] << Integer.SIZE | value & 0xffffffffL;
        } else {
            long[] lower = part == 0 ? result0 : result1;
            long[] upper = part == 2 ? result2 : result3;
            long[] result = part < 2 ? lower : upper;
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
    public boolean hasValues() {
        return valued != 0;
    }

    @Override
    public int[] pairKeys(int part) {
        return part == 0 ? pairKeys0 : part == 1 ? pairKeys1 : part == 2 ? pairKeys2 : pairKeys3;
    }

    @Override
    public int[] pairValues(int part) {
        return part == 0 ? values0 : part == 1 ? values1 : part == 2 ? values2 : values3;
    }

    @Override
    protected void makeInput(int elements) {
        pairKeys0 = new int[partCapacity(0, elements)];
        pairKeys1 = new int[partCapacity(1, elements)];
        pairKeys2 = new int[partCapacity(2, elements)];
        pairKeys3 = new int[partCapacity(3, elements)];
        values0 = new int[partCapacity(0, elements)];
        values1 = new int[partCapacity(1, elements)];
        values2 = new int[partCapacity(2, elements)];
        values3 = new int[partCapacity(3, elements)];
    }

    @Override
    public int loads() {
        return PackedPairArrays.super.loads();
    }

    @Override
    public List<?> sent(int load) {
        return sentPairs(load);
    }
}
