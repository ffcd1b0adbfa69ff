package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.KernelArrays;

/** The arrays of a set operation over staged keys: both inputs, and the results. */
public interface IntSetArrays extends KernelArrays {
    /** Both inputs, B after A. */
    /*key*/ int[] keys();

    /** The array with the results, from its index 0 on. */
    /*key*/ int[] results();

    /** The number of results. */
    int count();

    /** For each result its index in A followed by B, where origins were requested. */
    int[] origins();
}
