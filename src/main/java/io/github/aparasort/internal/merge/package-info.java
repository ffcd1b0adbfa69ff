/**
 * The merge family: jobs and kernels that merge two sorted arrays, with values or without, or any number of them; and
 * bulk edits of arrays. Internal. One of the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.merge.MergeWorkload} and {@link
 * io.github.aparasort.internal.merge.MergeAllWorkload}; co-ranks: Siebert and Träff, 2013.
 */
package io.github.aparasort.internal.merge;
