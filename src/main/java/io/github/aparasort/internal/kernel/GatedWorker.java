package io.github.aparasort.internal.kernel;

import com.aparapi.Kernel;
import java.util.concurrent.locks.Lock;

/**
 * Guards a worker of JTP, which is a clone of a kernel. Aparapi reports the first worker that dies without waiting for
 * the others, and may still start queued ones. With a gate, the caller can wait for them or keep them out.
 */
public final class GatedWorker extends Kernel {
    private final Kernel worker;
    private final Lock gate;

    GatedWorker(Kernel worker, Lock gate) {
        this.worker = worker;
        this.gate = gate;
    }

    @Override
    public void run() {
        if (gate.tryLock()) {
            try {
                worker.run();
            } finally {
                gate.unlock();
            }
        }
    }

    @Override
    public KernelState getKernelState() {
        return worker.getKernelState();
    }
}
