/** A sort in turns with other work of its caller. */
package io.github.aparasort.benchmark.turns;
