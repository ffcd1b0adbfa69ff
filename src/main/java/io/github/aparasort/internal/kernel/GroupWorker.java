package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;

/** A worker of JTP for a work-item of each group: a clone of a kernel that waits at our barrier, not at Aparapi's. */
final class GroupWorker extends Kernel {
    private final Kernel worker;
    private final GroupBarrier barrier;

    GroupWorker(Kernel worker, GroupBarrier barrier) {
        this.worker = worker;
        this.barrier = barrier;
    }

    /** Aparapi calls this for each group. It has set its own barrier before. */
    @Override
    public void run() {
        getKernelState().setLocalBarrier(barrier);
        try {
            worker.run();
        } catch (RuntimeException | Error e) {
            barrier.breakBarrier(e);
            throw e;
        }
    }

    @Override
    public KernelState getKernelState() {
        return worker.getKernelState();
    }
}
