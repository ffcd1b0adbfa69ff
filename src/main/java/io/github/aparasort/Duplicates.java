package io.github.aparasort;

/**
 * Says whether the inputs of set operations may have equal elements.
 *
 * @see Multisets#using(Duplicates)
 */
public enum Duplicates {
    /** They may: the inputs are multisets. */
    ALLOWED,
    /** They may not: the inputs are sets. This is checked. It saves the search for runs of equal elements. */
    NONE
}
