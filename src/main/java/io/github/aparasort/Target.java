package io.github.aparasort;

/**
 * Says where the work of a context may be done.
 *
 * @see Gpu#open(Target)
 */
public enum Target {
    /**
     * The engine that is the fastest on this machine, by measurements made here. If it fails, the CPU does the work,
     * and the result is the same. This target never throws {@link GpuException}.
     */
    AUTO,
    /** A GPU. If there is none, or it fails, a call throws {@link GpuException} with the reason. */
    GPU,
    /**
     * Any OpenCL device: a GPU if there is one, otherwise a CPU. If there is none, or it fails, a call throws
     * {@link GpuException}. This target is meant for tests.
     */
    OPENCL,
    /**
     * The library's kernels on Java threads: the caller, and workers of its pool. The JDK does what has no kernel or is
     * too small for a pass.
     */
    JTP,
    /** {@link java.util.Arrays}, and plain Java on the same threads. Nothing of Aparapi is loaded. */
    JDK
}
