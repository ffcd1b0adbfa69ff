package io.github.aparasort.internal.cli;

import io.github.aparasort.internal.event.Threads;
import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Says on stderr what a long command is doing: nothing in the first seconds, then a line now and then. These are plain
 * lines, which a log shows as well as a terminal. The thread that works only sets fields.
 */
public final class Progress implements AutoCloseable {
    /** A person begins to doubt that a program works; and a log of an hour stays below 2,000 lines. */
    private static final long PERIOD_MILLIS = 2_000;

    private final PrintStream err;
    private final Thread ticker;
    private volatile Supplier<String> doing = () -> "";
    private volatile long doingSince = System.nanoTime();
    private volatile long quietSince = System.nanoTime();
    /** Hundredths, or -1 if it is not known. */
    private volatile int percent = -1;

    Progress(PrintStream err) {
        this(err, PERIOD_MILLIS);
    }

    Progress(PrintStream err, long periodMillis) {
        this.err = err;
        ticker = Threads.daemon("aparasort-progress", () -> tick(periodMillis));
        ticker.start();
    }

    /** A step begins. */
    void step(String what) {
        step(() -> what);
    }

    /** A step begins that tells more and more of itself. */
    void step(Supplier<String> what) {
        percent = -1;
        doing = what;
        doingSince = System.nanoTime();
    }

    /** A part of the step is done. */
    void reached(long done, long total) {
        percent = total == 0 ? 100 : (int) (100.0 * done / total);
    }

    /** The command printed something itself, so the next line can wait. */
    void printed() {
        quietSince = System.nanoTime();
    }

    private void tick(long periodMillis) {
        try {
            while (true) {
                TimeUnit.MILLISECONDS.sleep(periodMillis);
                String what = doing.get();
                if (!what.isEmpty() && System.nanoTime() - quietSince >= periodMillis * 1_000_000) {
                    err.println("... " + what + (percent < 0 ? since() : Text.format(", %d %%", percent)));
                }
            }
        } catch (InterruptedException e) {
            // Closed.
        }
    }

    private String since() {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - doingSince);
        return seconds == 0 ? "" : Text.format(", for %d s", seconds);
    }

    @Override
    public void close() {
        ticker.interrupt();
        try {
            // None of its lines may follow what the command prints next.
            ticker.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
