package io.github.aparasort.testing;

import io.github.aparasort.internal.select.IntTileSelect;

// Twins: Long
/** Works on a few tiles as the kernel does on very many: keys in four parts. */
public class IntSelectTiles extends IntTileSelect {
    public IntSelectTiles(int nt, int maxGroups) {
        super(nt, maxGroups);
    }
}
