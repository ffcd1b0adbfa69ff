package io.github.aparasort.internal.key;

// Twins: Long
/** Ints that are read in blocks, from any source. */
public interface IntSource {
    /** Loads the ints with indices in [begin, end) into {@code target}, from its index {@code at} on. */
    void load(int begin, int end, /*key*/ int[] target, int at);
}
