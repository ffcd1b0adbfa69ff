package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.JoinedColumns;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntBoundsCheck;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.element.IntChecksum;
import io.github.aparasort.internal.element.IntMovesCheck;
import io.github.aparasort.internal.element.IntOccurrencesCheck;
import io.github.aparasort.internal.element.IntOrderCheck;
import io.github.aparasort.internal.element.IntPutElements;
import io.github.aparasort.internal.element.IntPutsCheck;
import io.github.aparasort.internal.element.IntRowOrder;
import io.github.aparasort.internal.element.IntRowsCheck;
import io.github.aparasort.internal.element.LongBoundsCheck;
import io.github.aparasort.internal.element.LongChecksum;
import io.github.aparasort.internal.element.LongMovesCheck;
import io.github.aparasort.internal.element.LongOccurrencesCheck;
import io.github.aparasort.internal.element.LongOrderCheck;
import io.github.aparasort.internal.element.LongPutsCheck;
import io.github.aparasort.internal.element.LongRowOrder;
import io.github.aparasort.internal.element.LongRowsCheck;
import io.github.aparasort.internal.kernel.SetOperation;

/**
 * What the device checks of its own results. A check is queued after what it checks, and notes on the device what is
 * wrong, so the host does not wait for it.
 */
final class ColumnChecks {
    private ColumnChecks() {
    }

    // ---- sorts

    /**
     * Checks that rows are those of the input in another order. Where they carry the indices of the input, and must be
     * in order, equal keys must have kept theirs.
     *
     * @param orderMask the mask with which the keys must ascend afterwards, or null for any order
     */
    static void permuted(Work work, String operation, Rows before, Rows after, Long orderMask) throws DeviceFault {
        if (before.keys().length() > 0) {
            boolean stable = orderMask != null && before.carries() && before.ints() == null;
            work.checks().check(operation, () -> compare(work, after, orderMask, stable, before));
        }
    }

    /** Checks that rows are those of others. The sums add up to 0 only together: so there is room for all of them. */
    private static void compare(Work work, Rows after, Long orderMask, boolean stable, Rows... before)
            throws DeviceFault {
        work.checks().makeRoom((before.length + 1) * work.checks().mostSums());
        for (Rows each : before) {
            sum(work, 1, each, null, false);
        }
        sum(work, -1, after, orderMask, stable);
    }

    private static CheckSums.Sums sum(Work work, int sign, Rows rows, Long orderMask, boolean stable)
            throws DeviceFault {
        return rows.keys().type().isWide() ? LongChecksum.sum(work, sign, rows, orderMask, stable)
                : IntChecksum.sum(work, sign, rows, orderMask, stable);
    }

    /**
     * Checks the indices that sort rows by several columns.
     *
     * @param masks the mask with which the keys of each column ascend
     */
    static void ordered(Work work, Column[] keys, long[] masks, Column order) throws DeviceFault {
        work.checks().check("orderBy", () -> {
            int n = order.length();
            Column indices = IntFoldOps.INSTANCE.sequence(work, n, 0, 1);
            Column states = IntFoldOps.INSTANCE.sequence(work, n, IntRowOrder.TIE, 0);
            for (int i = 0; i < keys.length; i++) {
                compareRows(work, keys[i], masks[i], order, states);
            }
            // Rows that are equal in all columns stay in their order. So no row comes twice.
            IntRowOrder.compare(work, indices, 0, order, states);
            work.checks().same(states, IntFoldOps.INSTANCE.sequence(work, n, IntRowOrder.AFTER, 0));
        });
    }

    /** Compares each row of an order with the one before it by one more column: see {@link IntRowOrder}. */
    static void compareRows(Work work, Column keys, long mask, Column order, Column states) throws DeviceFault {
        if (keys.type().isWide()) {
            LongRowOrder.compare(work, keys, mask, order, states);
        } else {
            IntRowOrder.compare(work, keys, mask, order, states);
        }
    }

    /**
     * Checks sorts of segments.
     *
     * @param indices the indices of the sorted keys in the input, or null
     */
    static void segments(Work work, String operation, Column keys, Column offsets, Column sorted, Column indices)
            throws DeviceFault {
        if (keys.length() > 0) {
            work.checks().check(operation, () -> {
                Column owners = ColumnCounts.owners(work, offsets, keys.length());
                IntBoundsCheck.queue(work, IntBoundsKernel.SEGMENT, offsets, null, owners);
                Rows before = indices == null ? Rows.of(keys, owners) : Rows.of(keys, null);
                Rows after = Rows.of(sorted, indices == null ? owners : indices);
                compare(work, after, null, false, before);
                if (indices != null) {
                    IntMovesCheck.queue(work, owners, null, indices, null, owners);
                }
                order(work, sorted, indices, owners);
            });
        }
    }

    // ---- two sorted columns

    /** Checks that keys are those of two columns, and ascend. */
    static void merged(Work work, String operation, Column a, Column b, Column merged) throws DeviceFault {
        if (merged.length() > 0) {
            work.checks().check(operation, () -> compare(work, Rows.of(merged), 0L, false, Rows.of(a), Rows.of(b)));
        }
    }

    /**
     * Checks keys with their origins in two columns, one after the other. If they are as many as the keys of both, each
     * of these is there once.
     */
    static void traced(Work work, String operation, Column a, Column b, Traced traced) throws DeviceFault {
        work.checks().check(operation, () -> origins(work, a, b, traced));
    }

    private static void origins(Work work, Column a, Column b, Traced traced) throws DeviceFault {
        moved(work, a, b, traced.origins(), null, traced.keys());
        order(work, traced.keys(), traced.origins(), null);
    }

    private static CheckSums.Sums order(Work work, Column keys, Column ints, Column owners) throws DeviceFault {
        return keys.type().isWide() ? LongOrderCheck.queue(work, keys, ints, owners)
                : IntOrderCheck.queue(work, keys, ints, owners);
    }

    /**
     * Checks results of a set operation: their order, their number, and how often and from where a sample of the
     * keys comes.
     */
    static void set(Work work, SetOperation operation, Column a, Column b, Traced results) throws DeviceFault {
        work.checks().check("set", () -> {
            Column keys = results.keys();
            CheckSums.require(keys.length() <= operation.most(a.length(), b.length())
                    && keys.length() >= operation.least(a.length(), b.length()));
            occurrences(work, operation, a, b, results);
            if (results.origins() != null) {
                origins(work, a, b, results);
            } else {
                compare(work, Rows.of(keys), 0L, false, Rows.of(keys));
            }
        });
    }

    private static CheckSums.Sums occurrences(Work work, SetOperation operation, Column a, Column b, Traced results)
            throws DeviceFault {
        return a.type().isWide() ? LongOccurrencesCheck.queue(work, operation, a, b, results)
                : IntOccurrencesCheck.queue(work, operation, a, b, results);
    }

    // ---- searches, moves, groups

    /** Checks bounds of keys, flags, or the segments of places: see {@link IntBoundsCheck}. */
    static CheckSums.Sums bounds(Work work, int wanted, Column sorted, Column needles, Column bounds)
            throws DeviceFault {
        return sorted.type().isWide() ? LongBoundsCheck.queue(work, wanted, sorted, needles, bounds)
                : IntBoundsCheck.queue(work, wanted, sorted, needles, bounds);
    }

    /** Checks elements that were gathered: see {@link IntMovesCheck}. */
    static CheckSums.Sums moved(Work work, Column a, Column b, Column indices, Number missing, Column moved)
            throws DeviceFault {
        return a.type().isWide() ? LongMovesCheck.queue(work, a, b, indices, missing, moved)
                : IntMovesCheck.queue(work, a, b, indices, missing, moved);
    }

    /** Checks that each element is at its index in a target. */
    static void scattered(Work work, Column target, Column indices, Column elements) throws DeviceFault {
        moved(work, target, null, indices, null, elements);
    }

    /** Checks elements of a target after values were put at indices. */
    static void put(Work work, Column target, Column indices, Column values, Column put) throws DeviceFault {
        Column origins = IntFoldOps.INSTANCE.sequence(work, target.length(), -1, 0);
        IntPutElements.put(work, IntFoldOps.INSTANCE.sequence(work, values.length(), 0, 1), indices, origins);
        if (target.type().isWide()) {
            LongPutsCheck.queue(work, target, values, put, origins);
        } else {
            IntPutsCheck.queue(work, target, values, put, origins);
        }
    }

    /** Checks the rows of a join of two columns of keys. */
    static CheckSums.Sums rows(Work work, Column aKeys, Column bKeys, JoinedColumns rows) throws DeviceFault {
        return aKeys.type().isWide() ? LongRowsCheck.queue(work, aKeys, bKeys, rows)
                : IntRowsCheck.queue(work, aKeys, bKeys, rows);
    }

    /** Sums up elements in their places, as the host does: see {@link Looks#word}. */
    static CheckSums.Sums placed(Work work, Column elements) throws DeviceFault {
        CheckSums.Sums[] sums = new CheckSums.Sums[1];
        ElementType bits = elements.type().key();
        work.queueUnchecked(() -> sums[0] = bits.isWide() ? LongChecksum.ofPlaces(work, elements.as(bits))
                : IntChecksum.ofPlaces(work, elements.as(bits)));
        return sums[0];
    }
}
