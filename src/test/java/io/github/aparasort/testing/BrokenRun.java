package io.github.aparasort.testing;

import java.util.concurrent.atomic.AtomicInteger;

/** One of several results that come back wrong, whichever instance of a kernel it comes from. */
public final class BrokenRun {
    /** What is wrong with a result. */
    public enum Fault {
        /** It cannot be read. */
        THROWS,
        /** Another array comes back. */
        IS_ANOTHER
    }

    private final AtomicInteger left = new AtomicInteger(-1);
    private volatile Fault fault;

    /** Breaks the result after so many further ones. */
    public void breakAfter(int results, Fault how) {
        fault = how;
        left.set(results);
    }

    /** Whether the result was broken. */
    public boolean wasBroken() {
        return left.get() < 0;
    }

    /** The array to read a result from. */
    int[] read(int[] result, int[] other) {
        if (left.getAndDecrement() != 0) {
            return result;
        }
        if (fault == Fault.THROWS) {
            throw new IllegalStateException("on purpose");
        }
        return other;
    }
}
