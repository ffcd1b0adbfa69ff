/** Gathers: elements by their indices. Kernels for ints, longs, floats and doubles; plain Java for the rest. */
package io.github.aparasort.internal.take;
