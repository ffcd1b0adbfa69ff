/**
 * The merge family: jobs and kernels that merge two sorted arrays, with values or without. Internal. One of the
 * families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.merge.MergeWorkload}.
 */
package io.github.aparasort.internal.merge;
