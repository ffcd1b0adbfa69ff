/**
 * The sort family: jobs, rake kernels, runs of large arrays, and work that JDK sorts do better. Internal. One of
 * the families: below the public API, above {@code engine}. Start at {@link io.github.aparasort.internal.sort.SortJob}.
 */
package io.github.aparasort.internal.sort;
