package io.github.aparasort.internal.kernel;

import java.util.concurrent.atomic.AtomicReference;

/**
 * What a caller's own code threw first, in whichever work-item; one for all of them, which are clones. A work-item does
 * not die of it, for others would still be at work when that is reported.
 */
public final class FirstThrown {
    private final AtomicReference<Throwable> thrown = new AtomicReference<>();

    /** Forgets the last launch. */
    public void forget() {
        thrown.set(null);
    }

    /** Does the work of a work-item, unless another has failed. */
    public void guard(Runnable work) {
        if (thrown.get() == null) {
            try {
                work.run();
            } catch (Throwable e) {
                thrown.compareAndSet(null, e);
            }
        }
    }

    /** When all work-items are done: throws what was thrown, if anything. */
    public void report() {
        if (thrown.get() != null) {
            throw new CustomCodeException(thrown.get());
        }
    }
}
