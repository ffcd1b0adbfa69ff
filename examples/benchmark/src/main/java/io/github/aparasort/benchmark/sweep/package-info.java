/** The sweep: every operation, shape and size under {@code AUTO}, against the best other way to do the same. */
package io.github.aparasort.benchmark.sweep;
