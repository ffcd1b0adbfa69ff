package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.event.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** Finds the devices of AUTO in the background, for callers that do not wait. It loads nothing of Aparapi itself. */
public final class Discovery {
    private static final AtomicBoolean STARTED = new AtomicBoolean();
    private static volatile boolean done;

    private Discovery() {
    }

    /** Whether the devices have been found, in the background or by a caller that waited. */
    public static boolean isDone() {
        return done;
    }

    /**
     * Starts the search, once.
     *
     * @param afterwards what to do when the devices have been found, on the thread that found them; it is not done if
     *     the search was started before
     */
    public static void start(Runnable afterwards) {
        Threads.startOnce(STARTED, "aparasort-discovery", () -> {
            finish();
            afterwards.run();
        });
    }

    /** Finds the devices now, unless that is done. */
    public static void finish() {
        if (!done) {
            Devices.openClForAuto();
            done = true;
            Events.open();
        }
    }
}
