package io.github.aparasort.internal.sort;

/** The mergesort by rakes of longs by their high 32 bits: an int key, with an int value or an index below it. */
public class IntPairRakeMergesort extends IntPairRakePasses {
    public IntPairRakeMergesort(int rakes) {
        super(rakes);
    }

    @Override
    protected int comesBefore(long x, long y) {
        return (int) (((x >> 32) - (y >> 32)) >> 63);
    }
}
