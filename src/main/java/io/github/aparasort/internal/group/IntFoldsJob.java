package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.PlainArgsort;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long, Float, Double
/**
 * Finds the distinct keys of an array, and folds the ints that belong to each. OpenCL devices find sums; for another
 * operator they move the ints to their groups, and plain Java folds.
 *
 * @param <V> the type of the array of folds
 */
public final class IntFoldsJob<V> extends IntDistinctJob</*key*/ IntSumSequence> {
    private static final GroupWorkload WORKLOAD = GroupWorkload.of(/*value*/ int.class, GroupResult.SUMS);

    private final ValueFolds<V> values;
    private /*key*/ int[] sortedKeys;
    private int[] sortedValues;
    private V folds;

    /** @param values folds of ints */
    public IntFoldsJob(Operation operation, /*value*/ int[] a, ValueFolds<V> values) {
        super(operation, a, WORKLOAD, IntPairSortJob.argsort(operation, /*value*/ int.class,
                new IntSequence(a, 0, a.length), null));
        this.values = values;
    }

    @Override
    Class</*key*/ IntSumSequence> view() {
        return /*key*/ IntSumSequence.class;
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

    // ---- on OpenCL devices

    @Override
    public void launch(/*key*/ IntSumSequence kernels) throws DeviceFault {
        kernels.sort(a, values.ints(), values.areSumsOfInts());
    }

    @Override
    public Digest digest() {
        return IntSumDigest.of(IntStaging.keys(a), values.ints(), n);
    }

    @Override
    public Digest check(/*key*/ IntSumSequence kernels) {
        /*key*/ int[] heads = kernels.heads();
        int[] begins = kernels.begins();
        if (values.areSumsOfInts()) {
            return IntSumDigest.ofGroups(heads, begins, kernels.sums());
        }
        // Groups that are not in order may have no ints.
        return !IntKeyDigest.ofGroups(heads, begins).ordered() ? Digest.DISORDER
                : IntSumDigest.ofGroups(heads, begins, ValueFolds.asLongs(ScanOp.SUM, kernels.moved(), begins));
    }

    @Override
    void keep(/*key*/ IntSumSequence kernels) {
        folds = values.areSumsOfInts() ? values.ofSums(kernels.sums())
                : values.ofSorted(kernels.moved(), kernels.begins());
    }
}
