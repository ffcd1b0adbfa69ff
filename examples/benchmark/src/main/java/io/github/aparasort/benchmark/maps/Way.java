package io.github.aparasort.benchmark.maps;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How an engine does the work of a case.
 *
 * @param <R> the result
 */
record Way<R>(String engine, Supplier<R> call, Function<R, CheckSum> check) {
    /** What a call took and gave. */
    record Run(long nanos, CheckSum checkSum) {
    }

    /** The check is no part of the time. */
    Run run() {
        long begin = System.nanoTime();
        R result = call.get();
        long nanos = System.nanoTime() - begin;
        return new Run(nanos, check.apply(result));
    }
}
