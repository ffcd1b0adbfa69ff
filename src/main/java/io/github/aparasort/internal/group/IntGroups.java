package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Long, Float, Double
/**
 * The distinct values of an array, in order, with what belongs to each: by hash tables if they are few, and otherwise
 * by a sort.
 */
public final class IntGroups {
    private final /*value*/ int[] keys;
    /** Where the groups begin; null if they were found by hash tables. */
    private final int[] offsets;
    private final int[] order;
    /** A fold for each group, by hash tables, or null. */
    private final Object folded;

    private IntGroups(/*value*/ int[] keys, int[] offsets, int[] order, Object folded) {
        this.keys = keys;
        this.offsets = offsets;
        this.order = order;
        this.folded = folded;
    }

    /** The distinct values, and how often each comes. */
    public static IntGroups counts(Operation operation, Dispatcher dispatcher, /*value*/ int[] a) {
        dispatcher.requireOpen();
        IntGroupsJob job = new IntGroupsJob(operation, a);
        if (mayUseTables(dispatcher)) {
            job.orByTables(() -> new IntFewKeys(a, operation == Operation.UNIQUE ? null : new SlotCounts(0)));
        }
        dispatcher.submit(job);
        return new IntGroups(job.keys(), job.offsets(), null, job.foldedByTables());
    }

    /** Whether no engine with kernels is demanded. */
    private static boolean mayUseTables(Dispatcher dispatcher) {
        Target target = dispatcher.admitted().target();
        return target == Target.AUTO || target == Target.JDK;
    }

    /** The distinct values, and the indices of each. */
    public static IntGroups by(Operation operation, Dispatcher dispatcher, /*value*/ int[] a) {
        dispatcher.requireOpen();
        IntRowsJob job = new IntRowsJob(operation, a);
        dispatcher.submit(job);
        return of(job);
    }

    /** The rank of each element, as the operation defines it. */
    public static int[] ranks(Operation operation, Dispatcher dispatcher, /*value*/ int[] a) {
        IntGroups groups = by(operation, dispatcher, a);
        int[] begins = groups.offsets;
        return Ranks.of(groups.order, begins, operation == Operation.RANK ? group -> begins[group]
                : operation == Operation.RANK_DESCENDING ? group -> a.length - begins[group + 1] : group -> group);
    }

    /** The runs of equal neighbours: the value of each, and its length. */
    public static Pairs</*value*/ int[], int[]> runs(/*value*/ int[] a) {
        int[] offsets = IntRuns.offsets(a);
        return new Pairs<>(IntRuns.firsts(a, offsets), Offsets.lengths(offsets));
    }

    /** The distinct values, and the indices of each, as a part of a call. */
    static IntGroups by(CompoundCall call, Dispatcher dispatcher, /*value*/ int[] a) {
        IntRowsJob job = new IntRowsJob(call.operation(), a);
        dispatcher.submit(job.asPartOf(call));
        return of(job);
    }

    /** The distinct values, and the indices of each, by plain Java. */
    static IntGroups plain(Operation operation, /*value*/ int[] a) {
        IntRowsJob job = new IntRowsJob(operation, a);
        job.runPlain();
        return of(job);
    }

    private static IntGroups of(IntRowsJob job) {
        return new IntGroups(job.keys(), job.offsets(), job.order(), null);
    }

    /** The distinct values, with a fold over what belongs to each. */
    public static <V> Pairs</*value*/ int[], V> reduceByKey(Operation operation, Dispatcher dispatcher,
            /*value*/ int[] a, ValueFolds<V> values) {
        dispatcher.requireOpen();
        IntFoldsJob<V> folds = values.ints() != null ? new IntFoldsJob<>(operation, a, values) : null;
        IntRowsJob rows = folds == null ? new IntRowsJob(operation, a) : null;
        IntDistinctJob job = folds != null ? folds : rows;
        if (mayUseTables(dispatcher)) {
            job.orByTables(() -> new IntFewKeys(a, values.bySlot()));
        }
        dispatcher.submit(job);
        @SuppressWarnings("unchecked")
        V byTables = (V) job.foldedByTables();
        return new Pairs<>(job.keys(), byTables != null ? byTables
                : folds != null ? folds.found() : values.byGroup(rows.order(), rows.offsets()));
    }

    /** These distinct values with other elements. */
    IntGroups with(int[] otherOffsets, int[] otherOrder) {
        return new IntGroups(keys, otherOffsets, otherOrder, null);
    }

    /** The distinct values, in ascending order. */
    public /*value*/ int[] keys() {
        return keys;
    }

    /** The number of groups. */
    int groups() {
        return keys.length;
    }

    /** The key of a group, as a sortable key. */
    /*key*/ int key(int group) {
        return SortableKeys.of(keys[group]);
    }

    /** The distinct values, and the number of elements of each. */
    public Pairs</*value*/ int[], int[]> withCounts() {
        return new Pairs<>(keys, folded != null ? (int[]) folded : Offsets.lengths(offsets));
    }

    /** Where each group begins in {@link #order}, and the number of elements at the end. */
    public int[] offsets() {
        return offsets;
    }

    /** The indices of all elements, group by group. */
    public int[] order() {
        return order;
    }
}
