package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongValueArrays;

/** The mergesort by rakes of long keys with an int value or an index each, in further arrays. */
public class LongPairRakeMergesort extends LongPairRakePasses implements LongValueArrays {
    public LongPairRakeMergesort(int rakes) {
        super(rakes);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
