package io.github.aparasort.internal.tile;

import java.util.concurrent.atomic.LongAdder;

/**
 * Sorts stretches as {@link BitwiseBatcherSort} sorts all: the bits of each key are parts of as many inputs. What it
 * then merges are words of which each has all ones of the one before it, so that it is no less. Counts comparisons.
 */
public class BitwiseBatcherStretch extends LongBatcherStretchMergesort {
    static final LongAdder COMPARATORS = new LongAdder();
    static final LongAdder COMPARISONS = new LongAdder();

    public BitwiseBatcherStretch(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long lesser(long x, long y) {
        COMPARATORS.increment();
        return x & y;
    }

    @Override
    protected long greater(long x, long y) {
        return x | y;
    }

    @Override
    protected boolean before(long x, long y) {
        COMPARISONS.increment();
        return super.before(x, y);
    }
}
