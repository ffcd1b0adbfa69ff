package io.github.aparasort.process;

import io.github.aparasort.internal.event.ExitDelay;
import java.util.concurrent.CountDownLatch;

/** What {@link ExitTest} runs in a process of its own: it ends while a thread is at work. */
final class ExitingProgram {
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
