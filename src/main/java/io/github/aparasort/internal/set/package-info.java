/**
 * The set family: union, intersection, difference and symmetric difference of two sorted arrays, with the semantics of
 * C++ {@code std::set_*}. Internal. One of the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.set.MultisetJob}; S. Baxter, Multisets, moderngpu 1.1, 2013.
 */
package io.github.aparasort.internal.set;
