package io.github.aparasort.kernel;

/** The int values that travel with the keys of a sorting kernel, as its driver sees them. */
public interface CarriedValues {
    /** Where the driver puts the value of each key. */
    int[] inputValues();

    /** Where the driver finds them in the order of the sorted keys. */
    int[] resultValues();
}
