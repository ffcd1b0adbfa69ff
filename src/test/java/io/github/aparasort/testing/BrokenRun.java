package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.PartFaultTest.PartFault;
import java.util.concurrent.atomic.AtomicInteger;

/** One of several results that come back wrong, whichever instance of a kernel it comes from. */
public final class BrokenRun {
    private final AtomicInteger left = new AtomicInteger(-1);
    private volatile PartFault fault;

    /** Breaks the result after so many further ones. */
    public void breakAfter(int results, PartFault how) {
        fault = how;
        left.set(results);
    }

    /** Whether the result was broken. */
    public boolean wasBroken() {
        return left.get() < 0;
    }

    /** Reads a part of a result, unless that is the fault. Returns whether its first key is to be damaged. */
    boolean isBroken(Runnable read) {
        if (left.getAndDecrement() != 0) {
            read.run();
            return false;
        }
        if (fault.isRead()) {
            read.run();
        }
        return true;
    }

    int damaged(int key, int next) {
        return (int) fault.damaged(key, next);
    }
}
