package io.github.aparasort.internal.segment;

/** The sort of segments in tiles of keys that carry their indices. */
public class IntValueTileSegmentSort extends IntTileSegmentSort {
    public IntValueTileSegmentSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
