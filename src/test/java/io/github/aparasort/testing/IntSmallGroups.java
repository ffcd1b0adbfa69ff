package io.github.aparasort.testing;

import io.github.aparasort.internal.group.IntTileGroups;

// Twins: Long
/** Finds groups by work-groups of few work-items, in small arrays that few groups fill. */
public class IntSmallGroups extends IntTileGroups {
    public IntSmallGroups(int nt, int maxGroups) {
        super(nt, maxGroups);
        fewest = 1;
    }

    @Override
    protected int lanes() {
        return SmallRadixTiles.LANES;
    }
}
