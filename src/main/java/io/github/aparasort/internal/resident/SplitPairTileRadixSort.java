package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.sort.IntPairTileRadixSort;

/** The radix sort in tiles of int keys with an int value each, whose last pass writes both to arrays of their own. */
final class SplitPairTileRadixSort extends IntPairTileRadixSort {
    protected int[] sortedKeys = new int[1];
    protected int[] sortedValues = new int[1];

    SplitPairTileRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
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
}
