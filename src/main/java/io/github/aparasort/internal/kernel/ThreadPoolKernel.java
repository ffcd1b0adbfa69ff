package io.github.aparasort.internal.kernel;

/**
 * What Aparapi executes on JTP in place of rakes. It gives each kernel that it executes a thread pool of its own, so
 * all rakes share this one. On JTP Aparapi runs only clones of a kernel: those of this one do the work of a launch.
 */
public final class ThreadPoolKernel extends StrictKernel {
    private WorkItems work;

    /** Sets what the next launch does, or null. */
    public void setWork(WorkItems next) {
        work = next;
    }

    @Override
    public void run() {
        work.run(getGlobalId(), getPassId());
    }
}
