package io.github.aparasort;

import io.github.aparasort.kernel.tile.IntTileScan;

/** The kernel where two tiles are many already, and, if so wanted, no operands may change places. */
class IntScanTiles extends IntTileScan {
    IntScanTiles(int nt, int maxGroups, boolean inOrder) {
        super(nt, maxGroups);
        scaleTiles(1);
        commutes = inOrder ? 0 : 1;
    }
}
