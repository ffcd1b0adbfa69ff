/**
 * The take family: gathers elements by their indices, by kernels for ints, longs, floats and doubles, and by plain Java
 * for other types. Internal. One of the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.take.IntTakeJob}; {@code docs/new-operation.md} explains it, part by part.
 */
package io.github.aparasort.internal.take;
