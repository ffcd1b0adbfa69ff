package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.event.Threads;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Runs what is due later, on one thread that ends a second after the last of it. It is not the JDK's
 * {@code CompletableFuture.delayedExecutor}: that one's thread never ends, and keeps the class loader and the
 * thread-local values of the first caller.
 */
final class DelayedTasks {
    /** Seconds without a call after which idle kernels free their memory. */
    static final long IDLE_SECONDS = Long.decode(Property.IDLE_SECONDS.value());

    private static final ScheduledThreadPoolExecutor THREAD = new ScheduledThreadPoolExecutor(1,
            task -> Threads.daemon("aparasort-later", task));

    static {
        THREAD.setKeepAliveTime(1, TimeUnit.SECONDS);
        THREAD.allowCoreThreadTimeOut(true);
    }

    private DelayedTasks() {
    }

    /** Throws an {@link OutOfMemoryError} if there is no memory or no thread for it. */
    static void run(Runnable work, long seconds) {
        THREAD.schedule(work, seconds, TimeUnit.SECONDS);
    }
}
