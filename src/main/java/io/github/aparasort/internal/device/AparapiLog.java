package io.github.aparasort.internal.device;

import com.aparapi.Config;
import io.github.aparasort.internal.kernel.TileKernel;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Undoes what Aparapi does to logging. Its {@code Config} class sets every root log handler to WARNING when it is
 * loaded. Aparapi's messages about a failing device are switched off, because this library reports the fault itself.
 */
public final class AparapiLog {
    /** A strong reference: the log manager holds loggers weakly and would lose the level. */
    private static Logger logger;

    private AparapiLog() {
    }

    /** Loads Aparapi's configuration and restores the levels of the root handlers. */
    public static synchronized void quieten() {
        if (logger != null) {
            return;
        }
        Handler[] handlers = Logger.getLogger("").getHandlers();
        Level[] levels = new Level[handlers.length];
        for (int i = 0; i < handlers.length; i++) {
            levels[i] = handlers[i].getLevel();
            // Where a security manager denies this, Aparapi is not loaded: it would print what it must not do.
            handlers[i].setLevel(levels[i]);
        }
        logger = Logger.getLogger(Config.getLoggerName());
        for (int i = 0; i < handlers.length; i++) {
            handlers[i].setLevel(levels[i]);
        }
        if (System.getProperty(Config.getLoggerName()) == null) {
            logger.setLevel(Level.OFF);
        }
    }

    /**
     * Creates a kernel with the caller's code, for one call. It is a copy: the supplier may give an object that serves
     * other calls too. The first kernel of a process loads Aparapi's configuration.
     *
     * @param name what the caller calls the supplier
     */
    @SuppressWarnings("unchecked")
    public static <K extends TileKernel> K made(Supplier<? extends K> code, String name) {
        Objects.requireNonNull(code, name);
        quieten();
        return (K) Objects.requireNonNull(code.get(), () -> name + ".get() returned null").copyForCall();
    }
}
