package io.github.aparasort;

class Sums {
    /** Adds ints. */
    public int count(/*value*/ int[] a) {
        return new IntHalf().length(a);
    }
    // Also for float: Adds {type}s.

    /** Counts firsts, as FIRST says of a first in aFirst. */
    public int first(/*value*/ int[] a) {
        return FIRST + new IntHalf().length(a);
    }
    // Also for float: Counts firsts of {type}s.
    // Also with second, third in place of first
}
