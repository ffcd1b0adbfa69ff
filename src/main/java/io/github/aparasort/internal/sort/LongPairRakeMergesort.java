package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongValueArrays;

/**
 * The mergesort by rakes of long keys that carry an int value each (or an index), in a second array for every array of
 * keys.
 */
public class LongPairRakeMergesort extends LongPairRakePasses implements LongValueArrays {
    public LongPairRakeMergesort(int rakes) {
        super(rakes);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
