package io.github.aparasort.testing;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What the library logs until this is closed. It is not printed meanwhile. */
public class LogCapture extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("io.github.aparasort");
    private final Level level = logger.getLevel();
    private final boolean isPrinted = logger.getUseParentHandlers();
    private final List<LogRecord> records = new CopyOnWriteArrayList<>();

    public LogCapture() {
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
    }

    /** Captures debug messages too. */
    public LogCapture debug() {
        logger.setLevel(Level.FINE);
        return this;
    }

    public List<LogRecord> records() {
        return records;
    }

    /** The texts of all warnings. */
    public List<String> warnings() {
        return texts(Level.WARNING);
    }

    public List<String> texts(Level wanted) {
        return records.stream().filter(r -> r.getLevel() == wanted).map(LogRecord::getMessage).toList();
    }

    @Override
    public void publish(LogRecord record) {
        records.add(record);
    }

    @Override
    public void flush() {
        // Nothing is kept back.
    }

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(isPrinted);
        logger.setLevel(level);
    }

    @Override
    public String toString() {
        return records.stream().map(r -> r.getLevel() + " " + r.getMessage()).toList().toString();
    }
}
