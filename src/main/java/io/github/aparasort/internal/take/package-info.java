/** Gathers: elements by their indices. A kernel in rakes for ints, longs, floats and doubles, plain Java for the rest. */
package io.github.aparasort.internal.take;
