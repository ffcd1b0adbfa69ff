package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Gpu;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.Optional;

/** One contender's way to do one operation on one type of keys. */
@FunctionalInterface
public interface Algorithm {
    /** What is measured. */
    void run(Work work);

    /** Brings the input to where the contender keeps its data, before the first run. Arrays stay where they are. */
    default void load(Work work) {
    }

    /** Gives back what {@link #load} took, after the last run. */
    default void release() {
    }

    /** The result of the last run on this work, as arrays. */
    default Object result(Work work, Operation operation) {
        return operation.isInPlace() ? work.keys : work.result;
    }

    /** Empty where a contender has nothing for it. */
    static Optional<Algorithm> of(Contender contender, Operation operation, KeyType type) {
        if (type != KeyType.INT && !operation.isSort()) {
            return Optional.empty();
        }
        return Optional.ofNullable(switch (contender) {
            case APARASORT_AUTO, APARASORT_GPU, APARASORT_OPENCL, APARASORT_JTP, APARASORT_JDK -> {
                Gpu gpu = Aparasort.context(contender.target().orElseThrow());
                yield Aparasort.algorithm(gpu, operation, type);
            }
            case BASIC_CALLS -> Aparasort.basic(Gpu.shared(), operation);
            case ARRAYS_SORT -> Jdk.sort(operation, type);
            case ARRAYS_PARALLEL_SORT -> Jdk.parallelSort(operation, type);
            case ARRAYS_PARALLEL_PREFIX -> Jdk.parallelPrefix(operation);
            case BOXED_COMPARATOR -> Jdk.boxed(operation, type);
            case PLAIN_LOOP -> Loops.algorithm(operation);
            case PRIORITY_QUEUE -> Queues.algorithm(operation);
            case STREAM -> Streams.algorithm(operation);
            case FASTUTIL_RADIX -> Fastutil.radix(operation, type);
            case FASTUTIL_PARALLEL_RADIX -> Fastutil.parallelRadix(operation, type);
            case FASTUTIL_PARALLEL_QUICK -> operation == Operation.SORT ? Fastutil.parallelQuick(type) : null;
            case FASTUTIL_HASH -> FastutilHash.algorithm(operation);
            case DUCKDB -> DuckDb.algorithm(operation, type);
        });
    }
}
