package io.github.aparasort;

/**
 * Whether inputs of set operations may have equal elements.
 *
 * @see Multisets#using(Duplicates)
 */
public enum Duplicates {
    /** They may: multisets. */
    ALLOWED,
    /** Neither input has any: sets. That is checked; where the work is divided, it saves searching for runs. */
    NONE
}
