package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.tile.IntTileScan;

/**
 * Counts the indices that a subclass chooses, or gives each its rank among them: a reduction or an exclusive scan of
 * ones and zeros, which no array has.
 */
public abstract class CountKernel extends IntTileScan {
    CountKernel(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** 1 if an index is chosen, else 0. */
    @Override
    protected abstract int load(int index);

    /** Stores the chosen indices of a tile. An index is chosen if the next rank is greater than its own. */
    @Override
    protected void storeTile(int begin, int count) {
        int nt = getLocalSize();
        for (int slot = getLocalId(); slot < count; slot += nt) {
            int rank = tile[slot];
            int next = 0;
            if (slot + 1 < count) {
                next = tile[slot + 1];
            } else {
                next = rank + load(begin + slot);
            }
            if (next != rank) {
                put(begin + slot, rank);
            }
        }
    }

    /** Takes the rank of an index that is chosen. */
    protected void put(int index, int rank) {
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

    /** Counts indices, and waits for their number. If ranks are wanted, each one that is chosen is also placed. */
    final int count(Work work, int n, boolean ranks, Fields fields) throws DeviceFault {
        if (n == 0) {
            return 0;
        }
        Column number = number(work, n, ranks, fields);
        Column[] again = {number};
        if (work.checks().verify("count")) {
            // Without ranks: no index is placed a second time.
            work.queueUnchecked(() -> again[0] = number(work, n, false, fields));
        }
        int[] count = new int[1];
        work.read(number, again[0], count);
        return count[0];
    }

    /** The number of indices, as an int on the device. */
    private Column number(Work work, int n, boolean ranks, Fields fields) throws DeviceFault {
        setOperator(Operators.SUM, 0);
        setMode(!ranks, ranks);
        prepare(n);
        Column sums = work.ints(sectionCount() + 1);
        work.launch(this, fields.and(partials, sums));
        return sums.slice(sectionCount(), sectionCount() + 1);
    }
}
