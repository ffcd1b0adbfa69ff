package io.github.aparasort;

/**
 * The sorting network of the mergesort's first pass on OpenCL devices, the blocksort: there each work-item sorts a few
 * keys of its own before lists are merged. See {@link Sorter#using(BlocksortNetwork)}.
 */
public enum BlocksortNetwork {
    /** Odd-even transposition. It is stable, so values can travel along. The default. */
    TRANSPOSITION,
    /** Batcher's odd-even mergesort. It needs fewer comparators but is not stable, so it is used for keys alone. */
    BATCHER
}
