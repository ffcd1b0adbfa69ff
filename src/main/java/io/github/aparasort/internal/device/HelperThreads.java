package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Threads;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Runs what is concurrent with a launch, on threads of its own that end a second after their last work. It is not the
 * common pool: its workers may all be callers that wait for the stream that the launch holds.
 */
public final class HelperThreads {
    private static final ThreadPoolExecutor THREADS = new ThreadPoolExecutor(0, Integer.MAX_VALUE, 1, TimeUnit.SECONDS,
            new SynchronousQueue<>(), task -> Threads.daemon("aparasort-copy", task));

    private HelperThreads() {
    }

    public static FutureTask<Void> run(Runnable work) {
        FutureTask<Void> task = new FutureTask<>(work, null);
        THREADS.execute(task);
        return task;
    }
}
