package io.github.aparasort.internal.kernel;

/** Work that a kernel does with another scale: not nested in the kernel's class, of which Aparapi would warn. */
public interface Scaled<R, E extends Exception> {
    R run() throws E;
}
