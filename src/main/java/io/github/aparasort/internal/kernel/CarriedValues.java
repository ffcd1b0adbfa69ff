package io.github.aparasort.internal.kernel;

/** Where a sorting kernel takes the int values that travel with the keys from, and leaves them in the keys' order. */
public interface CarriedValues extends KernelArrays {
    /** The array that holds the values of the whole range. */
    int[] values();
}
