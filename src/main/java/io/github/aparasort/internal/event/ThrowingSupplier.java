package io.github.aparasort.internal.event;

/**
 * Work that may throw a checked exception.
 *
 * @param <R> the result
 * @param <E> what it may throw
 */
public interface ThrowingSupplier<R, E extends Exception> {
    R get() throws E;
}
