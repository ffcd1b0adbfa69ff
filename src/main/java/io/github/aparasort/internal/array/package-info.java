/**
 * Work on host arrays: checks of arguments and of sorted input, gathers, merges of sorted lists, and values that travel
 * with keys. Internal. The layer above {@code parallel}, {@code kernel} and {@code key}; it knows no device. Start at
 * {@link io.github.aparasort.internal.array.IntGather}.
 */
package io.github.aparasort.internal.array;
