package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.SetOperation;

/** Merges and set operations of sorted columns, insertions and removals. */
public final class ColumnMerges {
    private ColumnMerges() {
    }

    /** Merges sorted elements stably. */
    public static Column merged(Work work, Column a, Column b) throws DeviceFault {
        Column aKeys = Keys.equal(work, a);
        Column bKeys = Keys.equal(work, b);
        KeyOps ops = Steps.keys(a.type());
        if (a.type().isFloating()) {
            // The elements themselves are moved, so that each NaN keeps its bits.
            Column origins = ops.mergedWithOrigins(work, aKeys, bKeys)[1];
            return work.keep(ColumnSearches.taken(work, work.joined(a, b), origins));
        }
        Column merged = ops.merged(work, aKeys, bKeys);
        Verification.merged(work, "merge", aKeys, bKeys, merged);
        return work.keep(merged);
    }

    /** Merges sorted keys stably, with a value each. */
    public static Column[] mergedPairs(Work work, Column aKeys, Column aValues, Column bKeys, Column bValues)
            throws DeviceFault {
        Column[] merged = Steps.keys(aKeys.type()).mergedWithOrigins(work, Keys.equal(work, aKeys),
                Keys.equal(work, bKeys));
        return pairs(work, merged, work.joined(aKeys, bKeys), work.joined(aValues, bValues));
    }

    /** Does an operation on two sorted multisets. */
    public static Column set(Work work, SetOperation operation, Column a, Column b) throws DeviceFault {
        Column aKeys = Keys.equal(work, a);
        Column bKeys = Keys.equal(work, b);
        boolean traced = a.type().isFloating();
        Column[] results = Steps.keys(a.type()).set(work, operation, aKeys, bKeys, traced);
        if (traced) {
            return work.keep(ColumnSearches.taken(work, work.joined(a, b), results[1]));
        }
        Verification.ascends(work, "set", results[0]);
        return work.keep(results[0]);
    }

    /** The same for keys with a value each. */
    public static Column[] setPairs(Work work, SetOperation operation, Column[] a, Column[] b) throws DeviceFault {
        Column[] results = Steps.keys(a[0].type()).set(work, operation, Keys.equal(work, a[0]),
                Keys.equal(work, b[0]), true);
        return pairs(work, results, work.joined(a[0], b[0]), work.joined(a[1], b[1]));
    }

    /** Gathers keys and values by the origins of keys. */
    private static Column[] pairs(Work work, Column[] keysWithOrigins, Column keys, Column values) throws DeviceFault {
        Column origins = keysWithOrigins[1];
        Column moved = keys.type().isFloating() ? ColumnSearches.taken(work, keys, origins) : keysWithOrigins[0];
        return new Column[] {work.keep(moved), work.keep(ColumnSearches.taken(work, values, origins))};
    }

    /** Inserts values before the elements at positions, which ascend. */
    public static Column inserted(Work work, Column a, Column positions, Column values) throws DeviceFault {
        Column all = work.column(a.type(), a.length() + values.length());
        Column place = work.whole(positions);
        Column before = IntKeyOps.INSTANCE.bounds(work, IntBoundsKernel.UPPER, place, indices(work, a.length()));
        Column forElements = Scans.formula(work, IndexFormula.PLUS_INDEX, 0, a.length(), before);
        Column forValues = Scans.formula(work, IndexFormula.PLUS_INDEX, 0, values.length(), place);
        ElementType bits = a.type().key();
        Steps.keys(bits).put(work, work.whole(a).as(bits), forElements, all.as(bits));
        Steps.keys(bits).put(work, work.whole(values).as(bits), forValues, all.as(bits));
        return work.keep(all);
    }

    /** Removes the elements at positions, which ascend. */
    public static Column removed(Work work, Column a, Column positions) throws DeviceFault {
        Column flags = IntKeyOps.INSTANCE.bounds(work, IntBoundsKernel.IS_IN, work.whole(positions),
                indices(work, a.length()));
        return work.keep(ColumnSearches.taken(work, a, Scans.indices(work, flags, 0, 1, true)));
    }

    private static Column indices(Work work, int n) throws DeviceFault {
        return IntFoldOps.INSTANCE.sequence(work, n, 0, 1);
    }
}
