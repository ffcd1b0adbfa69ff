package io.github.aparasort.benchmark.learning;

/** Other work of the machine: none, four busy threads for the first four seconds, or for the whole time. */
public enum Load {
    QUIET, START, ALWAYS;

    private static final int BUSY_THREADS = 4;
    private static final long START_NANOS = 4_000_000_000L;

    /** Starts it. */
    void begin() {
        long until = this == START ? System.nanoTime() + START_NANOS : Long.MAX_VALUE;
        for (int i = 0; i < (this == QUIET ? 0 : BUSY_THREADS); i++) {
            Thread thread = new Thread(() -> keepBusy(until));
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void keepBusy(long until) {
        double sum = 0;
        while (System.nanoTime() < until) {
            for (int i = 0; i < 10_000; i++) {
                sum = Math.sin(sum + i);
            }
        }
    }
}
