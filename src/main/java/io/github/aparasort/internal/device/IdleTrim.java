package io.github.aparasort.internal.device;

import java.util.concurrent.TimeUnit;

/** Frees what a pool keeps when nothing was given back to it for a while. */
final class IdleTrim {
    private final Runnable trim;
    private long lastUse;
    private boolean scheduled;

    IdleTrim(Runnable trim) {
        this.trim = trim;
    }

    /** Takes note that the pool is in use. */
    synchronized void use() {
        lastUse = System.nanoTime();
    }

    /** Has the pool trimmed some time after its last use. */
    synchronized void schedule() {
        if (!scheduled) {
            try {
                DelayedTasks.run(this::trimIfIdle, DelayedTasks.IDLE_SECONDS);
                scheduled = true;
            } catch (OutOfMemoryError e) {
                // The next call schedules it.
            }
        }
    }

    private void trimIfIdle() {
        synchronized (this) {
            scheduled = false;
            if (System.nanoTime() - lastUse < TimeUnit.SECONDS.toNanos(DelayedTasks.IDLE_SECONDS)) {
                schedule();
                return;
            }
        }
        // Without this lock: the pool takes its own one first when it calls the methods above.
        trim.run();
    }
}
