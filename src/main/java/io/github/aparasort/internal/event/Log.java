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

    /** Set while a thread logs at level DEBUG. */
    private static final ThreadLocal<Boolean> DEBUGS = new ThreadLocal<>();

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

    /** Tells of a choice. A log handler that sorts would be told of its own sorts without end, so it is not. */
    static void debug(String message) {
        if (DEBUGS.get() == null) {
            DEBUGS.set(true);
            try {
                Holder.LOGGER.log(Level.DEBUG, message);
            } finally {
                DEBUGS.remove();
            }
        }
    }
}
