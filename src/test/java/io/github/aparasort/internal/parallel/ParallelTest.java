package io.github.aparasort.internal.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.internal.device.ManagedWait;
import io.github.aparasort.testing.Coverage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of the other tasks when one of them fails: none may touch an array after the loop has returned. */
@Tag(Coverage.EVERY_JDK)
class ParallelTest {
    /** Enough for dozens of tasks; the bodies here touch no array, so that costs nothing. */
    private static final int N = 1 << 26;

    private final AtomicInteger running = new AtomicInteger();
    private final AtomicLong done = new AtomicLong();

    @Test
    void withoutMemoryForTasksTheCallerDoesEverythingAlone() throws Exception {
        AtomicBoolean failed = new AtomicBoolean();
        AtomicInteger whole = new AtomicInteger();
        Parallel.forEach(N, (begin, end) -> {
            if (end - begin == N) {
                assertEquals(0, running.get(), "others still at work");
                whole.incrementAndGet();
            } else if (failed.compareAndSet(false, true)) {
                throw new OutOfMemoryError("planted");
            } else {
                slowly(begin, end);
            }
        });
        assertEquals(1, whole.get());
        assertNothingGoesOn();
    }

    @Test
    void whatABodyThrowsArrivesWhenAllOthersHaveStopped() throws Exception {
        AtomicBoolean failed = new AtomicBoolean();
        assertThrows(IllegalStateException.class, () -> Parallel.forEach(N, (begin, end) -> {
            if (failed.compareAndSet(false, true)) {
                throw new IllegalStateException("planted");
            }
            slowly(begin, end);
        }));
        assertNothingGoesOn();
    }

    @Test
    void everyElementIsDoneOnceNearTheLargestArraysToo() {
        for (int n : new int[] {0, 1, 4096, 100_003, N + 3, Integer.MAX_VALUE - 8}) {
            done.set(0);
            Parallel.forEach(n, (begin, end) -> done.addAndGet(end - begin));
            assertEquals(n, done.get());
        }
    }

    /** All workers may be callers that wait for what this caller holds. */
    @Test
    @Timeout(600)
    void noWorkerIsWaitedFor() throws Exception {
        for (ForkJoinPool pool : new ForkJoinPool[] {ForkJoinPool.commonPool(), new ForkJoinPool(3)}) {
            CountDownLatch end = new CountDownLatch(1);
            CountDownLatch busy = new CountDownLatch(Math.max(1, pool.getParallelism() - 1));
            for (long i = busy.getCount(); i > 0; i--) {
                pool.execute(() -> {
                    busy.countDown();
                    ManagedWait.join(sleeper(end));
                });
            }
            busy.await();
            Runnable work = () -> Parallel.forEach(N, (begin, end1) -> done.addAndGet(end1 - begin));
            // From outside the common pool, and from within another.
            if (pool == ForkJoinPool.commonPool()) {
                work.run();
            } else {
                pool.submit(work).get();
            }
            end.countDown();
        }
        assertEquals(2L * N, done.get());
    }

    private static Thread sleeper(CountDownLatch end) {
        Thread thread = new Thread(() -> {
            try {
                end.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        thread.start();
        return thread;
    }

    private void slowly(int begin, int end) {
        running.incrementAndGet();
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            running.decrementAndGet();
        }
        done.addAndGet(end - begin);
    }

    private void assertNothingGoesOn() throws InterruptedException {
        assertEquals(0, running.get());
        long before = done.get();
        Thread.sleep(100);
        assertEquals(before, done.get(), "a task ran on");
    }
}
