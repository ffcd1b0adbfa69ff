package io.github.aparasort;

import io.github.aparasort.kernel.tile.LongPairTileMergesort;

/** Works on a few tiles as the kernel does on very many: keys in two arrays, a partition pass before each merge. */
public class SplitPairTiles extends LongPairTileMergesort {
    public SplitPairTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    public void allocate(int capacity) {
        super.allocate(capacity);
        if (capacity > 1) {
            split = capacity / (2 * nv) * nv;
            low = new long[split];
            high = new long[capacity - split];
        }
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        fused = 0;
    }
}
