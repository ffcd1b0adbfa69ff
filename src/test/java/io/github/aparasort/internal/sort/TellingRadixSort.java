package io.github.aparasort.internal.sort;

import io.github.aparasort.testing.SmallIntRadixTiles;

/** A radix sort in tiles that also tells what it moves keys through. */
public class TellingRadixSort extends SmallIntRadixTiles {
    public TellingRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    int[] scratch() {
        return scratch;
    }
}
