package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * The distinct values of an array, in order, with the rows of each, or with what belongs to them.
 */
public final class IntGroups {
    private final /*value*/ int[] keys;
    private final RowGroups rows;

    private IntGroups(/*value*/ int[] keys, RowGroups rows) {
        this.keys = keys;
        this.rows = rows;
    }

    /** The distinct values. */
    public static /*value*/ int[] unique(Dispatcher dispatcher, /*value*/ int[] a) {
        return find(dispatcher, new IntGroupsJob(Operation.UNIQUE, a)).keys();
    }

    /** The distinct values, and how often each comes. */
    public static Pairs</*value*/ int[], int[]> counts(Dispatcher dispatcher, /*value*/ int[] a) {
        IntGroupsJob job = find(dispatcher, new IntGroupsJob(Operation.COUNTS, a));
        return dispatcher.limited(() -> new Pairs<>(job.keys(), job.counts()));
    }

    private static <J extends IntDistinctJob> J find(Dispatcher dispatcher, J job) {
        dispatcher.requireOpen();
        allowCodes(dispatcher, job);
        dispatcher.submit(job);
        return job;
    }

    /** Unless an engine with kernels is demanded. */
    private static void allowCodes(Dispatcher dispatcher, IntDistinctJob job) {
        if (Codes.mayReplaceSorts(dispatcher)) {
            // Rows of keys are wanted even if the call whose part this is has only keys.
            job.orByCodes(job.operation != Operation.UNIQUE || job instanceof IntRowsJob);
        }
    }

    /** The distinct values, and the rows of each. */
    public static IntGroups by(Operation operation, Dispatcher dispatcher, /*value*/ int[] a) {
        return of(find(dispatcher, new IntRowsJob(operation, a)));
    }

    /** The rank of each element, as the operation defines it. */
    public static int[] ranks(Operation operation, Dispatcher dispatcher, /*value*/ int[] a) {
        IntGroups groups = by(operation, dispatcher, a);
        return dispatcher.limited(() -> groups.rows.ranks(operation));
    }

    /** The runs of equal neighbours: the value of each, and its length. */
    public static Pairs</*value*/ int[], int[]> runs(/*value*/ int[] a) {
        int[] offsets = IntRuns.offsets(a);
        return new Pairs<>(IntRuns.firsts(a, offsets), Offsets.lengths(offsets));
    }

    /** The distinct values, and the rows of each, as a part of a call; by plain Java if its context has been closed. */
    static IntGroups by(CompoundCall call, Dispatcher dispatcher, /*value*/ int[] a) {
        return by(call, dispatcher, a, null);
    }

    /** As above. Codes of a range go to an array, which may be that of the elements; or to a new one if it is null. */
    static IntGroups by(CompoundCall call, Dispatcher dispatcher, /*value*/ int[] a, int[] codes) {
        if (!dispatcher.isOpen()) {
            return plain(call.operation(), a);
        }
        IntRowsJob job = new IntRowsJob(call.operation(), a);
        allowCodes(dispatcher, job);
        job.putCodesInto(codes);
        dispatcher.submit(job.asPartOf(call));
        return of(job);
    }

    /** The distinct values, and the rows of each, by plain Java. */
    static IntGroups plain(Operation operation, /*value*/ int[] a) {
        IntRowsJob job = new IntRowsJob(operation, a);
        job.runPlain();
        return of(job);
    }

    private static IntGroups of(IntRowsJob job) {
        return new IntGroups(job.keys(), job.rows());
    }

    /** The distinct values, with a fold over what belongs to each. */
    public static <V> Pairs</*value*/ int[], V> reduceByKey(Dispatcher dispatcher, /*value*/ int[] a,
            ValueFolds<V> values) {
        if (values.ints() == null) {
            IntGroups groups = by(Operation.REDUCE_BY_KEY, dispatcher, a);
            return dispatcher.limited(() -> new Pairs<>(groups.keys, values.of(groups.rows)));
        }
        IntFoldsJob<V> job = find(dispatcher, new IntFoldsJob<>(Operation.REDUCE_BY_KEY, a, values));
        return dispatcher.limited(() -> new Pairs<>(job.keys(),
                job.coded() != null ? values.of(job.coded()) : job.found()));
    }

    /** These distinct values with other rows. */
    IntGroups with(RowGroups otherRows) {
        return new IntGroups(keys, otherRows);
    }

    /** The distinct values, in ascending order. */
    public /*value*/ int[] keys() {
        return keys;
    }

    /** The rows of each value. */
    public RowGroups rows() {
        return rows;
    }

    /** The number of groups. */
    int groups() {
        return keys.length;
    }

    /** The key of a group, as a sortable key. */
    /*key*/ int key(int group) {
        return SortableKeys.of(keys[group]);
    }
}
