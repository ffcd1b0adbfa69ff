package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.group.GroupWorkload.Result;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.SortJob;

/** Finds the distinct values of an array, and where the elements of each begin in order. */
public final class IntGroupsJob extends IntDistinctJob</*key*/ IntTileGroups> {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, Result.COUNTS);

    private /*value*/ int[] copy;
    private int[] offsets;

    public IntGroupsJob(String operation, /*value*/ int[] a) {
        super(operation, a, WORKLOAD, new IntSortJob(operation, a), /*key*/ IntTileGroups.class);
    }

    /** Where the elements of each value begin in order, and the number of elements, after the job. */
    int[] offsets() {
        return offsets;
    }

    @Override
    Object found() {
        return offsets;
    }

    @Override
    SortJob makeCopy() {
        copy = a.clone();
        return new IntSortJob(operation, copy);
    }

    @Override
    /*value*/ int[] findInCopy() {
        offsets = IntRuns.offsets(copy);
        return IntRuns.firsts(copy, offsets);
    }

    // ---- on OpenCL devices

    @Override
    public void stage(/*key*/ IntTileGroups kernel, int load) {
        IntStaging.copyIn(a, 0, 0, kernel, load);
    }

    @Override
    public Digest digest() {
        return IntKeyDigest.of(IntStaging.keys(a), n);
    }

    /** With the first part all groups came back. */
    @Override
    public Digest check(/*key*/ IntTileGroups kernel, int part) {
        return !kernel.hasGroups() ? IntKeyDigest.of(kernel, part)
                : part == 0 ? IntKeyDigest.ofGroups(kernel) : Digest.EMPTY;
    }

    @Override
    void commitGroups(/*key*/ IntTileGroups kernel) {
        offsets = begins(kernel);
    }

    @Override
    void commitSorted(/*key*/ IntTileGroups kernel, int[] begins) {
        offsets = begins;
    }
}
