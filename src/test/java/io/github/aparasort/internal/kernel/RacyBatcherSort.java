package io.github.aparasort.internal.kernel;

import io.github.aparasort.internal.tile.IntTileBatcherSort;

/** Sorts by Batcher's network but brings two slots to each index, so that neighbours write to the same ones. */
public class RacyBatcherSort extends IntTileBatcherSort {
    public RacyBatcherSort(int nt, int vt, int columns, int maxGroups) {
        super(nt, vt, columns, maxGroups);
    }

    @Override
    protected void store(int chain, int lastSpanLog, int column, int margin) {
        int nt = getLocalSize();
        for (int slot = margin + getLocalId(); slot < nv - margin; slot += nt) {
            int index = index(chain + slot, lastSpanLog, column) / 2;
            if (index >= 0 && index < n) {
                keys[index] = tile[slot];
            }
        }
        localBarrier();
    }
}
