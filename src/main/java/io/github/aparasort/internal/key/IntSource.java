package io.github.aparasort.internal.key;

import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long
/** Ints that are read in blocks, from any source. */
public interface IntSource {
    /** Loads the ints with indices in [begin, end) into {@code target}, from its index {@code at} on. */
    void load(int begin, int end, /*key*/ int[] target, int at);

    // region Only in Int
    /** Loads the first n ints into a new array, by all processors. */
    default int[] load(int n) {
        int[] ints = new int[n];
        Parallel.forEach(n, (begin, end) -> load(begin, end, ints, begin));
        return ints;
    }
    // endregion
}
