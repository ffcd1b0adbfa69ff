package io.github.aparasort.internal.cli;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;

/**
 * Tells on stderr what a long command is doing: nothing in the first seconds, then a line now and then. Plain lines, so
 * that a log reads as well as a console; the worker only sets two fields.
 */
public final class Progress implements AutoCloseable {
    private static final long PERIOD_MILLIS = 2_000;

    private final PrintStream err;
    private final Thread ticker;
    private volatile String doing = "";
    private volatile long doingSince = System.nanoTime();
    /** Hundredths, or -1 where nobody knows. */
    private volatile int percent = -1;

    Progress(PrintStream err) {
        this(err, PERIOD_MILLIS);
    }

    Progress(PrintStream err, long periodMillis) {
        this.err = err;
        ticker = new Thread(() -> tick(periodMillis), "aparasort-progress");
        ticker.setDaemon(true);
        ticker.start();
    }

    /** Something begins of which nobody knows how far it is. */
    void step(String what) {
        percent = -1;
        doing = what;
        doingSince = System.nanoTime();
    }

    /** What was begun is so far. */
    void reached(long done, long total) {
        percent = total == 0 ? 100 : (int) (100.0 * done / total);
    }

    private void tick(long periodMillis) {
        try {
            while (true) {
                TimeUnit.MILLISECONDS.sleep(periodMillis);
                if (!doing.isEmpty()) {
                    err.println("... " + doing + (percent < 0 ? since() : Text.format(", %d %%", percent)));
                }
            }
        } catch (InterruptedException e) {
            // Closed: nothing more to tell.
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
            // So that none of its lines comes after what the command prints next.
            ticker.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
