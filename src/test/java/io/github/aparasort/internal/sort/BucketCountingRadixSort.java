package io.github.aparasort.internal.sort;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts for how many buckets the last insertion came to an end, and for how many it was given up. */
final class BucketCountingRadixSort extends IntRakeRadixSort {
    final AtomicInteger finished = new AtomicInteger();
    final AtomicInteger givenUp = new AtomicInteger();

    BucketCountingRadixSort(int rakes) {
        super(rakes);
    }

    @Override
    public boolean finish(int begin, int end, int rake, int inHome) {
        boolean done = super.finish(begin, end, rake, inHome);
        (done ? finished : givenUp).incrementAndGet();
        return done;
    }
}
