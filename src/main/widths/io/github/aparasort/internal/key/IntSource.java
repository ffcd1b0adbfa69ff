package io.github.aparasort.internal.key;

/** Ints to be had in blocks, whatever they are made of. The twin for longs is derived from this file by the build. */
public interface IntSource {
    /** Puts those with indices in [begin, end) into {@code target}, from its index {@code at} on. */
    void load(int begin, int end, /*key*/ int[] target, int at);
}
