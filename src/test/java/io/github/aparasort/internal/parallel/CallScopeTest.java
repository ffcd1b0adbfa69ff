package io.github.aparasort.internal.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.Coverage;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag(Coverage.EVERY_JDK)
@Timeout(600)
class CallScopeTest {
    private static final int TASKS = 200;
    private static final int PASSES = 5;

    /** Runs something in a pool of eight workers, within limits. */
    private static void within(CallScope.Limits limits, Runnable work) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(8);
        try {
            pool.submit(() -> {
                CallScope outer = limits.enter();
                try {
                    work.run();
                } finally {
                    limits.leave(outer);
                }
                assertNull(CallScope.current());
            }).get();
        } finally {
            pool.shutdownNow();
        }
    }

    /** Each counts those that are in it, and keeps its thread for a while. */
    private static final class Crowd {
        private final AtomicInteger here = new AtomicInteger();
        private final AtomicInteger most = new AtomicInteger();

        void visit() {
            most.accumulateAndGet(here.incrementAndGet(), Math::max);
            for (int i = 0; i < 1000; i++) {
                Thread.onSpinWait();
            }
            here.decrementAndGet();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void noMoreThreadsWorkThanAreAllowed(int threads) throws Exception {
        Crowd crowd = new Crowd();
        within(CallScope.Limits.NONE.withThreads(threads), () -> {
            assertEquals(threads, ThreadTeam.available());
            ThreadTeam.share(TASKS, task -> crowd.visit());
            // Also if a helper has helpers, and if others ask for more.
            ThreadTeam.share(4, task -> ThreadTeam.share(TASKS, inner -> crowd.visit()));
            new ThreadTeam(8).run(TASKS, task -> crowd.visit());
            Runnable end = ThreadTeam.beside(crowd::visit);
            ThreadTeam.share(TASKS, task -> crowd.visit());
            end.run();
        });
        assertTrue(crowd.most.get() <= threads, crowd.most + " of " + threads);
    }

    /** A thread of another kind counts too, until it is told that it has ended. */
    @Test
    void helpersThatAreNoWorkersCount() throws Exception {
        within(CallScope.Limits.NONE.withThreads(2), () -> {
            Runnable end = ThreadTeam.countHelper();
            Thread caller = Thread.currentThread();
            ThreadTeam.share(TASKS, task -> assertSame(caller, Thread.currentThread()));
            end.run();
            end.run();
            Crowd crowd = new Crowd();
            ThreadTeam.share(TASKS, task -> crowd.visit());
            assertTrue(crowd.most.get() <= 2);
        });
    }

    @Test
    void aPassBeginsWhenTheOneBeforeIsDone() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(4);
        try {
            for (int tasks : new int[] {1, 2, 3, 4, 17}) {
                AtomicIntegerArray done = new AtomicIntegerArray(PASSES);
                pool.submit(() -> ThreadTeam.share(tasks, PASSES, (number, pass) -> {
                    assertEquals(pass == 0 ? tasks : done.get(pass - 1), tasks);
                    done.incrementAndGet(pass);
                }, false)).get();
                assertEquals(tasks, done.get(PASSES - 1));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** No thread waits for a pass that never comes. */
    @Test
    void aFailureEndsAllPasses() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(4);
        try {
            for (int failing = 0; failing < 4 * PASSES; failing++) {
                int at = failing;
                AtomicInteger running = new AtomicInteger();
                pool.submit(() -> {
                    assertThrows(ArithmeticException.class, () -> ThreadTeam.share(4, PASSES, (number, pass) -> {
                        running.incrementAndGet();
                        if (4 * pass + number == at) {
                            running.decrementAndGet();
                            throw new ArithmeticException("planted");
                        }
                        running.decrementAndGet();
                    }, false));
                    assertEquals(0, running.get());
                }).get();
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** The caller is asked, and nobody else; tasks that have begun are done. */
    @Test
    void aCallEndsBetweenTasks() throws Exception {
        AtomicBoolean ends = new AtomicBoolean();
        CountDownLatch ended = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        within(CallScope.Limits.NONE.withCancellation(() -> {
            if (ends.get()) {
                ended.countDown();
            }
            return ends.get();
        }), () -> {
            ThreadTeam.share(TASKS, task -> done.incrementAndGet());
            assertEquals(TASKS, done.getAndSet(0));
            Thread caller = Thread.currentThread();
            assertThrows(CancellationException.class, () -> ThreadTeam.share(TASKS, task -> {
                begun.incrementAndGet();
                ends.set(true);
                if (Thread.currentThread() != caller) {
                    // Otherwise the others might do all tasks before the caller asks.
                    await(ended);
                }
                done.incrementAndGet();
            }));
            assertEquals(begun.get(), done.get());
            // What copies to arrays of the caller goes on.
            done.set(0);
            new ThreadTeam(4).run(TASKS, task -> done.incrementAndGet());
            assertEquals(TASKS, done.get());
        });
    }

    @Test
    void oneThreadEndsAfterItsTask() throws Exception {
        AtomicInteger done = new AtomicInteger();
        within(new CallScope.Limits(1, () -> done.get() == 3), () -> {
            assertThrows(CancellationException.class, () ->
                    ThreadTeam.share(TASKS, 2, (task, pass) -> done.incrementAndGet(), true));
            assertEquals(3, done.get());
        });
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An inner call of another context has its own limits, and gives those of the outer one back. */
    @Test
    void scopesNest() {
        CallScope.Limits two = CallScope.Limits.NONE.withThreads(2);
        CallScope.Limits one = CallScope.Limits.NONE.withThreads(1);
        CallScope before = two.enter();
        CallScope outer = CallScope.current();
        CallScope again = two.enter();
        assertSame(outer, CallScope.current(), "a part of the call");
        two.leave(again);
        CallScope left = one.enter();
        assertEquals(1, ThreadTeam.available());
        one.leave(left);
        assertSame(outer, CallScope.current());
        two.leave(before);
        assertNull(CallScope.current());
    }
}
