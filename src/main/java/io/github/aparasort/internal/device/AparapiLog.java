package io.github.aparasort.internal.device;

import com.aparapi.Config;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Keeps Aparapi's logging to itself. Its {@code Config} sets every root log handler to WARNING when it is loaded; and
 * what it logs and prints of a failing device, we report ourselves.
 */
public final class AparapiLog {
    /** Held, because the log manager holds loggers weakly and would forget the level. */
    private static Logger logger;

    private AparapiLog() {
    }

    /** Loads Aparapi's configuration and undoes what it does to the root handlers. */
    public static synchronized void quieten() {
        if (logger != null) {
            return;
        }
        Handler[] handlers = Logger.getLogger("").getHandlers();
        Level[] levels = new Level[handlers.length];
        for (int i = 0; i < handlers.length; i++) {
            levels[i] = handlers[i].getLevel();
        }
        logger = Logger.getLogger(Config.getLoggerName());
        for (int i = 0; i < handlers.length; i++) {
            handlers[i].setLevel(levels[i]);
        }
        if (System.getProperty(Config.getLoggerName()) == null) {
            logger.setLevel(Level.OFF);
        }
    }

    /** Makes a kernel with a caller's code. The first kernel of a process loads Aparapi's configuration. */
    public static <K> K made(Supplier<? extends K> code) {
        quieten();
        return code.get();
    }
}
