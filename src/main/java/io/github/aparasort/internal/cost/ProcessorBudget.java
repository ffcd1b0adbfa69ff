package io.github.aparasort.internal.cost;

import java.util.concurrent.atomic.AtomicLong;

/** The processor time that measuring may take in this process. One kind of work after the other gets a share. */
public final class ProcessorBudget {
    /** The smallest useful share: a kind of work that got less would be measured with cold code. */
    private static final double LEAST = 0.2;
    /** The largest share of one kind of work. */
    private static final double MOST = 0.55;

    private final long nanos;
    private final AtomicLong spent = new AtomicLong();

    ProcessorBudget(long nanos) {
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
     * The share of the next kind of work: half of everything or more, because code must be warm before its times mean
     * anything, and most processes have one or two kinds. Nothing if too little is left.
     */
    long share() {
        long share = (long) Math.min((double) (nanos - spent.get()), MOST * nanos);
        return share < LEAST * nanos ? 0 : share;
    }
}
