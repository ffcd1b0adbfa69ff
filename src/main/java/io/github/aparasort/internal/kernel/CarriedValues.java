package io.github.aparasort.internal.kernel;

/**
 * The int values that travel with the keys of a sorting kernel: it reads them here and leaves them here in the order of
 * the keys.
 */
public interface CarriedValues extends KernelArrays {
    /** The array with the values of the whole range. */
    int[] values();
}
