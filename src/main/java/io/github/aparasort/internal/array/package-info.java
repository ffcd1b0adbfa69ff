/**
 * Work on host arrays: parallel loops and checksums, checks of arguments and of sorted input, merges of sorted lists,
 * and values that travel with keys. Internal. The layer above {@code kernel} and {@code key}; it knows no device. Start
 * at {@link io.github.aparasort.internal.array.Parallel}.
 */
package io.github.aparasort.internal.array;
