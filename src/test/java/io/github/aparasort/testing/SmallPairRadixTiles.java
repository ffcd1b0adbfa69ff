package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.RadixTileKernel;

/** The radix sort of pairs in tiles of groups with few work-items. */
public class SmallPairRadixTiles extends IntPairTileRadixSort {
    SmallPairRadixTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** The kernel for so many work-items. */
    public static IntPairTileRadixSort of(int nt, int maxGroups) {
        return nt < RadixTileKernel.LANES ? new SmallPairRadixTiles(nt, maxGroups)
                : new IntPairTileRadixSort(nt, maxGroups);
    }

    @Override
    protected int lanes() {
        return SmallIntRadixTiles.LANES;
    }
}
