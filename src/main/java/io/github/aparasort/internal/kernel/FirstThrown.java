package io.github.aparasort.internal.kernel;

import java.util.concurrent.atomic.AtomicReference;

/**
 * The first exception that the caller's code threw in any work-item. All work-items, which are clones, share it. It is
 * reported when all work-items are done, because the others may still be working when it is thrown.
 */
public final class FirstThrown {
    private final AtomicReference<Throwable> thrown = new AtomicReference<>();

    /** Forgets the last launch. */
    public void forget() {
        thrown.set(null);
    }

    /** Does the work of a work-item, unless one has failed. */
    public void guard(Runnable work) {
        if (thrown.get() == null) {
            try {
                work.run();
            } catch (Throwable e) {
                thrown.compareAndSet(null, e);
            }
        }
    }

    /** After all work-items are done: throws the exception, if there was one. */
    public void report() {
        if (thrown.get() != null) {
            throw new CustomCodeException(thrown.get());
        }
    }
}
