/**
 * The group family: distinct values, runs and groups of equal keys, folds over them, joins of two columns of them,
 * histograms. Their sorts are jobs of {@code sort}, or kernels that extend its kernels; the other passes over sorted
 * keys are plain Java, on all processors. Internal. One of the families: below the public API, above {@code sort} and
 * {@code engine}. Start at {@link io.github.aparasort.internal.group.IntDistinctJob} and {@link
 * io.github.aparasort.internal.group.FewKeys}.
 */
package io.github.aparasort.internal.group;
