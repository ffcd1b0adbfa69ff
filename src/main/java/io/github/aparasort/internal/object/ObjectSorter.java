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
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.parallel.StaticInitializer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

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

    /** The plan of an operation on objects in their natural order, if this thread called it. */
    public Plan plan(Operation operation, Class<?> type, Workload keySort, int n) {
        if (!ValueOrder.NATURAL.reads(type)) {
            return operation == Operation.SORT ? plain(Operation.PARALLEL_SORT, type, n,
                    "objects do not go into kernels: " + ParallelSortJob.how(ObjectMergesort.parts(n)))
                    : plain(operation, type, n, "objects do not go into kernels; the keys of an Order do");
        }
        boolean demanded = dispatcher.admitted().demandsOpenCl;
        boolean moves = operation == Operation.SORT || operation == Operation.SORT_DESCENDING;
        if (moves && !demanded && n < sizes.keys()
                && dispatcher.admitted().target() != Target.JDK) {
            return plain(operation, type, n,
                    String.format(Locale.ROOT, "below %,d elements objects are compared", sizes.keys()));
        }
        Plan keys = dispatcher.plan(operation, type, keySort, n);
        List<String> notes = new ArrayList<>(keys.notes());
        if (keys.engine() != Engine.JDK || !keys.estimatedNanos().isEmpty()) {
            notes.add("this is the sort of the keys; the host reads them and moves the objects, whatever the engine");
        }
        return new Plan(keys.operation(), type, n, keys.engine(), keys.device(), keys.why(), keys.whyNot(),
                keys.estimatedNanos(), keys.measurements(), notes);
    }

    /** The plan of what only plain Java does. */
    public static Plan plain(Operation operation, Class<?> type, int n, String why) {
        return new Plan(operation.method(), type, n, Engine.JDK, Optional.empty(), why, Map.of(), Map.of(), List.of(),
                List.of());
    }

    /** @param keys the keys of the order, or null if they are not known */
    public <T> void sort(T[] a, int from, int to, Comparator<? super T> order, ObjectOrder keys) {
        sort(Operation.SORT, a, from, to, order, keys);
    }

    /** As {@link #sort}, in the reverse order. */
    public <T> void sortDescending(T[] a, int from, int to, Comparator<? super T> order, ObjectOrder keys) {
        sort(Operation.SORT_DESCENDING, a, from, to, Collections.reverseOrder(order),
                keys == null ? null : keys.reversed());
    }

    private <T> void sort(Operation operation, T[] a, int from, int to, Comparator<? super T> order,
            ObjectOrder keys) {
        ArgumentChecks.range(a.length, from, to);
        if (to - from < sizes.keys() && dispatcher.isSilent()) {
            Arrays.sort(a, from, to, order);
        } else if (!mayUseKeys(a, from, to, keys) || isInOrder(a, from, to, order)
                || !sortByKeys(operation, a, from, to, keys, false)) {
            dispatcher.submit(new PlainJob(operation, a.getClass().getComponentType(), to - from,
                    () -> Arrays.sort(a, from, to, order)));
        }
    }

    /** As {@link #sort}, but all threads call the order, and the functions of its keys. */
    public <T> void parallelSort(T[] a, int from, int to, Comparator<? super T> order, ObjectOrder keys) {
        ArgumentChecks.range(a.length, from, to);
        if (!mayUseKeys(a, from, to, keys) || isInOrder(a, from, to, order)
                || !sortByKeys(Operation.PARALLEL_SORT, a, from, to, keys, !StaticInitializer.isRunning())) {
            dispatcher.submit(new ParallelSortJob<>(a, from, to, order));
        }
    }

    /**
     * Ranks the elements of an array, which stays as it is.
     *
     * @param order null for the natural order
     * @param keys the keys of the order, or null if they are not known
     * @param wanted how many places are wanted
     * @param result what the call makes of the ranking
     * @throws NullPointerException if the order refuses nulls; it tells which element is null
     */
    public <T, R> R rank(Operation operation, T[] a, Comparator<? super T> order, ObjectOrder keys, int wanted,
            Function<Ranking, R> result) {
        try (CompoundCall call = dispatcher.begin(operation, a.getClass().getComponentType(), a.length)) {
            R made = result.apply(rank(call, a, order, keys, wanted, i -> "Element " + i));
            dispatcher.end(call);
            return made;
        }
    }

    /**
     * Ranks as a part of a call.
     *
     * @param name what to call the element with an index
     */
    public <T> Ranking rank(CompoundCall call, T[] a, Comparator<? super T> order, ObjectOrder keys, int wanted,
            IntFunction<String> name) {
        if (a.length > 0 && keys != null && dispatcher.isOpen() && !keys.lacksKeys(a[0])) {
            try {
                Ranking ranking = new Ranking(PairValues.indices(a.length), new boolean[a.length], wanted);
                ranking.tieAllBut(sortByKeys(call, a, 0, keys, ranking, false));
                return ranking;
            } catch (NoKeysException e) {
                // Objects without keys are compared.
            }
        }
        try {
            return Ranking.byComparisons(a, order);
        } catch (RuntimeException e) {
            int at = Arrays.asList(a).indexOf(null);
            if (keys == null || at < 0 || !(e instanceof NullPointerException)) {
                throw e;
            }
            NullPointerException named = new NullPointerException(name.apply(at)
                    + " is null. An order such as Order.natural().nullsLast() gives nulls a place.");
            named.initCause(e);
            throw named;
        }
    }

    /** The order of different elements, as a part of a call, or by comparisons if the context has been closed. */
    public int[] order(CompoundCall call, Object[] distinct, Comparator<Object> order, ObjectOrder keys) {
        return distinct.length < sizes.keys() || !dispatcher.isOpen() ? Ranking.byComparisons(distinct, order).order()
                : rank(call, distinct, order, keys, distinct.length, i -> "Element " + i).order();
    }

    private boolean mayUseKeys(Object[] a, int from, int to, ObjectOrder keys) {
        Target target = dispatcher.admitted().target();
        return keys != null && target != Target.JDK
                && to - from >= (dispatcher.admitted().demandsOpenCl ? 2 : sizes.keys()) && !keys.lacksKeys(a[from]);
    }

    /** Whether comparisons take little time, because the elements are nearly in order. */
    private <T> boolean isInOrder(T[] a, int from, int to, Comparator<? super T> order) {
        return dispatcher.admitted().target() == Target.AUTO && NearOrder.isLikely(Arrays.asList(a), from, to, order);
    }

    /** Returns false, having written nothing, if there is no memory for keys, or if they do not tell the order. */
    private boolean sortByKeys(Operation operation, Object[] a, int from, int to, ObjectOrder keys,
            boolean sharesCode) {
        try (CompoundCall call = dispatcher.begin(operation, a.getClass().getComponentType(), to - from)) {
            Runnable permutation;
            try {
                Ranking ranking = new Ranking(PairValues.indices(to - from), null, to - from);
                sortByKeys(call, a, from, keys, ranking, sharesCode);
                permutation = PairValues.of(a, from, to).permutation(ranking.order());
            } catch (OutOfMemoryError | NoKeysException e) {
                return false;
            }
            permutation.run();
            dispatcher.end(call);
            return true;
        }
    }

    /** Returns where the elements are that are not null. */
    private SortKey.Range sortByKeys(CompoundCall call, Object[] a, int from, ObjectOrder keys, Ranking ranking,
            boolean sharesCode) {
        SortKey.Range others = keys.placeNulls(ranking.order(), a, from);
        new KeySort(dispatcher, call, keys.columns(a, from, ranking.order().length), ranking, sizes, sharesCode)
                .sort(others);
        return others;
    }
}
