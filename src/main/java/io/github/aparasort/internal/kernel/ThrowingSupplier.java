package io.github.aparasort.internal.kernel;

/**
 * Work that a kernel does with another scale. Not nested in the kernel's class, because Aparapi would log a warning.
 */
public interface ThrowingSupplier<R, E extends Exception> {
    R run() throws E;
}
