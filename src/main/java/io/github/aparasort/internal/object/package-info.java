/**
 * Sorts of objects: by keys that are read from them as longs, and by comparisons. A family of {@code internal.sort},
 * whose jobs sort the keys. Internal. Start at {@link io.github.aparasort.internal.object.ObjectSorter}; Kärkkäinen and
 * Rantala, <i>Engineering Radix Sort for Strings</i>, SPIRE 2008.
 */
package io.github.aparasort.internal.object;
