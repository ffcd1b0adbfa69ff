/**
 * The sort family: jobs, rake kernels, runs of large arrays, and work that JDK sorts do better. Internal. One of
 * the families: below the public API, above {@code engine}. Start at {@link io.github.aparasort.internal.sort.SortJob};
 * Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.2.5, and {@code docs/internals.md}, Sorts.
 */
package io.github.aparasort.internal.sort;
