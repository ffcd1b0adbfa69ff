/**
 * The segment family: sorts of the segments of an array. Internal. One of the families: below the public API, above
 * {@code sort} and {@code engine}. Start at {@link io.github.aparasort.internal.segment.SegmentWorkload}; S. Baxter,
 * <i>Modern GPU</i>, 2013: Segmented sort.
 */
package io.github.aparasort.internal.segment;
