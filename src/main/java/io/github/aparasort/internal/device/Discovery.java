package io.github.aparasort.internal.device;

import java.util.concurrent.atomic.AtomicBoolean;

/** Finds the devices in the background, for callers who will not wait for it. Loads nothing of Aparapi itself. */
public final class Discovery {
    private static final AtomicBoolean STARTED = new AtomicBoolean();
    private static volatile boolean done;

    private Discovery() {
    }

    /** Whether the devices have been found, in the background or by whoever had to wait for them. */
    public static boolean isDone() {
        return done;
    }

    /** Starts to look for them, once. */
    public static void start() {
        if (STARTED.compareAndSet(false, true)) {
            Thread thread = new Thread(Devices::openCl, "aparasort-discovery");
            thread.setDaemon(true);
            try {
                thread.start();
            } catch (OutOfMemoryError e) {
                // No thread to be had now: a later call tries again.
                STARTED.set(false);
            }
        }
    }

    /** Finds them now, if that was not done before. */
    public static void finish() {
        Devices.openCl();
    }

    static void markDone() {
        done = true;
    }
}
