/**
 * The search family: bounds of needles in sorted arrays, the owners of elements in segments, and moves of intervals.
 * Bounds and owners have kernels; membership and moves are done by plain Java. Internal. One of the families: below the
 * public API, above {@code engine}. Start at {@link io.github.aparasort.internal.search.SearchWorkload}; S. Baxter,
 * <i>Modern GPU</i>, 2013: Sorted search, Load-balancing search, Interval move.
 */
package io.github.aparasort.internal.search;
