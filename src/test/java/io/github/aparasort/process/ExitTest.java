package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.internal.event.ExitDelay;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of the process waits for a thread that may be inside a driver. */
@Tag(Coverage.EVERY_JDK)
class ExitTest {
    @TempDir
    Path directory;

    /** What another process runs: it ends while a thread is at work. */
    public static final class ExitingProgram {
        private ExitingProgram() {
        }

        public static void main(String[] args) throws Exception {
            CountDownLatch begun = new CountDownLatch(1);
            Thread thread = new Thread(() -> {
                ExitDelay.call(() -> work(begun));
                refused();
            });
            thread.setDaemon(true);
            thread.start();
            begun.await();
        }

        /** It goes on until the process is ending, and a little longer. */
        private static Void work(CountDownLatch begun) {
            begun.countDown();
            Thread hook = new Thread();
            try {
                while (true) {
                    Runtime.getRuntime().addShutdownHook(hook);
                    Runtime.getRuntime().removeShutdownHook(hook);
                    Thread.onSpinWait();
                }
            } catch (IllegalStateException e) {
                for (int i = 0; i < 10; i++) {
                    pause();
                }
                System.out.println("done");
            }
            return null;
        }

        private static void refused() {
            try {
                ExitDelay.call(() -> {
                    System.out.println("begun too late");
                    return null;
                });
            } catch (ExitDelay.Ending e) {
                // As it must be.
            }
        }

        private static void pause() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Work that has begun is done before the process ends; none begins after that. */
    @Test
    void theEndWaitsForWorkThatHasBegun() throws Exception {
        assertEquals("done", ChildJvm.run(directory, ExitingProgram.class, List.of()).out().strip());
    }

    @Test
    void theWorkHasItsResultAndItsException() throws Exception {
        assertEquals(5, ExitDelay.call(() -> 5));
        assertThrows(IOException.class, () -> ExitDelay.call(() -> {
            throw new IOException("thrown by the work");
        }));
    }
}
