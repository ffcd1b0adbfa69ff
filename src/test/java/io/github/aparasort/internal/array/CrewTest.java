package io.github.aparasort.internal.array;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class CrewTest {
    private static final int TASKS = 100;

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
            pool.submit(() -> new Crew(4).run(TASKS, task -> done.addAndGet(task))).get();
            assertEquals(TASKS * (TASKS - 1) / 2, done.get());
        } finally {
            pool.shutdownNow();
        }
    }
}
