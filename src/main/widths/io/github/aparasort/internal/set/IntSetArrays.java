package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.KernelArrays;

/** Where a set operation over staged keys takes its inputs from, and where it leaves the results. */
public interface IntSetArrays extends KernelArrays {
    /** Both inputs, B's behind A's. */
    /*key*/ int[] keys();

    /** The array that holds the results, from its index 0 on. */
    /*key*/ int[] results();

    /** How many results came back. */
    int count();

    /** For each result its index in A followed by B, where that was asked for. */
    int[] origins();
}
