package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Heads;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.step.ColumnGroups;
import io.github.aparasort.internal.step.HostCall;

// Twins: Long, Float, Double
/** Finds the distinct values of an array, and where the elements of each begin in order. */
public final class IntGroupsJob extends IntDistinctJob {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, GroupResult.COUNTS);

    /** The keys, which are sorted. */
    private /*value*/ int[] copy;
    private int[] offsets;
    /** The number of elements of each value, if they were not sorted. */
    private int[] counts;

    public IntGroupsJob(Operation operation, /*value*/ int[] a) {
        super(operation, a, WORKLOAD);
    }

    @Override
    SortJob makeSample() {
        return new IntSortJob(operation, a);
    }

    @Override
    boolean addUp(IntCodes likely) {
        long[] sums = operation == Operation.COUNTS ? likely.sums(null) : null;
        counts = sums == null ? null : ValueFolds.ints(sums);
        return sums != null;
    }

    /** How often each value comes, after the job. */
    int[] counts() {
        return counts != null ? counts : coded() != null ? coded().counts() : Offsets.lengths(offsets);
    }

    @Override
    public Object found() {
        return offsets;
    }

    @Override
    /*value*/ int[] findIfSorted() {
        offsets = IntRuns.offsetsIfSorted(a);
        return offsets == null ? null : IntRuns.firsts(a, offsets);
    }

    @Override
    SortJob makeCopy() {
        copy = a.clone();
        return new IntSortJob(operation, copy);
    }

    @Override
    /*value*/ int[] findInCopy() {
        if (operation == Operation.UNIQUE && n < 2 * Parallel.GRAIN) {
            return IntRuns.distinct(copy);
        }
        offsets = IntRuns.offsets(copy);
        return IntRuns.firsts(copy, offsets);
    }

    @Override
    /*value*/ int[] findOnDevice(HostCall call) throws DeviceFault {
        boolean wantsBegins = operation != Operation.UNIQUE;
        Column elements = call.send(a);
        Column sorted = call.steps(work -> ColumnGroups.sorted(work, elements));
        call.release(elements);
        Heads heads = call.steps(work -> ColumnGroups.heads(work, sorted, elements.type(), wantsBegins));
        offsets = wantsBegins ? offsets(call, heads.begins()) : null;
        return (/*value*/ int[]) call.receive(heads.keys());
    }
}
