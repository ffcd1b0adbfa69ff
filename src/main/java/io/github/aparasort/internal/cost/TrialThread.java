package io.github.aparasort.internal.cost;

import io.github.aparasort.internal.event.Threads;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The thread that runs trials. If a trial never ends, its thread is abandoned. */
public final class TrialThread {
    private final long patienceNanos;
    private ThreadPoolExecutor thread;

    TrialThread(long patienceNanos) {
        this.patienceNanos = patienceNanos;
    }

    /** One daemon thread of the lowest priority, which ends a second after its last work. */
    static ThreadPoolExecutor background(String name) {
        ThreadFactory factory = task -> {
            Thread thread = Threads.daemon(name, task);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
        };
        ThreadPoolExecutor one = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                factory);
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    /** The result of the work. Throws what the work throws, or {@link TimeoutException}. */
    <R> R call(Callable<R> work) throws Exception {
        if (thread == null) {
            thread = background("aparasort-trial");
        }
        FutureTask<R> task = new FutureTask<>(work);
        thread.execute(task);
        try {
            return task.get(patienceNanos, TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception exception) {
                throw exception;
            }
            throw e;
        } catch (TimeoutException e) {
            task.cancel(true);
            thread.shutdown();
            thread = null;
            throw e;
        }
    }
}
