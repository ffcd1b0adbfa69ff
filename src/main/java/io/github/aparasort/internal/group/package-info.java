/**
 * The group family: distinct values, runs and groups of equal keys, folds over them, joins by them, histograms. On the
 * CPU groups are found by hash tables and small ranges, in plain Java on all processors, or by jobs of {@code sort}. On
 * OpenCL devices they are steps. Internal. One of the families: below the public API, above {@code sort}, {@code
 * object} and {@code engine}. Start at {@link io.github.aparasort.internal.group.RowGroups}, {@link
 * io.github.aparasort.internal.group.Codes} and {@link io.github.aparasort.internal.group.CodedJoin}; Blanas, Li and
 * Patel, <i>Design and evaluation of main memory hash join algorithms for multi-core CPUs</i>, 2011.
 */
package io.github.aparasort.internal.group;
