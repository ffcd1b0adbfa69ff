package io.github.aparasort.testing;

import io.github.aparasort.internal.group.IntTileSums;

// Twins: Long
/** Sums by key by work-groups of few work-items, in small arrays that few groups fill. */
public class IntSmallSums extends IntTileSums {
    public IntSmallSums(int nt, int maxGroups) {
        super(nt, maxGroups);
        fewest = 1;
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
