/** Whole calls with arrays of the host, against the same work in steps on resident arrays. */
package io.github.aparasort.benchmark.host;
