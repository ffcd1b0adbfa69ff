package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Heads;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.step.ColumnGroups;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/** Finds the distinct keys of an array, and the indices of each, in ascending order. */
public final class IntRowsJob extends IntDistinctJob {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, GroupResult.ROWS);

    private /*key*/ int[] sortedKeys;
    private int[] order;
    private int[] offsets;

    public IntRowsJob(Operation operation, /*value*/ int[] a) {
        super(operation, a, WORKLOAD);
    }

    /** The rows of each key, after the job. */
    RowGroups rows() {
        return coded() != null ? coded() : RowGroups.ofOrder(order, offsets);
    }

    @Override
    public Object found() {
        return new int[][] {offsets, order};
    }

    @Override
    SortJob makeCopy() {
        sortedKeys = new /*key*/ int[n];
        order = PairValues.indices(n);
        IntSequence source = new IntSequence(a, 0, n);
        Parallel.forEach(n, (begin, end) -> source.load(begin, end, sortedKeys, begin));
        return IntPairSortJob.inPlace(operation, /*value*/ int.class, sortedKeys, order, null);
    }

    @Override
    /*value*/ int[] findInCopy() {
        offsets = IntRuns.offsetsOfKeys(sortedKeys);
        return firsts(sortedKeys, offsets);
    }

    @Override
    /*value*/ int[] findOnDevice(HostCall call) throws DeviceFault {
        Column elements = call.send(a);
        KeyedColumns sorted = call.steps(work -> ColumnGroups.sorted(work, elements, null));
        call.release(elements);
        Heads heads = call.steps(work -> ColumnGroups.heads(work, sorted.keys(), elements.type(), true));
        order = (int[]) call.receive(sorted.values());
        offsets = offsets(call, heads.begins());
        return (/*value*/ int[]) call.receive(heads.keys());
    }
}
