package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.Operation;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A call of the library on fixed input, with a check of its result.
 *
 * @param <A> the arguments
 * @param <R> the result
 * @param operation what the call does
 * @param type the type of the keys
 * @param n how many elements
 * @param arguments makes fresh arguments for one call; calls may change them
 * @param work the call
 * @param check whether a result is right
 */
record SampleCall<A, R>(Operation operation, Class<?> type, int n, Supplier<A> arguments, BiFunction<Gpu, A, R> work,
        Predicate<R> check) {

    /** The nanoseconds of one call, without its preparation and its check; empty if the result is wrong. */
    OptionalLong nanos(Gpu gpu) {
        A fresh = arguments.get();
        long begin = System.nanoTime();
        R result = work.apply(gpu, fresh);
        long nanos = System.nanoTime() - begin;
        return check.test(result) ? OptionalLong.of(nanos) : OptionalLong.empty();
    }

    /** The name with the type, for people. */
    @Override
    public String toString() {
        return operation + " " + type.getSimpleName() + "[]";
    }
}
