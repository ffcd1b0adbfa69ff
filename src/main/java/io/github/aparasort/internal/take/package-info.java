/**
 * The take family: gathers elements by their indices, by kernels for ints, longs, floats and doubles, and by plain Java
 * for other types. Internal. One of the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.take.IntTakeJob}.
 */
package io.github.aparasort.internal.take;
