package io.github.aparasort;

import io.github.aparasort.kernel.tile.IntTileMergesort;

/** Takes a key from a slot that nothing was ever written to; by way of local memory it reaches global memory. */
public class PlantedUninitialized extends IntTileMergesort {
    public PlantedUninitialized(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void sortStretch(int slot, int count) {
        tile[slot] = tile[nv + VT - 1];
        localBarrier();
    }
}
