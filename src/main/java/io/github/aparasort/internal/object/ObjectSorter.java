package io.github.aparasort.internal.object;

import io.github.aparasort.Engine;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.sort.SortOptions;
import io.github.aparasort.internal.sort.SortWorkload;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sorts objects: by keys that are read from them, if their order has keys; otherwise by comparisons, on the CPU,
 * because neither objects nor comparators translate to OpenCL. Each call is reported like any other.
 */
public final class ObjectSorter {
    private final Dispatcher dispatcher;
    private final Sizes sizes;

    public ObjectSorter(Dispatcher dispatcher) {
        this(dispatcher, Sizes.USUAL);
    }

    /** For tests: with small sizes. */
    ObjectSorter(Dispatcher dispatcher, Sizes sizes) {
        this.dispatcher = dispatcher;
        this.sizes = sizes;
    }

    /** What a sort of objects would do if this thread called it. */
    public Plan plan(Class<?> type, int n) {
        if (ValueOrder.NATURAL.reads(type)) {
            return dispatcher.plan(Operation.SORT, type, SortWorkload.INT_PAIR, n);
        }
        return new Plan("parallelSort", type, n, Engine.JDK, Optional.empty(), "objects do not go into kernels: "
                + ParallelSortJob.how(ObjectMergesort.parts(n)), Map.of(), Map.of(), List.of(), List.of());
    }

    /** @param keys the keys of the order, or null if they are not known */
    public <T> void sort(T[] a, int from, int to, Comparator<? super T> order, ObjectOrder keys) {
        ArgumentChecks.range(a.length, from, to);
        if (to - from < sizes.keys() && dispatcher.isSilent()) {
            Arrays.sort(a, from, to, order);
        } else if (!mayUseKeys(a, from, to, keys) || isInOrder(a, from, to, order)
                || !sortByKeys(Operation.SORT, a, from, to, keys)) {
            dispatcher.submit(new PlainJob(Operation.SORT, a.getClass().getComponentType(), to - from,
                    () -> Arrays.sort(a, from, to, order)));
        }
    }

    /** As {@link #sort}, but comparisons are made by all threads. */
    public <T> void parallelSort(T[] a, int from, int to, Comparator<? super T> order, ObjectOrder keys) {
        ArgumentChecks.range(a.length, from, to);
        if (!mayUseKeys(a, from, to, keys) || isInOrder(a, from, to, order)
                || !sortByKeys(Operation.PARALLEL_SORT, a, from, to, keys)) {
            dispatcher.submit(new ParallelSortJob<>(a, from, to, order));
        }
    }

    /**
     * Ranks the elements of an array, which stays as it is.
     *
     * @param order null for the natural order
     * @param keys the keys of the order, or null if they are not known
     * @param wanted how many places are wanted
     */
    public <T> Ranking rank(Operation operation, T[] a, Comparator<? super T> order, ObjectOrder keys, int wanted) {
        CompoundCall call = dispatcher.begin(operation, a.getClass().getComponentType(), a.length);
        Ranking ranking = rank(call, a, order, keys, wanted);
        dispatcher.end(call);
        return ranking;
    }

    /** Ranks as a part of a call. */
    @SuppressWarnings("unchecked")
    public <T> Ranking rank(CompoundCall call, T[] a, Comparator<? super T> order, ObjectOrder keys, int wanted) {
        int n = a.length;
        Ranking ranking = new Ranking(PairValues.indices(n), new boolean[n], wanted);
        Comparator<Object> known = (Comparator<Object>) (order == null ? Comparator.naturalOrder() : order);
        boolean compared = n == 0 || keys == null || keys.lacksKeys(a[0]);
        Column.Stretch others = compared ? new Column.Stretch(0, n) : keys.placeNulls(ranking.order(), a, 0);
        List<Column> columns = compared ? List.of(new ComparedColumn(a, known)) : keys.columns(a, 0, n);
        KeySort.sort(new KeyEngine(dispatcher, SortOptions.DEFAULT, call), columns, ranking, others, sizes);
        ranking.tieAllBut(others);
        return ranking;
    }

    private boolean mayUseKeys(Object[] a, int from, int to, ObjectOrder keys) {
        Target target = dispatcher.selector().target();
        return keys != null && target != Target.JDK
                && to - from >= (dispatcher.selector().demandsOpenCl ? 2 : sizes.keys()) && !keys.lacksKeys(a[from]);
    }

    /** Whether comparisons take little time, because the elements are nearly in order. */
    private <T> boolean isInOrder(T[] a, int from, int to, Comparator<? super T> order) {
        return dispatcher.selector().target() == Target.AUTO && NearOrder.isLikely(Arrays.asList(a), from, to, order);
    }

    /** Returns false, having written nothing, if there is no memory for keys. */
    private boolean sortByKeys(Operation operation, Object[] a, int from, int to, ObjectOrder keys) {
        CompoundCall call = dispatcher.begin(operation, a.getClass().getComponentType(), to - from);
        Runnable permutation;
        try {
            int[] order = order(call, a, from, to, keys);
            permutation = PairValues.of(a, from, to).permutation(order);
        } catch (OutOfMemoryError e) {
            return false;
        }
        permutation.run();
        dispatcher.end(call);
        return true;
    }

    private int[] order(CompoundCall call, Object[] a, int from, int to, ObjectOrder keys) {
        int[] order = PairValues.indices(to - from);
        Column.Stretch others = keys.placeNulls(order, a, from);
        KeySort.sort(new KeyEngine(dispatcher, SortOptions.DEFAULT, call), keys.columns(a, from, to - from),
                new Ranking(order, null, order.length), others, sizes);
        return order;
    }
}
