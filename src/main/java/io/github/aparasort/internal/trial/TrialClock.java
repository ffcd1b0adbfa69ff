package io.github.aparasort.internal.trial;

import io.github.aparasort.internal.cost.CpuClock;
import java.util.function.IntConsumer;

/** The processor time of trials. The clock is opened by the thread that runs them, at its first use. */
final class TrialClock {
    /** Calls of a warm-up between two readings of the clock. */
    private static final int LOOK_EVERY = 100;

    private CpuClock clock;

    /** Processor time of this thread and of others that help it. */
    CpuClock.Stretch start(int helpers) {
        if (clock == null) {
            clock = new CpuClock();
        }
        return clock.start(helpers);
    }

    /** Repeats the work, at most {@code calls} times or {@code most} nanoseconds. Returns the processor time. */
    long repeat(int helpers, int calls, long most, IntConsumer work) {
        CpuClock.Stretch cpu = start(helpers);
        for (int call = 0; call < calls && (call % LOOK_EVERY > 0 || cpu.cpuNanos() < most); call++) {
            work.accept(call);
        }
        return cpu.cpuNanos();
    }
}
