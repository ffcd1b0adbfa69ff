/**
 * External sorting: files of records or lines that are larger than memory, in sorted runs that are merged. Internal.
 * Numbers are sorted by the jobs of {@code internal.sort}, records and lines by keys as in {@code internal.object}.
 * Start at {@link io.github.aparasort.internal.external.ExternalSort}; Knuth, <i>The Art of Computer Programming</i>,
 * volume 3, section 5.4.
 */
package io.github.aparasort.internal.external;
