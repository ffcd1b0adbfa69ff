package io.github.aparasort.testing;

import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.sort.SortKind;

/** Radix sorts in tiles of groups with few work-items, which work on few tiles as they do on many. */
public final class SmallRadixTiles {
    /** Lanes that rank keys together. */
    static final int LANES = 2;

    private SmallRadixTiles() {
    }

    /** The kernel for a kind of keys. */
    public static TileKernel of(SortKind kind, int nt, int maxGroups) {
        return switch (kind) {
            case INT, FLOAT -> new SmallIntRadixTiles(nt, maxGroups);
            case LONG, DOUBLE -> new SmallLongRadixTiles(nt, maxGroups);
            case INT_PAIR -> new SmallIntPairRadixTiles(nt, maxGroups);
            case LONG_PAIR -> new SmallLongValueRadixTiles(nt, maxGroups);
        };
    }
}
