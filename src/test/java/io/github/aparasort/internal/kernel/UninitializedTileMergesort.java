package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.tile.IntTileMergesort;

/** Takes a key from a slot that nothing was ever written to; by way of local memory it reaches global memory. */
public class UninitializedTileMergesort extends IntTileMergesort {
    public UninitializedTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void sortStretch(int begin, int slot, int count) {
        tile[slot] = tile[nv + VT - 1];
        localBarrier();
    }
}
