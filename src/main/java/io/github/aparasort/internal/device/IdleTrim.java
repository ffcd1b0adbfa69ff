package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.event.Threads;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Frees what a pool keeps when nothing was given back to it for a while. */
final class IdleTrim {
    /** Seconds without a call. */
    private static final long IDLE_SECONDS = Long.decode(Property.IDLE_SECONDS.value());
    /**
     * It ends a second after its last work. It is not the JDK's {@code CompletableFuture.delayedExecutor}: that one's
     * thread never ends, and keeps the class loader and the thread-local values of the first caller.
     */
    private static final ScheduledThreadPoolExecutor THREAD = new ScheduledThreadPoolExecutor(1,
            task -> Threads.daemon("aparasort-later", task));

    static {
        THREAD.setKeepAliveTime(1, TimeUnit.SECONDS);
        THREAD.allowCoreThreadTimeOut(true);
    }

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
                THREAD.schedule(this::trimIfIdle, IDLE_SECONDS, TimeUnit.SECONDS);
                scheduled = true;
            } catch (OutOfMemoryError e) {
                // There is no memory or no thread for it. The next call schedules it.
            }
        }
    }

    private void trimIfIdle() {
        synchronized (this) {
            scheduled = false;
            if (System.nanoTime() - lastUse < TimeUnit.SECONDS.toNanos(IDLE_SECONDS)) {
                schedule();
                return;
            }
        }
        // Without this lock: the pool takes its own one first when it calls the methods above.
        trim.run();
    }
}
