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
     * What the next kind of work may take: half of what is left, because nobody knows how many kinds are still to
     * come, and most processes have one or two; a quarter of everything where that is more, so that what is
     * left serves one kind well rather than several badly; or nothing.
     */
    long share() {
        long left = nanos - spent.get();
        long share = Math.min(left, Math.max(left / 2, nanos / 4));
        return share < LEAST * nanos ? 0 : share;
    }
}
