package io.github.aparasort.internal.tile;

/**
 * The radix sort in tiles of int keys with an int value each, or of keys with their indices. The first pass that moves
 * keys packs each with its value into a long, the key in the high half, and only the digits of keys are sorted by. The
 * last pass writes both to arrays of their own.
 */
public class IntPairTileRadixSort extends LongTileRadixSort {
    public int[] pairKeys = new int[1];
    public int[] values = new int[1];
    public int[] sortedKeys = new int[1];
    public int[] sortedValues = new int[1];
    /** 1 if values come with the keys, 0 if each key takes its index along. */
    protected int carriesValues;

    public IntPairTileRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int digits() {
        return Integer.SIZE / BITS;
    }

    @Override
    protected int shiftOf(int digit) {
        return Integer.SIZE + BITS * digit;
    }

    @Override
    protected long load(int from, int index) {
        long key = 0;
        if (from == INPUT) {
            int value = index;
            if (carriesValues != 0) {
                value = values[index];
            }
            key = (long) pairKeys[index] << Integer.SIZE | value & 0xffffffffL;
        } else {
            long[] source = from == SCRATCH ? scratch : result;
            key = source[index];
        }
        return key;
    }

    @Override
    protected void store(int to, int index, long key) {
        if (to == LAST) {
            sortedKeys[index] = (int) (key >> Integer.SIZE);
            sortedValues[index] = (int) key;
        } else {
            long[] target = to == SCRATCH ? scratch : result;
            target[index] = key;
        }
    }

    // ---- host side

    /**
     * Sets what travels with the keys.
     *
     * @param withValues whether values do, or else the index of each key
     * @param mask keys XORed with it ascend
     */
    public void gather(boolean withValues, int mask) {
        carriesValues = withValues ? 1 : 0;
        setOrderMask((long) mask << Integer.SIZE);
    }

    @Override
    protected void makeInput(int elements) {
        // A launch names the memory of each.
    }
}
