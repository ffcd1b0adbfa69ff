package io.github.aparasort;

/**
 * The three engines that can do the work of a call. {@link Target} says which of them may.
 *
 * @see Plan#engine()
 * @see Execution#engine()
 */
public enum Engine {
    /** {@link java.util.Arrays} and plain loops. */
    JDK,
    /** A kernel on Java threads: the caller, and workers of its pool. */
    JTP,
    /** A kernel on an OpenCL device. */
    OPENCL
}
