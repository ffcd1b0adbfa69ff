package io.github.aparasort.internal.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.testing.Coverage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class ThreadTeamTest {
    private static final int TASKS = 100;

    /** No task ends before as many threads as are wanted have each claimed one. */
    @Test
    void allHelpersStart() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(9);
        try {
            for (int threads = 1; threads <= 9; threads++) {
                int wanted = threads;
                CountDownLatch here = new CountDownLatch(wanted);
                pool.submit(() -> new ThreadTeam(wanted).run(wanted, task -> {
                    here.countDown();
                    await(here);
                })).get();
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /**
     * A pool may miss that a task came, and leave it to the worker that forked it, which waits here. So each worker
     * forks others until the pool looks again.
     */
    private static void await(CountDownLatch latch) {
        try {
            while (!latch.await(1, TimeUnit.MILLISECONDS)) {
                ForkJoinTask.adapt(() -> { }).fork();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** If the caller gave up, helpers that came before would still write to arrays that it takes for its own. */
    @Test
    void whoeverFailsToMakeThreadsEndsNothing() throws Exception {
        AtomicInteger threads = new AtomicInteger();
        ForkJoinPool pool = new ForkJoinPool(4, wanted -> {
            if (threads.getAndIncrement() > 0) {
                throw new IllegalStateException("planted");
            }
            return ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(wanted);
        }, null, false);
        try {
            AtomicInteger done = new AtomicInteger();
            pool.submit(() -> new ThreadTeam(4).run(TASKS, task -> done.addAndGet(task))).get();
            assertEquals(TASKS * (TASKS - 1) / 2, done.get());
        } finally {
            pool.shutdownNow();
        }
    }
}
