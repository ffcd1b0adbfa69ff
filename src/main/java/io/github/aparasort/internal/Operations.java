package io.github.aparasort.internal;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.group.GroupResult;
import io.github.aparasort.internal.group.GroupWorkload;
import io.github.aparasort.internal.merge.MergeAllWorkload;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.object.ObjectSorter;
import io.github.aparasort.internal.scan.ScanWorkload;
import io.github.aparasort.internal.search.LoadBalanceJob;
import io.github.aparasort.internal.search.SearchWorkload;
import io.github.aparasort.internal.segment.SegmentWorkload;
import io.github.aparasort.internal.select.SelectWorkload;
import io.github.aparasort.internal.set.MultisetJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.take.TakeWorkload;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.function.Function;

/** The kind of work of each operation, and what needs no more than that to be done. */
public final class Operations {
    /** One operation of each workload of sorts: keys alone come first, and have more time for measurements. */
    public static final List<Operation> SORTS = List.of(Operation.SORT, Operation.ARGSORT);

    private Operations() {
    }

    /**
     * The operation with a name.
     *
     * @throws IllegalArgumentException if there is none; the message lists those for arrays of this type
     */
    public static Operation named(String name, Class<?> type) {
        Objects.requireNonNull(name, "operation");
        try {
            return Operation.of(name);
        } catch (IllegalArgumentException e) {
            // Of the operations that it lists, those for the type are of use.
            throw unknown(name, type);
        }
    }

    /**
     * The work of an operation's kernels, or null if only plain Java does it.
     *
     * @throws IllegalArgumentException if there is no such operation for arrays of this type
     */
    public static Workload work(Operation operation, Class<?> type) {
        if (!isKnown(operation, type)) {
            throw unknown(operation.method(), type);
        }
        return of(operation, type);
    }

    /** The engine that an operation of a context would use now, and why. */
    public static Plan plan(Operation operation, Class<?> type, int n, Dispatcher dispatcher) {
        Workload work = work(operation, type);
        Operation reported = operation.reported();
        if (work == null) {
            return ObjectSorter.plain(reported, type, n,
                    reported == Operation.SORT || reported == Operation.SORT_DESCENDING ? "the JDK counts them"
                            : "only plain Java does this for the type");
        }
        return isObject(type) ? new ObjectSorter(dispatcher).plan(reported, type, work, n)
                : dispatcher.plan(reported, type, work, n);
    }

    /** Prepares operations on arrays of some types, if kernels do their work. */
    public static void warmUp(Dispatcher dispatcher, List<Operation> operations, Class<?>... types) {
        Map<Workload, Runnable> works = new LinkedHashMap<>();
        for (Operation operation : operations) {
            for (Class<?> type : types) {
                // Types of the same width share the sorts that move indices.
                Workload work = work(operation, type);
                if (work != null) {
                    works.putIfAbsent(work, () -> dispatcher.warmUp(work, operation.reported(), type));
                }
            }
        }
        dispatcher.requireOpen();
        works.values().forEach(Runnable::run);
    }

    private static IllegalArgumentException unknown(String name, Class<?> type) {
        StringJoiner names = new StringJoiner(", ", "; of this type there are: ", "").setEmptyValue("");
        for (Operation each : Operation.values()) {
            if (isKnown(each, type)) {
                names.add(each.method());
            }
        }
        return new IllegalArgumentException("there is no " + name + " of "
                + (type == null ? "null" : type.getTypeName() + "[]") + names);
    }

    private static boolean isObject(Class<?> type) {
        return type != null && !type.isPrimitive();
    }

    private static boolean isKnown(Operation operation, Class<?> type) {
        return of(operation, type) != null || isPlain(operation, type);
    }

    /** The work of kernels for an operation; null if there are none for it, or for arrays of this type. */
    public static Workload of(Operation operation, Class<?> type) {
        if (isObject(type)) {
            return ofObjects(operation);
        }
        boolean isNarrow = SortWorkload.isNarrow(type);
        return switch (operation.reported()) {
            case SORT, SORT_DESCENDING -> SortWorkload.of(type);
            case SORT_UNSIGNED -> type == int.class || type == long.class ? SortWorkload.of(type) : null;
            case SORT_PAIRS, SORT_PAIRS_DESCENDING, SORT_BY_INT, SORT_BY_INT_DESCENDING, SORT_BY_LONG,
                    SORT_BY_LONG_DESCENDING, SORT_BY_DOUBLE, SORT_BY_DOUBLE_DESCENDING, ORDER_BY ->
                    SortWorkload.ofPairs(type);
            case ARGSORT, ARGSORT_DESCENDING -> SortWorkload.ofPairs(isNarrow ? int.class : type);
            case TAKE -> ofKeys(type, false, TakeWorkload::of);
            case MERGE -> ofKeys(type, false, kind -> new MergeWorkload(kind, MergeStrategy.AUTO));
            case MERGE_PAIRS -> ofKeys(type, true, kind -> new MergeWorkload(kind, MergeStrategy.AUTO));
            case MERGE_ALL -> ofKeys(type, false, MergeAllWorkload::of);
            case UNION, INTERSECTION, DIFFERENCE, SYMMETRIC_DIFFERENCE -> ofKeys(type, false, MultisetJob::workload);
            case UNION_PAIRS, INTERSECTION_PAIRS, DIFFERENCE_PAIRS, SYMMETRIC_DIFFERENCE_PAIRS ->
                    ofKeys(type, true, MultisetJob::workload);
            case REDUCE -> ofKeys(type, false, ScanWorkload::reduce);
            case INCLUSIVE, EXCLUSIVE -> ofKeys(type, false, ScanWorkload::scan);
            case TOP_K, BOTTOM_K, ARG_TOP_K, ARG_BOTTOM_K, NTH, QUANTILES ->
                    ofKeys(type, false, SelectWorkload::of);
            case UNIQUE, COUNTS -> GroupWorkload.of(type, GroupResult.COUNTS);
            case REDUCE_BY_KEY -> GroupWorkload.of(type, GroupResult.SUMS);
            case BY, INNER, LEFT, RIGHT, OUTER, SEMI, ANTI -> GroupWorkload.of(type, GroupResult.ROWS);
            case RANK, RANK_DESCENDING, DENSE_RANK ->
                    GroupWorkload.of(isNarrow ? int.class : type, GroupResult.ROWS);
            case SORT_SEGMENTS -> ofKeys(type, false, SegmentWorkload::of);
            case ARGSORT_SEGMENTS, SORT_PAIRS_SEGMENTS -> ofKeys(type, true, SegmentWorkload::of);
            case LOWER_BOUNDS, UPPER_BOUNDS -> ofKeys(type, false, SearchWorkload::of);
            case LOAD_BALANCE, EXPAND -> type == int.class ? LoadBalanceJob.WORKLOAD : null;
            default -> null;
        };
    }

    /** Objects are sorted, grouped and joined by sorts of keys with places. */
    private static Workload ofObjects(Operation operation) {
        return switch (operation.reported()) {
            case SORT, SORT_DESCENDING, ARGSORT, ARGSORT_DESCENDING, ORDER_BY, TOP_K, BOTTOM_K, UNIQUE, COUNTS, BY,
                    RANK, RANK_DESCENDING, DENSE_RANK, REDUCE_BY_KEY, INNER, LEFT, RIGHT, OUTER, SEMI, ANTI, IS_IN ->
                    SortWorkload.LONG_PAIR;
            default -> null;
        };
    }

    private static Workload ofKeys(Class<?> type, boolean pairs, Function<KeyKind, Workload> family) {
        KeyKind kind = KeyKind.of(type, pairs);
        return kind == null ? null : family.apply(kind);
    }

    /** Whether only plain Java does an operation on arrays of this type. */
    public static boolean isPlain(Operation operation, Class<?> type) {
        boolean hasKernels = SortKind.of(type) != null;
        return switch (operation.reported()) {
            case SORT, SORT_DESCENDING -> SortWorkload.isNarrow(type);
            case IS_SORTED -> hasKernels || SortWorkload.isNarrow(type) || isObject(type);
            case LOWER_BOUNDS, UPPER_BOUNDS -> isObject(type);
            case TAKE -> type != null && type != void.class && !hasKernels;
            case RUNS, HISTOGRAM, REDUCE_GROUPS, MEAN_GROUPS, STD_GROUPS, TOP_K_GROUPS,
                    REDUCE_SEGMENTS, IS_IN -> hasKernels;
            case INSERT, REMOVE, INTERVAL_MOVE -> hasKernels || isObject(type);
            case PARALLEL_PREFIX -> isObject(type) || hasKernels && type != float.class;
            case INDICES -> type == boolean.class;
            default -> false;
        };
    }
}
