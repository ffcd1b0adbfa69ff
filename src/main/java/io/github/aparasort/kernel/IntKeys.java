package io.github.aparasort.kernel;

/** Where a sorting kernel takes its keys from and leaves them sorted. */
public interface IntKeys extends KernelArrays {
    /** The array that holds a part, from its index 0 on. */
    /*key*/ int[] keys(int part);
}
