package io.github.aparasort.internal.group;

import io.github.aparasort.Pairs;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.Offsets;
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
    public static IntGroups counts(String operation, Dispatcher dispatcher, /*value*/ int[] a) {
        dispatcher.requireOpen();
        IntGroups few = few(operation, dispatcher, a, new SlotCounts());
        if (few != null) {
            return few;
        }
        IntGroupsJob job = new IntGroupsJob(operation, a);
        dispatcher.submit(job, true);
        return new IntGroups(job.keys(), job.offsets(), null, null);
    }

    /** The distinct values, and the indices of each. */
    public static IntGroups by(String operation, Dispatcher dispatcher, /*value*/ int[] a) {
        return by(operation, dispatcher, a, true);
    }

    /** @param onDevice whether OpenCL devices find the groups too, rather than to sort only */
    static IntGroups by(String operation, Dispatcher dispatcher, /*value*/ int[] a, boolean onDevice) {
        dispatcher.requireOpen();
        IntRowsJob job = new IntRowsJob(operation, a, onDevice);
        dispatcher.submit(job, true);
        return new IntGroups(job.keys(), job.offsets(), job.order(), null);
    }

    /** The distinct values, with a fold over what belongs to each. */
    public static <V> Pairs</*value*/ int[], V> reduceByKey(String operation, Dispatcher dispatcher, /*value*/ int[] a,
            ValueFolds<V> values) {
        dispatcher.requireOpen();
        IntGroups few = few(operation, dispatcher, a, values.bySlot());
        if (few != null) {
            @SuppressWarnings("unchecked")
            V folded = (V) few.folded;
            return new Pairs<>(few.keys, folded);
        }
        if (values.ints() != null) {
            IntFoldsJob<V> job = new IntFoldsJob<>(operation, a, values);
            dispatcher.submit(job, true);
            return new Pairs<>(job.keys(), job.found());
        }
        IntGroups groups = by(operation, dispatcher, a);
        return new Pairs<>(groups.keys, values.byGroup(groups.order, groups.offsets));
    }

    /**
     * The distinct values with a fold for each, if they are few and the target is not a kernel's engine. Otherwise
     * null.
     */
    private static IntGroups few(String operation, Dispatcher dispatcher, /*value*/ int[] a, SlotFolds folds) {
        Target target = dispatcher.selector().target();
        if (target != Target.AUTO && target != Target.JDK) {
            return null;
        }
        IntFewKeys few = new IntFewKeys(a, folds);
        if (!few.isLikely()) {
            return null;
        }
        FewKeysJob job = new FewKeysJob(operation, /*value*/ int.class, few);
        dispatcher.submit(job, true);
        return job.isDone() ? new IntGroups(few.values(), null, null, few.folded()) : null;
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

    /** The number of elements of each group. */
    public int[] counts() {
        return folded != null ? (int[]) folded : Offsets.lengths(offsets);
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
