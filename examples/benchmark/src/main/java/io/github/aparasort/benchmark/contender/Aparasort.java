package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.GpuInts;
import io.github.aparasort.Merger;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/** The subject: the public API of Aparasort, and nothing else of it. */
public final class Aparasort {
    private static final Map<Target, Gpu> CONTEXTS = new EnumMap<>(Target.class);

    private Aparasort() {
    }

    /** One context per target and process. That of {@code AUTO} is the one that {@code GpuArrays} runs on. */
    public static synchronized Gpu context(Target target) {
        return CONTEXTS.computeIfAbsent(target, key -> key == Target.AUTO ? Gpu.shared() : Gpu.open(key));
    }

    /** The place to add operations and types. Null where a target has no method for it. */
    static Algorithm algorithm(Gpu gpu, Operation operation, KeyType type) {
        return switch (operation) {
            case SORT -> sort(gpu, type);
            case ARGSORT -> argsort(gpu, type);
            case SORT_PAIRS -> sortPairs(gpu, type);
            case MERGE -> work -> work.result = gpu.merger().merge(work.ints(), work.otherInts());
            case MERGE_ALL -> work -> work.result = gpu.merger().mergeAll(work.lists());
            case UNION -> work -> work.result = gpu.multisets().union(work.ints(), work.otherInts());
            case INTERSECTION -> work -> work.result = gpu.multisets().intersection(work.ints(), work.otherInts());
            case INCLUSIVE -> work -> gpu.scan().inclusive(work.ints(), work.ints(), ScanOp.SUM);
            case REDUCE -> work -> work.result = gpu.scan().reduce(work.ints(), ScanOp.SUM);
            case TOP_K -> work -> work.result = gpu.selector().topK(work.ints(), k(work.ints()));
            case NTH -> work -> work.result = gpu.selector().nth(work.ints(), work.ints().length / 2);
            case QUANTILES -> work -> work.result = gpu.selector().quantiles(work.ints(), Jdk.QUARTILES);
            case UNIQUE -> work -> work.result = gpu.groups().unique(work.ints());
            case COUNTS -> work -> work.result = gpu.groups().counts(work.ints());
            case SUM_BY_KEY -> work -> work.result =
                    gpu.groups().reduceByKeyToLongs(work.ints(), work.values, ScanOp.SUM);
            case INNER_JOIN -> work -> work.result = gpu.joins().inner(work.ints(), work.otherInts());
            case LOWER_BOUNDS -> work -> work.result = gpu.search().lowerBounds(work.otherInts(), work.ints());
            case SORT_SEGMENTS, SORT_UNEVEN_SEGMENTS ->
                    work -> gpu.segments().sort(work.ints(), work.otherInts());
            case SUM_SEGMENTS -> work -> work.result =
                    gpu.segments().reduce(work.ints(), work.otherInts(), ScanOp.SUM);
            case IS_IN -> work -> work.result = gpu.search().isIn(work.ints(), work.otherInts());
            // Only the shared context has it for arrays of the host.
            case TAKE -> gpu == Gpu.shared() ? work -> work.result = GpuArrays.take(work.ints(), work.otherInts())
                    : null;
            case TOP_REGIONS -> new ResidentRegions(gpu);
        };
    }

    private static Algorithm sort(Gpu gpu, KeyType type) {
        return switch (type) {
            case INT -> work -> gpu.sorter().sort(work.ints());
            case LONG -> work -> gpu.sorter().sort(work.longs());
            case FLOAT -> work -> gpu.sorter().sort(work.floats());
            case DOUBLE -> work -> gpu.sorter().sort(work.doubles());
        };
    }

    private static Algorithm argsort(Gpu gpu, KeyType type) {
        return switch (type) {
            case INT -> work -> work.result = gpu.sorter().argsort(work.ints());
            case LONG -> work -> work.result = gpu.sorter().argsort(work.longs());
            case FLOAT -> work -> work.result = gpu.sorter().argsort(work.floats());
            case DOUBLE -> work -> work.result = gpu.sorter().argsort(work.doubles());
        };
    }

    private static Algorithm sortPairs(Gpu gpu, KeyType type) {
        return switch (type) {
            case INT -> work -> gpu.sorter().sortPairs(work.ints(), work.values);
            case LONG -> work -> gpu.sorter().sortPairs(work.longs(), work.values);
            case FLOAT -> work -> gpu.sorter().sortPairs(work.floats(), work.values);
            case DOUBLE -> work -> gpu.sorter().sortPairs(work.doubles(), work.values);
        };
    }

    static int k(int[] keys) {
        return Math.min(Operation.TOP, keys.length);
    }

    /** What {@link Contender#BASIC_CALLS} does; null where it does nothing. */
    static Algorithm basic(Gpu gpu, Operation operation) {
        return switch (operation) {
            case TOP_K -> work -> {
                int[] copy = work.ints().clone();
                gpu.sorter().sortDescending(copy);
                work.result = Arrays.copyOf(copy, k(copy));
            };
            case MERGE_ALL -> work -> work.result = cascade(gpu.merger(), work.lists());
            case TOP_REGIONS -> TopRegions.facades(gpu);
            default -> null;
        };
    }

    private static int[] cascade(Merger merger, int[][] lists) {
        int[][] level = lists;
        while (level.length > 1) {
            int[][] pairs = level;
            int[][] next = new int[level.length / 2][];
            Arrays.setAll(next, i -> merger.merge(pairs[2 * i], pairs[2 * i + 1]));
            level = next;
        }
        return level[0];
    }

    /** Waits until the engines are measured for this operation. */
    public static void warmUp(Target target, Operation operation, KeyType type) {
        if (operation == Operation.SORT) {
            context(target).warmUp(type.component());
        } else if (operation == Operation.TOP_REGIONS) {
            TopRegions.METHODS.forEach(method -> context(target).warmUp(method, type.component()));
        } else {
            context(target).warmUp(operation.method(), type.component());
        }
    }

    /** What {@code explain} says. */
    public static String plan(Target target, Operation operation, KeyType type, int n) {
        return context(target).explain(operation.method(), type.component(), n).toString();
    }

    /** Where resident arrays live. */
    public static String place(Gpu gpu) {
        try (GpuInts probe = gpu.iota(1)) {
            return probe.device().map(device -> "OpenCL on " + device.name()).orElse("the heap");
        }
    }

    /** What did the work, from one call on a context of its own: the measured one has no listener, which takes time. */
    public static String engine(Target target, Operation operation, KeyType type, Work work) {
        if (operation == Operation.TOP_REGIONS) {
            return place(context(target));
        }
        if (operation == Operation.TAKE) {
            // No other context has it.
            return context(target).explain(operation.method(), type.component(), work.ints().length).engine()
                    .toString();
        }
        AtomicReference<Execution> seen = new AtomicReference<>();
        try (Gpu observed = Gpu.open(target)) {
            // An operation may call others; its own report is the one that counts.
            observed.onExecution(done -> seen.accumulateAndGet(done, (last, next) -> last != null
                    && last.operation().equals(operation.method()) ? last : next));
            algorithm(observed, operation, type).run(work);
        }
        Execution done = seen.get();
        if (done == null) {
            return "";
        }
        String engine = done.device().map(device -> "OpenCL on " + device.name()).orElse(done.engine().toString());
        return done.note().isEmpty() ? engine : engine + " (" + done.note() + ")";
    }
}
