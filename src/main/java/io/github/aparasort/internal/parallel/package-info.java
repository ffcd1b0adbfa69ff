/**
 * Parallel loops over arrays and checksums of them, on the threads that the caller may use. Internal. It depends on no
 * other package. Start at {@link io.github.aparasort.internal.parallel.Parallel}.
 */
package io.github.aparasort.internal.parallel;
