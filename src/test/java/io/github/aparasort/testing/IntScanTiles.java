package io.github.aparasort.testing;

import io.github.aparasort.internal.tile.IntTileScan;

// Twins: Long, Float, Double
/** The kernel where two tiles are many already, and, if so wanted, no operands may change places. */
public class IntScanTiles extends IntTileScan {
    private final int inOrder;

    public IntScanTiles(int nt, int maxGroups, boolean inOrder) {
        super(nt, maxGroups);
        scaleTiles(1);
        this.inOrder = inOrder ? 1 : 0;
    }

    @Override
    public void setOperator(int wanted, /*value*/ int itsIdentity) {
        super.setOperator(wanted, itsIdentity);
        commutes -= commutes * inOrder;
    }
}
