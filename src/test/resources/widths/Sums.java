package io.github.aparasort;

class Sums {
    /** Adds ints. */
    public int count(/*value*/ int[] a) {
        return new IntHalf().length(a);
    }
    // Also for float: Adds {type}s.
}
