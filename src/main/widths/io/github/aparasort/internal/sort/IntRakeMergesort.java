package io.github.aparasort.internal.sort;

/** Sorts keys alone. The build derives the variant for 64-bit keys from this file. */
public class IntRakeMergesort extends IntRakePasses {
    public IntRakeMergesort(int rakes) {
        super(rakes);
    }
}
