package io.github.aparasort.internal.sort;

/** The sorting network by which each work-item of a blocksort sorts its own VT keys, before lists are merged. */
public enum StretchNetwork {
    /** Odd-even transposition: stable, so that values can travel along, and neighbours alone are compared. */
    TRANSPOSITION,
    /** Batcher's odd-even mergesort: fewer comparators, not stable, for keys alone. */
    BATCHER
}
