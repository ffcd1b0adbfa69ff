package io.github.aparasort.internal.event;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Work in the background inside a driver, for which the end of the process waits. A driver frees what it has when the
 * process ends, and may crash the JVM if a thread is still inside it: see {@code docs/traps.md}.
 */
public final class ExitDelay {
    /** A driver's compiler takes up to two seconds for a kernel, more under load. Nobody waits for one that hangs. */
    private static final long MOST_SECONDS = 10;

    /** The process is ending already. */
    public static final class Ending extends IllegalStateException {
        private static final long serialVersionUID = 1;

        Ending(Throwable cause) {
            super("the process is ending", cause);
        }
    }

    private ExitDelay() {
    }

    /**
     * Does the work. The hook is removed after it, so that the JVM keeps nothing of this library.
     *
     * @throws Ending if the process is ending already; then the work is not begun
     */
    public static <R, E extends Exception> R call(ThrowingSupplier<R, E> work) throws E {
        CountDownLatch done = new CountDownLatch(1);
        Thread hook = Threads.daemon("aparasort-exit", () -> await(done));
        boolean isHooked = add(hook);
        try {
            return work.get();
        } finally {
            done.countDown();
            if (isHooked) {
                remove(hook);
            }
        }
    }

    private static boolean add(Thread hook) {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            return true;
        } catch (IllegalStateException e) {
            throw new Ending(e);
        } catch (SecurityException e) {
            // A security manager allows no hook: the work is done all the same.
            return false;
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending, and the hook has seen the end of the work.
        }
    }

    private static void await(CountDownLatch done) {
        try {
            done.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            // Somebody wants the process to end at once.
        }
    }
}
