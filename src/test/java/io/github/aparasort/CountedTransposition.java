package io.github.aparasort;

import io.github.aparasort.kernel.tile.LongTileMergesort;
import java.util.concurrent.atomic.LongAdder;

/** Counts comparisons, those of the network and of the merges alike. */
public class CountedTransposition extends LongTileMergesort {
    static final LongAdder COMPARISONS = new LongAdder();

    public CountedTransposition(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected boolean before(long x, long y) {
        COMPARISONS.increment();
        return super.before(x, y);
    }
}
