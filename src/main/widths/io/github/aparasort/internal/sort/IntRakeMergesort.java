package io.github.aparasort.internal.sort;

/** Sorts keys alone. The twin for 64-bit keys is derived from this file by the build. */
public class IntRakeMergesort extends IntRakePasses {
    public IntRakeMergesort(int rakes) {
        super(rakes);
    }
}
