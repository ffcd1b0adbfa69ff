/**
 * The search family: bounds of needles in sorted arrays, the owners of elements in segments, and moves of intervals.
 * Bounds and owners have kernels; membership and moves are done by plain Java. Internal. One of the families: below the
 * public API, above {@code engine}. Start at {@link io.github.aparasort.internal.search.SearchWorkload}.
 */
package io.github.aparasort.internal.search;
