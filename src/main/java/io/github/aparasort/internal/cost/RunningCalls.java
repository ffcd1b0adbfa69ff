package io.github.aparasort.internal.cost;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** The calls that run now. On few processors, trials beside them would slow them down: trials wait for a pause. */
public final class RunningCalls {
    /** Times in a row that no call may run, so that the moment between two calls is no pause. */
    private static final int SAMPLES = 3;

    private final AtomicInteger running = new AtomicInteger();

    /** A call begins. */
    public void begin() {
        running.incrementAndGet();
    }

    /** A call has ended. */
    public void end() {
        running.decrementAndGet();
    }

    /**
     * Waits for a pause between calls.
     *
     * @param most nanoseconds to wait, if calls go on without one
     * @param sampleMillis between looks
     * @param mayWait whether there is still time for this
     */
    void awaitPause(long most, long sampleMillis, BooleanSupplier mayWait) throws InterruptedException {
        long begin = System.nanoTime();
        int idle = 0;
        while (idle < SAMPLES && System.nanoTime() - begin < most && mayWait.getAsBoolean()) {
            idle = running.get() == 0 ? idle + 1 : 0;
            Thread.sleep(sampleMillis);
        }
    }
}
