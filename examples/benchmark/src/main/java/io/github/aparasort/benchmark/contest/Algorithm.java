package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.input.KeyType;
import java.util.Optional;

/** One contender's way to do one operation on one type of keys. */
@FunctionalInterface
interface Algorithm {
    void run(Work work);

    /** Empty where a contender has nothing for it. */
    static Optional<Algorithm> of(Contender contender, Operation operation, KeyType type) {
        return Optional.ofNullable(switch (contender) {
            case APARASORT_AUTO, APARASORT_GPU, APARASORT_OPENCL, APARASORT_JTP, APARASORT_JDK ->
                    Aparasort.algorithm(Aparasort.context(contender.target().orElseThrow()).sorter(), operation, type);
            case ARRAYS_SORT -> operation == Operation.SORT ? Jdk.sort(type) : null;
            case ARRAYS_PARALLEL_SORT -> operation == Operation.SORT ? Jdk.parallelSort(type) : null;
            case BOXED_COMPARATOR -> operation == Operation.SORT ? null : Jdk.boxed(operation, type);
            case FASTUTIL_RADIX -> Fastutil.radix(operation, type);
            case FASTUTIL_PARALLEL_RADIX -> Fastutil.parallelRadix(operation, type);
            case FASTUTIL_PARALLEL_QUICK -> operation == Operation.SORT ? Fastutil.parallelQuick(type) : null;
        });
    }
}
