package io.github.aparasort.internal.device;

import java.util.concurrent.FutureTask;

/** New arrays for a result. The JVM clears them by one thread, so large ones are made beside the launch. */
final class PendingArrays {
    /** Nothing to wait for. */
    static final PendingArrays NONE = new PendingArrays(null);

    /** From this many elements on, an array takes longer to make than it takes to start a thread. */
    private static final int LARGE = 1 << 17;

    private final FutureTask<Void> task;

    private PendingArrays(FutureTask<Void> task) {
        this.task = task;
    }

    /** Begins to make arrays for n elements. */
    static PendingArrays begin(int n, Runnable maker) {
        if (n >= LARGE) {
            return new PendingArrays(HelperThreads.run(maker));
        }
        maker.run();
        return NONE;
    }

    /** Waits until the arrays are there, or throws what kept them from being made. */
    void await() {
        if (task != null) {
            Waiting.result(task);
        }
    }
}
