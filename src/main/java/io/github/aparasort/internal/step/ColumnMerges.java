package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IndexCounts;
import io.github.aparasort.internal.element.IndexFormula;
import io.github.aparasort.internal.element.IntBoundsKernel;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.ArrayList;
import java.util.List;

/** Merges and set operations of sorted columns, insertions and removals. */
public final class ColumnMerges {
    /** More lists are sorted: 63 merges have up to 126 passes, of 11 microseconds each on an H200. Not tuned. */
    private static final int MOST_LISTS = 64;

    /**
     * Columns of two lists, which are sent, joined for a check and merged, twice in a set operation. Floats have keys
     * too, with them indices twice, are gathered, and have keys once more for a check: five more.
     */
    private static final int ARRAYS = 4;
    private static final int ARRAYS_OF_FLOATS = 9;

    private ColumnMerges() {
    }

    /**
     * The parts into which a device takes two sorted columns of n elements together: 1 if both fit at once.
     *
     * @param traced whether each result has an index
     */
    public static int parts(ComputeDevice device, long n, ElementType type, boolean traced) throws DeviceFault {
        Work.requireLength(n);
        int arrays = type.isFloating() ? ARRAYS_OF_FLOATS : ARRAYS;
        int bytes = type.bytes() + (traced ? Integer.BYTES : 0);
        return n <= device.maxElements(arrays, type.bytes(), bytes) ? 1
                : device.partsBeside(n, arrays, type.bytes(), bytes);
    }

    /** Merges sorted elements stably. */
    public static Column merged(Work work, MergeMethod method, Column a, Column b) throws DeviceFault {
        Column aKeys = Keys.reversible(work, a);
        Column bKeys = aKeys == null ? null : Keys.reversible(work, b);
        if (bKeys == null) {
            return work.keep(traced(work, method, a, b).keys());
        }
        Column merged = launch(work, method, aKeys, bKeys, false).keys();
        ColumnChecks.merged(work, "merge", aKeys, bKeys, merged);
        return work.keep(Keys.reversedValues(work, merged, a.type()));
    }

    /** Merges two sorted columns of keys, to be checked together with what follows from it. */
    static Traced launch(Work work, MergeMethod method, Column a, Column b, boolean traced) throws DeviceFault {
        return a.type().isWide() ? LongTileMerges.merged(work, method, a, b, traced)
                : IntTileMerges.merged(work, method, a, b, traced);
    }

    /** Merges two columns, and tells the index of each element in the first column followed by the second. */
    public static Traced mergedWithOrigins(Work work, MergeMethod method, Column a, Column b) throws DeviceFault {
        return kept(work, traced(work, method, a, b));
    }

    private static Traced traced(Work work, MergeMethod method, Column a, Column b) throws DeviceFault {
        Column aKeys = Keys.mergedNans(work, a);
        Column bKeys = Keys.mergedNans(work, b);
        Traced merged = launch(work, method, aKeys, bKeys, true);
        ColumnChecks.traced(work, "mergePairs", aKeys, bKeys, merged);
        return elements(work, a, b, merged);
    }

    /** Merges sorted keys stably, with a value each. */
    public static KeyedColumns mergedPairs(Work work, KeyedColumns a, KeyedColumns b) throws DeviceFault {
        return pairs(work, traced(work, MergeMethod.TILED, a.keys(), b.keys()), a.values(), b.values());
    }

    /**
     * Merges any number of sorted lists, neighbours by neighbours.
     *
     * @param lists the lists, one after the other
     * @param begins where each begins, and in the end where the last one ends
     */
    public static Column mergedAll(Work work, Column lists, int[] begins) throws DeviceFault {
        Column keys = begins.length - 1 > MOST_LISTS ? null : Keys.reversible(work, lists);
        if (keys == null) {
            return ColumnSorts.sorted(work, lists, KeyOrder.ASCENDING);
        }
        List<Column> level = new ArrayList<>();
        for (int i = 1; i < begins.length; i++) {
            level.add(keys.slice(begins[i - 1], begins[i]));
        }
        while (level.size() > 1) {
            List<Column> next = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                Column a = work.whole(level.get(i));
                Column b = work.whole(level.get(i + 1));
                next.add(launch(work, MergeMethod.TILED, a, b, false).keys());
                for (Column merged : List.of(a, b)) {
                    // The check needs the keys themselves.
                    if (merged.memory() != keys.memory()) {
                        work.release(merged);
                    }
                }
            }
            if (level.size() % 2 == 1) {
                next.add(level.get(level.size() - 1));
            }
            level = next;
        }
        Column merged = level.get(0);
        ColumnChecks.permuted(work, "mergeAll", Rows.of(keys), Rows.of(merged), 0L);
        return work.keep(Keys.reversedValues(work, merged, lists.type()));
    }

    /** Does an operation on two sorted multisets. */
    public static Column set(Work work, SetOperation operation, MultisetOptions options, Column a, Column b)
            throws DeviceFault {
        Column aKeys = Keys.reversible(work, a);
        Column bKeys = aKeys == null ? null : Keys.reversible(work, b);
        if (bKeys == null) {
            return work.keep(traced(work, operation, options, a, b).keys());
        }
        Traced results = set(work, operation, options, aKeys, bKeys, false);
        return work.keep(Keys.reversedValues(work, results.keys(), a.type()));
    }

    /** Does a set operation, and tells the index of each result in the first column followed by the second. */
    public static Traced setWithOrigins(Work work, SetOperation operation, MultisetOptions options, Column a,
            Column b) throws DeviceFault {
        return kept(work, traced(work, operation, options, a, b));
    }

    private static Traced traced(Work work, SetOperation operation, MultisetOptions options, Column a, Column b)
            throws DeviceFault {
        Column aKeys = Keys.mergedNans(work, a);
        return elements(work, a, b, set(work, operation, options, aKeys, Keys.mergedNans(work, b), true));
    }

    private static Traced set(Work work, SetOperation operation, MultisetOptions options, Column a, Column b,
            boolean traced) throws DeviceFault {
        Traced results = a.type().isWide() ? LongTileMerges.set(work, operation, options, a, b, traced)
                : IntTileMerges.set(work, operation, options, a, b, traced);
        ColumnChecks.set(work, operation, a, b, results);
        return results;
    }

    /** Does an operation on two sorted multisets of keys with a value each. */
    public static KeyedColumns setPairs(Work work, SetOperation operation, KeyedColumns a, KeyedColumns b)
            throws DeviceFault {
        Traced keys = traced(work, operation, MultisetOptions.USUAL, a.keys(), b.keys());
        return pairs(work, keys, a.values(), b.values());
    }

    /** The elements of keys, and their origins. Those of floats are gathered, so that each NaN keeps its bits. */
    private static Traced elements(Work work, Column a, Column b, Traced keys) throws DeviceFault {
        return !a.type().isFloating() ? keys
                : new Traced(ColumnMoves.taken(work, work.joined(a, b), keys.origins()), keys.origins());
    }

    /** Replaces origins by the values there. */
    private static KeyedColumns pairs(Work work, Traced keys, Column aValues, Column bValues) throws DeviceFault {
        return work.keep(keys.keys(), ColumnMoves.taken(work, work.joined(aValues, bValues), keys.origins()));
    }

    private static Traced kept(Work work, Traced traced) {
        return new Traced(work.keep(traced.keys()), work.keep(traced.origins()));
    }

    /** Inserts values before the elements at positions, which ascend. */
    public static Column inserted(Work work, Column a, Column positions, Column values) throws DeviceFault {
        Column all = work.column(a.type(), Work.together(a, values));
        Column place = work.whole(positions);
        Column before = ColumnSearches.keyBounds(work, IntBoundsKernel.UPPER, place, indices(work, a.length()));
        Column forElements = IndexFormula.of(work, IndexFormula.PLUS_INDEX, 0, a.length(), before);
        Column forValues = IndexFormula.of(work, IndexFormula.PLUS_INDEX, 0, values.length(), place);
        ElementType bits = a.type().key();
        Column elements = work.whole(a).as(bits);
        Column others = work.whole(values).as(bits);
        ColumnMoves.scatter(work, elements, forElements, all.as(bits));
        ColumnMoves.scatter(work, others, forValues, all.as(bits));
        work.checks().check("insert", () -> {
            // Each place of the result has one of these, so none is left out.
            ColumnChecks.scattered(work, all.as(bits), forElements, elements);
            ColumnChecks.scattered(work, all.as(bits), forValues, others);
        });
        return work.keep(all);
    }

    /** Removes the elements at positions, which ascend. */
    public static Column removed(Work work, Column a, Column positions) throws DeviceFault {
        Column flags = ColumnSearches.keyBounds(work, IntBoundsKernel.IS_IN, work.whole(positions),
                indices(work, a.length()));
        return work.keep(ColumnMoves.taken(work, a, IndexCounts.indices(work, flags, 0, 1, true)));
    }

    private static Column indices(Work work, int n) throws DeviceFault {
        return IntFoldOps.INSTANCE.sequence(work, n, 0, 1);
    }
}
