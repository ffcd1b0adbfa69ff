package io.github.aparasort;

/** What does the work. */
public enum Engine {
    /** {@link java.util.Arrays} and plain loops. */
    JDK,
    /** A kernel on Aparapi's Java thread pool, one work-item per processor. */
    JTP,
    /** A kernel on an OpenCL device. */
    OPENCL
}
