/**
 * Sorts of objects: by keys that are read from them as longs, and by comparisons. A family of {@code internal.sort},
 * whose jobs sort the keys.
 *
 * <p>Reference: J. Kärkkäinen and T. Rantala, "Engineering Radix Sort for Strings", SPIRE 2008.
 */
package io.github.aparasort.internal.object;
