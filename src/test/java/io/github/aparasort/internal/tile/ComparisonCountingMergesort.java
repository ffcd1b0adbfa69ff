package io.github.aparasort.internal.tile;

import java.util.concurrent.atomic.LongAdder;

/** Counts comparisons, those of the network and of the merges alike. */
public class ComparisonCountingMergesort extends LongTileMergesort {
    static final LongAdder COMPARISONS = new LongAdder();

    public ComparisonCountingMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected boolean before(long x, long y) {
        COMPARISONS.increment();
        return super.before(x, y);
    }
}
