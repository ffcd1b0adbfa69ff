/**
 * Work on host arrays: checks of arguments and of sorted input, gathers, merges of sorted lists, and values that travel
 * with keys. Internal. The layer above {@code kernel}; it also uses {@code key}, {@code parallel} and {@code event},
 * and knows no device. Start at {@link io.github.aparasort.internal.array.IntGather}; P. J. Varman and others,
 * <i>Merging multiple lists on hierarchical-memory multiprocessors</i>, 1991.
 */
package io.github.aparasort.internal.array;
