package io.github.aparasort.internal.step;

import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.tile.IntTileScan;

/**
 * Counts the indices that a subclass chooses, or gives each its rank among them: a reduction or an exclusive scan of
 * ones and zeros, which no array has.
 */
abstract class CountKernel extends IntTileScan {
    CountKernel(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** 1 if an index is chosen, else 0. */
    @Override
    protected abstract int load(int index);

    /** Places the indices of a tile that are chosen: those after which the rank is another one. */
    @Override
    protected void storeTile(int begin, int length) {
        int nt = getLocalSize();
        for (int slot = getLocalId(); slot < length; slot += nt) {
            int rank = tile[slot];
            int next = 0;
            if (slot + 1 < length) {
                next = tile[slot + 1];
            } else {
                next = rank + load(begin + slot);
            }
            if (next != rank) {
                place(begin + slot, rank);
            }
        }
    }

    /** Takes the rank of an index that is chosen. */
    protected void place(int index, int rank) {
    }

    @Override
    public int combine(int a, int b) {
        return a + b;
    }

    @Override
    public int identity() {
        return 0;
    }

    // ---- host side

    /** Prepares a count, or ranks, of n indices. */
    final void prepare(int count, boolean ranks) {
        setOperator(Operators.SUM, 0);
        setMode(!ranks, ranks);
        makeArrays(2);
        prepare(count);
    }
}
