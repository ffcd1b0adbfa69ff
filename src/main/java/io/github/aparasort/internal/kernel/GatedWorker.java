package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import java.util.concurrent.locks.Lock;

/**
 * Guards a worker of JTP, which is a clone of a kernel. Aparapi reports the first worker that dies without waiting for
 * the others, and may still start queued ones. With a gate, the caller can wait for them or keep them out. The worker
 * is dropped after its last pass, because a thread of the pool remembers its last task for a minute, which would keep
 * the caller's array alive.
 */
public final class GatedWorker extends Kernel {
    private final Lock gate;
    private final KernelState state;
    private final int lastPass;
    private Kernel worker;

    GatedWorker(Kernel worker, int passes, Lock gate) {
        this.worker = worker;
        this.state = worker.getKernelState();
        this.lastPass = passes - 1;
        this.gate = gate;
    }

    @Override
    public void run() {
        Kernel work = worker;
        if (gate.tryLock()) {
            try {
                work.run();
            } finally {
                if (state.getPassId() == lastPass) {
                    worker = null;
                }
                gate.unlock();
            }
        }
    }

    @Override
    public KernelState getKernelState() {
        return state;
    }
}
