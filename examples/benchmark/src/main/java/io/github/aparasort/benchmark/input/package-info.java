/** What is sorted: key types and the distributions that their arrays are filled from. Depends on Commons RNG only. */
package io.github.aparasort.benchmark.input;
