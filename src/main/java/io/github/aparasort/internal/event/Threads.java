package io.github.aparasort.internal.event;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Makes all threads of this library. They may outlive the caller, and the caller's application may be unloaded before
 * they end. So they keep nothing of the caller: they have no context class loader, and inherit no thread-local values.
 * They are daemon threads.
 */
public final class Threads {
    private Threads() {
    }

    /**
     * A thread that has not been started. If the work ends with an error of linkage, the thread ends quietly: somebody
     * has closed the class loader of this library, or a jar is missing, and a caller meets the same error.
     */
    public static Thread daemon(String name, Runnable work) {
        Thread thread = new Thread(null, () -> run(name, work), name, 0, false);
        try {
            thread.setContextClassLoader(null);
        } catch (SecurityException e) {
            // A security manager denies it, and with it that an application is unloaded without a trace.
        }
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Starts a thread that loads classes, once. If there is no thread or no memory now, a later call tries again.
     *
     * @param started whether it was started; the work may reset it, and is then done again
     */
    public static void startOnce(AtomicBoolean started, String name, Runnable work) {
        if (Heap.hasRoomToLoad() && started.compareAndSet(false, true)) {
            try {
                daemon(name, work).start();
            } catch (OutOfMemoryError e) {
                started.set(false);
            }
        }
    }

    private static void run(String name, Runnable work) {
        try {
            work.run();
        } catch (LinkageError e) {
            tell(name, e);
        }
    }

    private static void tell(String name, LinkageError error) {
        try {
            Log.debug("thread " + name + " ends: " + error);
        } catch (LinkageError e) {
            // The classes of the log cannot be loaded either.
        }
    }
}
