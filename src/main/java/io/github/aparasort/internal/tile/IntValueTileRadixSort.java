package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * The radix sort in tiles of keys that carry an int value (or an index) each, in a second array beside every array of
 * keys. Where all pairs come back, int keys are packed with their values instead ({@link IntPairTileRadixSort}).
 */
public class IntValueTileRadixSort extends IntTileRadixSort {
    public int[] values = new int[1];
    protected int[] valueScratch = new int[1];
    public int[] valueResult = new int[1];

    public IntValueTileRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }

    @Override
    protected int carried(int from, int index) {
        int[] moved = from == SCRATCH ? valueScratch : valueResult;
        int[] source = from == INPUT ? values : moved;
        return source[index];
    }

    @Override
    protected void carry(int to, int index, int value) {
        if (to == SCRATCH) {
            valueScratch[index] = value;
        } else {
            valueResult[index] = value;
        }
    }

    // ---- host side

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        values = carriedInts(elements);
        valueScratch = carriedInts(elements);
        valueResult = carriedInts(elements);
    }
}
