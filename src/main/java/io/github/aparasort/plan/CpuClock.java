package io.github.aparasort.plan;

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

    /** What a stretch of work took: the time of all threads, callers' included; at most what so many threads can. */
    public Stretch start(int most) {
        return new Stretch(most, System.nanoTime(), now());
    }

    private long now() {
        long sum = 0;
        if (threads != null) {
            for (long id : threads.getAllThreadIds()) {
                sum += Math.max(0, threads.getThreadCpuTime(id));
            }
        }
        return sum;
    }

    /** From a beginning on. */
    public final class Stretch {
        private final int most;
        private final long nanos;
        private final long cpu;

        private Stretch(int most, long nanos, long cpu) {
            this.most = most;
            this.nanos = nanos;
            this.cpu = cpu;
        }

        /** An upper bound on processor time, as long as no thread ended meanwhile. */
        public long cpuNanos() {
            long bound = most * (System.nanoTime() - nanos);
            // A thread that ended takes its time along: then the sum may even have fallen.
            long spent = now() - cpu;
            return threads == null || spent <= 0 ? bound : Math.min(bound, spent);
        }
    }
}
