package io.github.aparasort.internal.cost;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** The calls that run now. On few processors, trials beside them would slow them down: trials wait for a pause. */
public final class RunningCalls {
    /** Times in a row that no call may run, so that the moment between two calls is no pause. */
    private static final int SAMPLES = 3;
    private static final long SAMPLE_MILLIS = 10;

    private final long mostNanos;
    private final AtomicInteger running = new AtomicInteger();

    /** @param mostNanos the most that trials wait, if calls go on without a pause; for 0, calls are not counted */
    RunningCalls(long mostNanos) {
        this.mostNanos = mostNanos;
    }

    /** A call begins. */
    public void begin() {
        if (mostNanos > 0) {
            running.incrementAndGet();
        }
    }

    /** A call has ended. */
    public void end() {
        if (mostNanos > 0) {
            running.decrementAndGet();
        }
    }

    /**
     * Waits for a pause between calls.
     *
     * @param mayWait whether there is still time for this
     */
    void awaitPause(BooleanSupplier mayWait) throws InterruptedException {
        long begin = System.nanoTime();
        int idle = 0;
        while (idle < SAMPLES && System.nanoTime() - begin < mostNanos && mayWait.getAsBoolean()) {
            idle = running.get() == 0 ? idle + 1 : 0;
            Thread.sleep(SAMPLE_MILLIS);
        }
    }
}
