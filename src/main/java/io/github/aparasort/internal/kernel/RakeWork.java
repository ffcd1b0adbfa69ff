package io.github.aparasort.internal.kernel;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The passes of one launch of a kernel on the threads of JTP, or of plain Java. Aparapi reports a worker that throws
 * without waiting for the others, and may still start queued ones. So what a part of a pass throws is kept here, and no
 * other part begins after it. When Aparapi returns, for whatever reason, {@link #end} waits for parts that are still
 * running, and keeps out the others.
 *
 * <p>A thread of JTP's pool remembers its last task, and with it this object, for a minute; but not the kernel.
 */
public final class RakeWork implements WorkItems {
    private final int rakes;
    /** For each pass and rake whether it is done. */
    private final boolean[] done;
    /** Parts hold the read lock. A thread that holds the write lock keeps all further parts out. */
    private final ReadWriteLock gate = new ReentrantReadWriteLock();
    /** Null when the launch is over. */
    private RakeKernel kernel;
    private volatile Throwable failure;

    /** The launch for which the kernel is prepared. */
    public RakeWork(RakeKernel kernel) {
        this.kernel = kernel;
        rakes = kernel.rakes();
        done = new boolean[rakes * kernel.passes()];
    }

    @Override
    public void run(int rake, int pass) {
        if (gate.readLock().tryLock()) {
            try {
                if (failure == null && kernel != null) {
                    kernel.pass(rake, pass);
                    done[pass * rakes + rake] = true;
                }
            } catch (Throwable e) {
                failure = e;
            } finally {
                gate.readLock().unlock();
            }
        }
    }

    /** Lets no further part begin. */
    public void fail(Throwable e) {
        failure = e;
    }

    /** Waits until no part is running any more. None begins afterwards. Returns what one has thrown, or null. */
    public Throwable end() {
        gate.writeLock().lock();
        try {
            kernel = null;
            return failure;
        } finally {
            gate.writeLock().unlock();
        }
    }

    /** After the end: does what is left, in this thread. If it fails, it may be called once more. */
    public void complete(RakeKernel wanted) {
        for (int part = 0; part < done.length; part++) {
            if (!done[part]) {
                wanted.pass(part % rakes, part / rakes);
                done[part] = true;
            }
        }
    }
}
