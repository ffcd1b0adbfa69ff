package io.github.aparasort.internal.sort;

/** Sorts keys alone. */
public class IntRakeMergesort extends IntRakePasses {
    public IntRakeMergesort(int rakes) {
        super(rakes);
    }
}
