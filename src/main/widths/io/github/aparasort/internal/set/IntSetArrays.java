package io.github.aparasort.internal.set;

/** The results of a set operation over keys. */
public interface IntSetArrays {
    /** The array with the results, from its index 0 on. */
    /*key*/ int[] results();

    /** The number of results. */
    int count();

    /** For each result its index in A followed by B, where origins were requested. */
    int[] origins();
}
