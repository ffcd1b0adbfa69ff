package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long, Float, Double
/** Finds the distinct values of an array, and where the elements of each begin in order. */
public final class IntGroupsJob extends IntDistinctJob</*key*/ IntGroupSequence> {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, GroupResult.COUNTS);

    /** What is sorted. */
    private /*value*/ int[] copy;
    private int[] offsets;

    public IntGroupsJob(Operation operation, /*value*/ int[] a) {
        super(operation, a, WORKLOAD, new IntSortJob(operation, a));
    }

    /** Where the elements of each value begin in order, and the number of elements, after the job. */
    int[] offsets() {
        return offsets;
    }

    @Override
    Class</*key*/ IntGroupSequence> view() {
        return /*key*/ IntGroupSequence.class;
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

    // ---- on OpenCL devices

    @Override
    public Digest digest() {
        return IntKeyDigest.of(IntStaging.keys(a), n);
    }

    @Override
    public Digest check(/*key*/ IntGroupSequence kernels) {
        return IntKeyDigest.ofGroups(kernels.heads(), kernels.begins());
    }

    @Override
    void keep(/*key*/ IntGroupSequence kernels) {
        offsets = kernels.begins();
    }
}
