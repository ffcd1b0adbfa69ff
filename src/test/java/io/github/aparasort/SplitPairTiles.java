package io.github.aparasort;

import io.github.aparasort.kernel.tile.LongPairTileMergesort;

/** Works on a few tiles as the kernel does on very many: keys in four parts, a partition pass before each merge. */
public class SplitPairTiles extends LongPairTileMergesort {
    public SplitPairTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    public void allocate(int capacity) {
        super.allocate(capacity);
        if (capacity > 1) {
            partSize = (capacity - 1) / (4 * nv) * nv + nv;
            keys0 = new long[partSize];
            keys1 = new long[partSize];
            keys2 = new long[partSize];
            keys3 = new long[partSize];
        }
    }

    @Override
    public void prepare(int count) {
        super.prepare(count);
        fused = 0;
    }
}
