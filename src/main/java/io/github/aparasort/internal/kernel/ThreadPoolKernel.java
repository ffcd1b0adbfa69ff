package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;

/**
 * What Aparapi executes on JTP in place of other kernels. It gives each kernel that it executes a thread pool of its
 * own. So all kernels share a few of these, and their pools. On JTP Aparapi runs only clones of a kernel: those of this
 * one are workers of the other kernel.
 */
public final class ThreadPoolKernel extends StrictKernel {
    private Kernel work;

    public ThreadPoolKernel() {
        bind(Transport.NONE);
    }

    /** Sets the kernel whose work the next launch does, or null. */
    public void carry(Kernel kernel) {
        work = kernel;
    }

    @Override
    public Kernel clone() {
        return work.clone();
    }

    @Override
    public void run() {
        throw new IllegalStateException("workers run clones");
    }
}
