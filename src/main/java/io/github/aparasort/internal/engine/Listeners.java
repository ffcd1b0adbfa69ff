package io.github.aparasort.internal.engine;

import io.github.aparasort.Execution;
import io.github.aparasort.internal.event.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** The listeners of a context. What one throws is logged once, and does not disturb the call or the others. */
final class Listeners {
    private static final class Listener {
        final Consumer<? super Execution> consumer;
        final AtomicBoolean failed = new AtomicBoolean();

        Listener(Consumer<? super Execution> consumer) {
            this.consumer = consumer;
        }

        /** Everything is caught: the work of the call is done, and its result is right. */
        void tell(Execution done) {
            try {
                consumer.accept(done);
            } catch (Throwable e) {
                if (failed.compareAndSet(false, true)) {
                    Log.warn("a listener of Gpu.onExecution threw; what this " + consumer.getClass().getName()
                            + " throws later is not logged", e);
                }
            }
        }
    }

    /** An array, because small calls read it: code that is not compiled yet iterates over a list ten times slower. */
    private volatile Listener[] all = {};

    /** Adds a listener. The result removes it, once. */
    synchronized Runnable add(Consumer<? super Execution> consumer) {
        Listener added = new Listener(consumer);
        List<Listener> more = new ArrayList<>(List.of(all));
        more.add(added);
        all = more.toArray(Listener[]::new);
        return () -> remove(added);
    }

    private synchronized void remove(Listener leaving) {
        List<Listener> fewer = new ArrayList<>(List.of(all));
        fewer.remove(leaving);
        all = fewer.toArray(Listener[]::new);
    }

    boolean isEmpty() {
        return all.length == 0;
    }

    void tell(Execution done) {
        for (Listener each : all) {
            each.tell(done);
        }
    }
}
