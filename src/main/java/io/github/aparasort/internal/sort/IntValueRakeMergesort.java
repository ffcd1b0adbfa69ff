package io.github.aparasort.internal.sort;

// Twins: Long
/** The mergesort by rakes of keys with an int value or an index each, in further arrays. */
public class IntValueRakeMergesort extends IntValueRakePasses {
    public IntValueRakeMergesort(int rakes) {
        super(rakes);
    }

    @Override
    protected int carries() {
        return 1;
    }
}
