package io.github.aparasort.internal.kernel;

/**
 * The int values that travel with the keys of a sorting kernel. It reads them from this array and leaves them there in
 * the order of the keys.
 */
public interface CarriedValues {
    /** The array with the values of the whole range. */
    int[] values();

    /** The array in which the values come in: the same, unless the kernel keeps its input. */
    default int[] inputValues() {
        return values();
    }
}
