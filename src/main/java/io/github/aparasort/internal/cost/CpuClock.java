package io.github.aparasort.internal.cost;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Processor time of the threads of this process. On a machine that others use too it is a fraction of the time that
 * passes, and workers that wait for each other take none.
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
            // A JVM put together without java.management does not tell.
        }
        threads = found;
    }

    /**
     * A stretch of work of this thread. Who its helpers are cannot be told: with any, the time of all threads counts,
     * callers' included, but at most what this thread and so many others can take.
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

    /** From a beginning on. */
    public final class Stretch {
        private final int helpers;
        private final long nanos = System.nanoTime();
        private final long cpu;

        private Stretch(int helpers) {
            this.helpers = helpers;
            this.cpu = now(helpers);
        }

        /** An upper bound on processor time so far, as long as no thread ended meanwhile. To be asked by its thread. */
        public long cpuNanos() {
            long bound = (helpers + 1) * (System.nanoTime() - nanos);
            // A thread that ended takes its time along: then the sum may even have fallen.
            long spent = now(helpers) - cpu;
            return threads == null || spent <= 0 ? bound : Math.min(bound, spent);
        }
    }
}
