package io.github.aparasort.internal.sort;

// Twins: Long
/** The mergesort of keys alone by rakes. */
public class IntRakeMergesort extends IntRakePasses {
    public IntRakeMergesort(int rakes) {
        super(rakes);
    }
}
