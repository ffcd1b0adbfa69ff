package io.github.aparasort.testing;

import io.github.aparasort.internal.scan.IntTileScan;

// Twins: Long, Float, Double
/** The kernel where two tiles are many already, and, if so wanted, no operands may change places. */
public class IntScanTiles extends IntTileScan {
    public IntScanTiles(int nt, int maxGroups, boolean inOrder) {
        super(nt, maxGroups);
        scaleTiles(1);
        commutes = inOrder ? 0 : 1;
    }
}
