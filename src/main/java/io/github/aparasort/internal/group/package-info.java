/**
 * The group family: distinct values, runs and groups of equal keys, folds over them, joins of two columns of them,
 * histograms. On the CPU their sorts are jobs of {@code sort}, and the other passes over sorted keys are plain Java, on
 * all processors. On OpenCL devices both are steps. Internal. One of the families: below the public API, above {@code
 * sort} and {@code engine}. Start at {@link io.github.aparasort.internal.group.IntDistinctJob} and {@link
 * io.github.aparasort.internal.group.FewKeys}; Blanas, Li and Patel, <i>Design and evaluation of main memory hash join
 * algorithms for multi-core CPUs</i>, 2011.
 */
package io.github.aparasort.internal.group;
