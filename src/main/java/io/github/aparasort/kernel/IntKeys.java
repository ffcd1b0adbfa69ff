package io.github.aparasort.kernel;

/** A sorting kernel's arrays as its driver sees them. */
public interface IntKeys {
    /** Where the driver puts the keys to sort. */
    /*key*/ int[] input();

    /** Where the driver finds them sorted. */
    /*key*/ int[] result();
}
