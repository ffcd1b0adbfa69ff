package io.github.aparasort.internal.kernel;

import com.aparapi.exception.AparapiBrokenBarrierException;
import com.aparapi.internal.kernel.IKernelBarrier;
import java.util.concurrent.Phaser;

/**
 * The barrier of a work-group on JTP. Aparapi's own waits in {@code Object.wait} without a loop. So a worker that wakes
 * up without having been notified, which Java allows, passes the barrier alone. From then on it is one barrier ahead of
 * the others, and the result is wrong.
 */
final class GroupBarrier implements IKernelBarrier {
    private final Phaser phaser;

    GroupBarrier(int workItems) {
        phaser = new Phaser(workItems);
    }

    /**
     * Waits for all work-items of the group. Here and not in {@link #block}: around that method the pool would start a
     * thread in place of this one, and the phaser asks for such a thread itself if it has to wait for long.
     */
    @Override
    public boolean isReleasable() {
        if (phaser.arriveAndAwaitAdvance() < 0) {
            throw new AparapiBrokenBarrierException("another worker failed");
        }
        return true;
    }

    @Override
    public boolean block() {
        return true;
    }

    /** Lets no worker wait, because one has failed: each ends with an exception at this barrier. */
    @Override
    public void breakBarrier(Throwable cause) {
        cancelBarrier();
    }

    @Override
    public void cancelBarrier() {
        phaser.forceTermination();
    }
}
