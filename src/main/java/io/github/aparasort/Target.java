package io.github.aparasort;

/** Where the caller wants the work done. */
public enum Target {
    /** Wherever it is fastest on this machine, as measured here; every failure ends in the same result from the CPU. */
    AUTO,
    /** A GPU, or a {@link GpuException} that says why not. */
    GPU,
    /** Any OpenCL device, a GPU where there is one, else a CPU; or a {@link GpuException}. Meant for tests. */
    OPENCL,
    /** Aparapi's Java thread pool; what is too small for it to be worth a pass goes to the JDK. */
    JTP,
    /** {@link java.util.Arrays} and plain loops; nothing of Aparapi is loaded. */
    JDK
}
