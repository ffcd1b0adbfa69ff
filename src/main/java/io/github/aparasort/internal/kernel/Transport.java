package io.github.aparasort.internal.kernel;

/** What gives the arrays of a kernel memory on an OpenCL device. */
public interface Transport {
    /** Takes note of an empty array, which stands for {@code length} elements in the memory of the device. */
    void reserve(Object array, int length);
}
