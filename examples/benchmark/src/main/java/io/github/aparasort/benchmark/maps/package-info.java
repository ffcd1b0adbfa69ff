/** Sums by key and joins against what one writes with hash maps, on one thread. */
package io.github.aparasort.benchmark.maps;
