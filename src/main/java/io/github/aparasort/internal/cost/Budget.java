package io.github.aparasort.internal.cost;

import java.util.concurrent.atomic.AtomicLong;

/** Processor time that measuring may take in this process, shared out to one kind of work after the other. */
public final class Budget {
    /** Shares that are worth while: a kind of work that gets less than this would be judged by code still cold. */
    private static final double LEAST = 0.2;
    /** The most that a kind of work gets. */
    private static final double MOST = 0.55;

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
     * What the next kind of work may take: half of everything or more, as code has to be warm before it tells anything,
     * and most processes have one or two kinds; or nothing where too little is left.
     */
    long share() {
        long share = (long) Math.min(nanos - spent.get(), MOST * nanos);
        return share < LEAST * nanos ? 0 : share;
    }
}
