package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Heads;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.PlainArgsort;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.step.ColumnGroups;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/**
 * Finds the distinct keys of an array, and folds the ints that belong to each.
 *
 * @param <V> the type of the array of folds
 */
public final class IntFoldsJob<V> extends IntDistinctJob {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, GroupResult.SUMS);

    private final ValueFolds<V> values;
    private /*key*/ int[] sortedKeys;
    private int[] sortedValues;
    private V folds;

    /** @param values folds of ints */
    public IntFoldsJob(Operation operation, /*value*/ int[] a, ValueFolds<V> values) {
        super(operation, a, WORKLOAD);
        this.values = values;
    }

    @Override
    boolean addUp(IntCodes likely) {
        long[] sums = values.op == ScanOp.SUM ? likely.sums(values.ints()) : null;
        folds = sums == null ? null : values.ofSums(sums);
        return sums != null;
    }

    @Override
    public V found() {
        return folds;
    }

    @Override
    SortJob makeCopy() {
        sortedKeys = new /*key*/ int[n];
        sortedValues = values.ints().clone();
        IntSequence source = new IntSequence(a, 0, n);
        Parallel.forEach(n, (begin, end) -> source.load(begin, end, sortedKeys, begin));
        return IntPairSortJob.inPlace(operation, /*value*/ int.class, sortedKeys, sortedValues, null);
    }

    /** Folds of ints are the same in any order of the values of a key. */
    @Override
    void sortPlain(SortJob copy) {
        PlainArgsort.sortTogether(sortedKeys, sortedValues);
    }

    @Override
    /*value*/ int[] findInCopy() {
        int[] offsets = IntRuns.offsetsOfKeys(sortedKeys);
        folds = values.ofSorted(sortedValues, offsets);
        return firsts(sortedKeys, offsets);
    }

    @Override
    @SuppressWarnings("unchecked")
    /*value*/ int[] findOnDevice(HostCall call) throws DeviceFault {
        Column elements = call.send(a);
        Column ints = call.send(values.ints());
        KeyedColumns sorted = call.steps(work -> ColumnGroups.sorted(work, elements, ints));
        call.release(elements);
        call.release(ints);
        Heads heads = call.steps(work -> ColumnGroups.heads(work, sorted.keys(), elements.type(), true));
        call.release(sorted.keys());
        Column folded = call.steps(work -> ColumnGroups.folds(work, sorted.values(), values.areLongs(),
                values.operator(), heads.begins()));
        folds = (V) call.receive(folded);
        return (/*value*/ int[]) call.receive(heads.keys());
    }
}
