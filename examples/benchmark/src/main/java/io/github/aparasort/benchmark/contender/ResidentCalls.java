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
            Operation.TAKE, Operation.SORT_SEGMENTS, Operation.INNER_JOIN, Operation.SUM_BY_KEY);

    private final Gpu gpu;
    private final Operation operation;
    private final List<GpuArray<?, ?>> inputs = new ArrayList<>();
    private Supplier<Object> call;
    private GpuInts original;
    private GpuInts places;

    public ResidentCalls(Gpu gpu, Operation operation) {
        this.gpu = gpu;
        this.operation = operation;
    }

    @Override
    public void load(Work work) {
        GpuInts keys = input(work.ints());
        call = switch (operation) {
            case SORT -> {
                original = keys;
                yield () -> copy().sort();
            }
            case SORT_SEGMENTS -> {
                original = keys;
                GpuInts offsets = input(work.otherInts());
                yield () -> copy().sort(offsets);
            }
            case INCLUSIVE -> () -> keys.inclusive(ScanOp.SUM);
            case REDUCE -> () -> keys.reduce(ScanOp.SUM);
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
        places = gpu.iota(work.ints().length);
        inputs.add(places);
    }

    private Supplier<Object> withOther(GpuInts keys, GpuInts other) {
        return switch (operation) {
            case MERGE -> () -> keys.merge(other);
            case UNION -> () -> keys.union(other);
            case INTERSECTION -> () -> keys.intersection(other);
            case LOWER_BOUNDS -> () -> other.lowerBounds(keys);
            case TAKE -> () -> keys.take(other);
            case INNER_JOIN -> () -> keys.joinInner(other);
            default -> throw new IllegalArgumentException(operation + " has no row for resident arrays");
        };
    }

    private GpuInts input(int[] array) {
        GpuInts input = gpu.ints(array);
        inputs.add(input);
        return input;
    }

    /** What an operation in place works on. */
    private GpuInts copy() {
        return original.take(places);
    }

    /** Whether a run copies its input first. */
    public boolean copies() {
        return original != null;
    }

    /** Copies the input, as a run of an operation in place does. */
    public void runCopy() {
        copy().close();
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
            return host(made);
        } finally {
            close(made);
        }
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
