package io.github.aparasort.internal.event;

import java.lang.System.Logger.Level;

/**
 * The log of this library. The logger is looked up when it is first needed: this takes up to a tenth of a second,
 * because the JDK then starts its logging.
 */
public final class Log {
    /** The name of the logger. */
    public static final String NAME = "io.github.aparasort";

    private static final class Holder {
        static final System.Logger LOGGER = System.getLogger(NAME);
    }

    private Log() {
    }

    /** Tells of something that an operator should know. */
    public static void warn(String message) {
        Holder.LOGGER.log(Level.WARNING, message);
    }

    /** Tells of something that was thrown. */
    public static void warn(String message, Throwable thrown) {
        Holder.LOGGER.log(Level.WARNING, message, thrown);
    }

    /** Whether {@link #debug} would be heard. Ask before a message is put together. */
    static boolean isDebug() {
        return Holder.LOGGER.isLoggable(Level.DEBUG);
    }

    static void debug(String message) {
        Holder.LOGGER.log(Level.DEBUG, message);
    }
}
