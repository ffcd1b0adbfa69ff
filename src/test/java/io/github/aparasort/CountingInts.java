package io.github.aparasort;

import io.github.aparasort.kernel.rake.IntRakeRadixSort;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts for how many buckets the last insertion came to an end, and for how many it was given up. */
final class CountingInts extends IntRakeRadixSort {
    final AtomicInteger finished = new AtomicInteger();
    final AtomicInteger givenUp = new AtomicInteger();

    CountingInts(int rakes) {
        super(rakes);
    }

    @Override
    protected boolean finish(int begin, int end, int rake, int inHome) {
        boolean done = super.finish(begin, end, rake, inHome);
        (done ? finished : givenUp).incrementAndGet();
        return done;
    }
}
