/**
 * Parallel loops over arrays and checksums of them, on the threads that the caller may use. Internal. It depends on no
 * other package. Start at {@link io.github.aparasort.internal.parallel.Parallel}; {@code docs/operations.md}, Threads.
 */
package io.github.aparasort.internal.parallel;
