package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long, Float, Double
/** Finds the distinct keys of an array, and the indices of each, in ascending order. */
public final class IntRowsJob extends IntDistinctJob</*key*/ IntTileRows> {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, GroupResult.ROWS);
    private static final SortWorkload PAIRS = SortWorkload.ofPairs(/*value*/ int.class);

    private /*key*/ int[] sortedKeys;
    private int[] order;
    private int[] offsets;

    /** @param onDevice whether OpenCL devices find the groups too, rather than to sort only */
    public IntRowsJob(Operation operation, /*value*/ int[] a, boolean onDevice) {
        super(operation, a, onDevice ? WORKLOAD : PAIRS, IntPairSortJob.argsort(operation, /*value*/ int.class,
                new IntSequence(a, 0, a.length), null));
    }

    /** The indices of all elements, group by group, after the job. */
    int[] order() {
        return order;
    }

    /** Where each group begins in the order, and the number of elements, after the job. */
    int[] offsets() {
        return offsets;
    }

    @Override
    Class</*key*/ IntTileRows> view() {
        return /*key*/ IntTileRows.class;
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

    // ---- on OpenCL devices

    @Override
    public Digest digest() {
        return IntRowDigest.of(IntStaging.keys(a), n);
    }

    @Override
    Digest checkGroups(/*key*/ IntTileRows kernel, Channel channel) {
        order = channel.fetch(kernel.values(), n);
        return IntRowDigest.ofGroups(kernel, order);
    }

    @Override
    Digest checkSorted(/*key*/ IntTileRows kernel, /*key*/ int[] sorted, Channel channel) {
        order = channel.fetch(kernel.values(), n);
        return IntRowDigest.ofSorted(sorted, order);
    }

    @Override
    void commitGroups(/*key*/ IntTileRows kernel) {
        offsets = begins(kernel);
    }

    @Override
    void commitSorted(int[] begins) {
        offsets = begins;
    }
}
