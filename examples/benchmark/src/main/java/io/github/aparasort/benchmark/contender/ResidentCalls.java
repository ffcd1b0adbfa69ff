package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * One operation on resident arrays. The inputs are loaded before the first run. A run is one call, whose result is
 * closed at once; on a device the call is queued, and need not be done when the run is.
 */
public final class ResidentCalls implements Algorithm {
    /** What there is a row for. */
    public static final List<Operation> OPERATIONS = List.of(Operation.SORT, Operation.INCLUSIVE, Operation.REDUCE,
            Operation.MERGE, Operation.UNION, Operation.INTERSECTION, Operation.UNIQUE, Operation.LOWER_BOUNDS,
            Operation.TAKE, Operation.ARGSORT, Operation.TOP_K, Operation.NTH, Operation.QUANTILES,
            Operation.SORT_SEGMENTS, Operation.SUM_SEGMENTS, Operation.IS_IN, Operation.INNER_JOIN,
            Operation.SUM_BY_KEY, Operation.COUNTS);

    private final Gpu gpu;
    private final Operation operation;
    private final List<GpuArray<?, ?>> inputs = new ArrayList<>();
    private Supplier<Object> call;
    /** Makes what an operation in place works on; null for others. */
    private Supplier<GpuArray<?, ?>> copy;
    private GpuInts places;

    public ResidentCalls(Gpu gpu, Operation operation) {
        this.gpu = gpu;
        this.operation = operation;
    }

    @Override
    public void load(Work work) {
        if (work.keys instanceof long[] longs) {
            loadLongs(longs);
            return;
        }
        GpuInts keys = input(work.ints());
        places = gpu.iota(work.ints().length);
        inputs.add(places);
        call = switch (operation) {
            case SORT -> {
                copy = () -> keys.take(places);
                yield () -> keys.take(places).sort();
            }
            case SORT_SEGMENTS -> {
                copy = () -> keys.take(places);
                GpuInts offsets = input(work.otherInts());
                yield () -> keys.take(places).sort(offsets);
            }
            case SUM_SEGMENTS -> {
                GpuInts offsets = input(work.otherInts());
                yield () -> keys.reduce(offsets, ScanOp.SUM);
            }
            case INCLUSIVE -> () -> keys.inclusive(ScanOp.SUM);
            case REDUCE -> () -> keys.reduce(ScanOp.SUM);
            case ARGSORT -> keys::argsort;
            case TOP_K -> () -> keys.topK(Aparasort.k(work.ints()));
            case NTH -> () -> keys.nth(keys.length() / 2);
            case QUANTILES -> () -> keys.quantiles(Jdk.QUARTILES);
            case COUNTS -> keys::counts;
            case UNIQUE -> {
                keys.sort();
                yield keys::unique;
            }
            case SUM_BY_KEY -> {
                GpuLongs values = gpu.longs(Arrays.stream(work.values).asLongStream().toArray());
                inputs.add(values);
                yield () -> keys.reduceByKey(values, ScanOp.SUM);
            }
            default -> withOther(keys, input(work.otherInts()));
        };
    }

    /** They are only sorted. */
    private void loadLongs(long[] array) {
        GpuLongs keys = gpu.longs(array);
        places = gpu.iota(array.length);
        inputs.addAll(List.of(keys, places));
        copy = () -> keys.take(places);
        call = () -> keys.take(places).sort();
    }

    private Supplier<Object> withOther(GpuInts keys, GpuInts other) {
        return switch (operation) {
            case MERGE -> () -> keys.merge(other);
            case UNION -> () -> keys.union(other);
            case INTERSECTION -> () -> keys.intersection(other);
            case LOWER_BOUNDS -> () -> other.lowerBounds(keys);
            case TAKE -> () -> keys.take(other);
            case IS_IN -> () -> keys.isIn(other);
            case INNER_JOIN -> () -> keys.joinInner(other);
            default -> throw new IllegalArgumentException(operation + " has no row for resident arrays");
        };
    }

    private GpuInts input(int[] array) {
        GpuInts input = gpu.ints(array);
        inputs.add(input);
        return input;
    }

    /** Whether a run copies its input first. */
    public boolean copies() {
        return copy != null;
    }

    /** Copies the input, as a run of an operation in place does. */
    public void runCopy() {
        copy.get().close();
    }

    @Override
    public void run(Work work) {
        close(call.get());
    }

    /** Waits until all runs are done. */
    public void await() {
        try (GpuInts last = places.slice(0, Math.min(1, places.length()))) {
            last.toArray();
        }
    }

    @Override
    public Object result(Work work, Operation what) {
        Object made = call.get();
        try {
            return operation == Operation.IS_IN ? areTrue(((GpuInts) made).toArray()) : host(made);
        } finally {
            close(made);
        }
    }

    private static boolean[] areTrue(int[] ones) {
        boolean[] areTrue = new boolean[ones.length];
        for (int i = 0; i < ones.length; i++) {
            areTrue[i] = ones[i] != 0;
        }
        return areTrue;
    }

    private static Object host(Object made) {
        if (made instanceof GpuInts ints) {
            return ints.toArray();
        }
        if (made instanceof GpuLongs longs) {
            return longs.toArray();
        }
        if (made instanceof Pairs<?, ?> pairs) {
            return new Pairs<>(host(pairs.keys()), host(pairs.values()));
        }
        return made instanceof GpuRows rows ? new JoinedRows(rows.aRows().toArray(), rows.bRows().toArray()) : made;
    }

    private static void close(Object made) {
        if (made instanceof GpuArray<?, ?> array) {
            array.close();
        } else if (made instanceof GpuRows rows) {
            rows.close();
        } else if (made instanceof Pairs<?, ?> pairs) {
            close(pairs.keys());
            close(pairs.values());
        }
    }

    @Override
    public void release() {
        inputs.forEach(GpuArray::close);
        inputs.clear();
    }
}
