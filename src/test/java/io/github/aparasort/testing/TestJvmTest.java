package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.event.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which threads are taken for ones that a test has left. */
class TestJvmTest {
    @Test
    void aThreadThatSpinsIsLeftUntilItEnds() throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            begun.countDown();
            while (!over.get()) {
                Thread.onSpinWait();
            }
        });
        thread.setDaemon(true);
        thread.start();
        begun.await();
        assertEquals(true, TestJvm.isLeft(thread));
        over.set(true);
        thread.join();
        assertEquals(false, TestJvm.isLeft(thread));
    }

    /** One that keeps the JVM from its end is left though it does nothing. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anIdleWorkerIsLeftUnlessItIsADaemon(boolean daemon) throws Exception {
        Thread[] worker = new Thread[1];
        ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
            // As the library makes its own.
            worker[0] = Threads.daemon("idle", task);
            worker[0].setDaemon(daemon);
            return worker[0];
        });
        try {
            pool.submit(() -> { }).get();
            // It has given the result, and is on its way to wait for more work.
            while (worker[0].getState() == Thread.State.RUNNABLE) {
                Thread.onSpinWait();
            }
            assertEquals(!daemon, TestJvm.isLeft(worker[0]));
        } finally {
            pool.shutdown();
        }
    }
}
