package io.github.aparasort.internal.select;

/** How many elements of an array are expected within the borders of a bracket. */
enum Density {
    USUAL,
    /** So few in a single bracket that most blocks of the array have none. */
    RARE,
    /** Many that are equal to a border. */
    TIED
}
