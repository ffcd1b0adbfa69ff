/** Cold processes: what a job takes in a JVM of its own, from its start to its end. */
package io.github.aparasort.benchmark.cold;
