package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.tile.IntTileMergesort;

/** Lacks a barrier: neighbours read a stretch that its work-item may still be sorting. */
public class RacyTileMergesort extends IntTileMergesort {
    public RacyTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void sortStretch(int begin, int slot, int count) {
        for (int i = 1; i < VT; i++) {
            int key = tile[slot + i];
            int to = slot + i;
            while (to > slot && before(key, tile[to - 1])) {
                tile[to] = tile[to - 1];
                to--;
            }
            tile[to] = key;
        }
        // Here localBarrier() is missing.
    }
}
