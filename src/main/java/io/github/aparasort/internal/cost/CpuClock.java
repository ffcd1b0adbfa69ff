package io.github.aparasort.internal.cost;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Processor time of the threads of this process. On a shared machine it is a fraction of the elapsed time, and workers
 * that wait for each other use none.
 */
public final class CpuClock {
    private final ThreadMXBean threads;

    public CpuClock() {
        ThreadMXBean found = null;
        try {
            found = ManagementFactory.getThreadMXBean();
            if (!found.isThreadCpuTimeSupported() || !found.isThreadCpuTimeEnabled()) {
                found = null;
            }
        } catch (RuntimeException | LinkageError e) {
            // A JVM without the module java.management has no such clock.
        }
        threads = found;
    }

    /**
     * Starts to measure work of this thread. The clock cannot tell which threads help it. With any helpers, the time of
     * all threads counts, callers' included, but at most what this thread and this many others can use.
     */
    public Stretch start(int helpers) {
        return new Stretch(helpers);
    }

    private long now(int helpers) {
        if (threads == null) {
            return 0;
        }
        if (helpers == 0) {
            return threads.getCurrentThreadCpuTime();
        }
        long sum = 0;
        for (long id : threads.getAllThreadIds()) {
            sum += Math.max(0, threads.getThreadCpuTime(id));
        }
        return sum;
    }

    /** The time since a beginning. */
    public final class Stretch {
        private final int helpers;
        private final long nanos = System.nanoTime();
        private final long cpu;

        private Stretch(int helpers) {
            this.helpers = helpers;
            this.cpu = now(helpers);
        }

        /**
         * An upper bound on the processor time so far, as long as no thread ended meanwhile. Only for the thread that
         * started it.
         */
        public long cpuNanos() {
            long bound = (helpers + 1) * (System.nanoTime() - nanos);
            // The time of a thread that has ended is no longer counted, so the sum may even have fallen.
            long spent = now(helpers) - cpu;
            return threads == null || spent <= 0 ? bound : Math.min(bound, spent);
        }
    }
}
