package io.github.aparasort.internal.kernel;

// Twins: Long
/** The arrays of a kernel that sorts or merges keys with an int value each. */
public interface IntValueArrays extends IntKeys, CarriedValues {
}
