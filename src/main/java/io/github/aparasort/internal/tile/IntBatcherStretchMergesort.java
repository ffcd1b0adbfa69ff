package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * The mergesort in tiles, but each work-item sorts its own stretch by Batcher's odd-even mergesort (1968) instead of
 * the odd-even transposition network: 85 comparators for 17 keys, not 144, in 15 layers, not 18. It is not stable, so
 * it is for keys alone, and in their own order: then a comparator is a minimum and a maximum.
 */
public class IntBatcherStretchMergesort extends IntTileMergesort {
    /** Levels of the network: powers of two up to the first that is not less than VT. */
    private static final int LEVELS = 5;
    /** Fills the unused slots of a short tile: no key comes after it. */
    private static final /*key*/ int GREATEST = /*key*/ Integer.MAX_VALUE;

    public IntBatcherStretchMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void sortStretch(int begin, int slot, int count) {
        /*key*/ int[] key = new /*key*/ int[VT];
        for (int i = 0; i < VT; i++) {
            /*key*/ int x = GREATEST;
            if (slot + i < count) {
                x = tile[slot + i] ^ keyMask;
            }
            key[i] = x;
        }
        for (int level = 0; level < LEVELS; level++) {
            for (int layer = level; layer >= 0; layer--) {
                int span = 1 << layer;
                int odd = layer == level ? 0 : span;
                for (int i = 0; i + span < VT; i++) {
                    if ((i & span) == odd && (i & (2 << level) - 1) + span < 2 << level) {
                        /*key*/ int x = key[i];
                        /*key*/ int y = key[i + span];
                        key[i] = lesser(x, y);
                        key[i + span] = greater(x, y);
                    }
                }
            }
        }
        for (int i = 0; i < VT; i++) {
            tile[slot + i] = key[i];
        }
        localBarrier();
    }

    protected /*key*/ int lesser(/*key*/ int x, /*key*/ int y) {
        return min(x, y);
    }

    protected /*key*/ int greater(/*key*/ int x, /*key*/ int y) {
        return max(x, y);
    }
}
