package io.github.aparasort.plan;

import java.util.concurrent.atomic.AtomicLong;

/** Processor time that measuring may take in this process, shared out to one kind of work after the other. */
final class Budget {
    /** Shares that are worth while: a kind of work that gets less than this would be judged by code still cold. */
    private static final double LEAST = 0.2;

    private final long nanos;
    private final AtomicLong spent = new AtomicLong();

    Budget(long nanos) {
        this.nanos = nanos;
    }

    void charge(long more) {
        spent.addAndGet(more);
    }

    long nanos() {
        return nanos;
    }

    long spent() {
        return spent.get();
    }

    /**
     * What the next kind of work may take: half of everything, as code has to be warm before it tells anything, and
     * most processes have one or two kinds; or nothing where too little is left.
     */
    long share() {
        long share = Math.min(nanos - spent.get(), nanos / 2);
        return share < LEAST * nanos ? 0 : share;
    }
}
