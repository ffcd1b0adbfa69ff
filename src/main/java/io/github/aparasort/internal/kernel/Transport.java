package io.github.aparasort.internal.kernel;

/** What gives the arrays of a kernel memory where it is bound to. */
public interface Transport {
    /** For workers of this JVM, which work in the arrays themselves. */
    Transport NONE = (array, length) -> {
        throw new UnsupportedOperationException("arrays on JTP have their elements");
    };

    /** Takes note of an empty array, which stands for so many elements in the memory of the device. */
    void reserve(Object array, int length);
}
