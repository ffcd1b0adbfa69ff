package io.github.aparasort.internal.search;

import io.github.aparasort.internal.array.IntKeyTable;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long, Float, Double
/**
 * Whether needles are in a haystack, by a hash set of the smaller side. If that is the haystack, each needle is looked
 * up. If it is the needles, each element of the haystack is looked up and marks its slot; then each needle looks at its
 * slot. A side that is too large for one set is done in parts.
 */
public final class IntMembership {
    /** Keys in a set at most: then it takes a gigabyte for longs. */
    private static final int MOST_KEYS = 1 << 26;

    private IntMembership() {
    }

    /** Tells for each needle whether it is in the haystack. */
    public static boolean[] of(/*value*/ int[] needles, /*value*/ int[] haystack) {
        return of(needles, haystack, MOST_KEYS);
    }

    /** @param most the number of keys in a set, at most */
    static boolean[] of(/*value*/ int[] needles, /*value*/ int[] haystack, int most) {
        boolean[] found = new boolean[needles.length];
        int smaller = Math.min(needles.length, haystack.length);
        for (int begin = 0; begin < smaller; begin += Math.min(most, smaller - begin)) {
            int end = begin + Math.min(most, smaller - begin);
            if (haystack.length <= needles.length) {
                findInSet(needles, set(haystack, begin, end), found);
            } else {
                findInStream(needles, begin, end, haystack, found);
            }
        }
        return found;
    }

    private static IntKeyTable set(/*value*/ int[] values, int from, int to) {
        IntKeyTable set = IntKeyTable.of(to - from);
        Parallel.forEach(to - from, (begin, end) -> {
            for (int i = from + begin; i < from + end; i++) {
                set.add(SortableKeys.of(values[i]));
            }
        });
        return set;
    }

    private static void findInSet(/*value*/ int[] needles, IntKeyTable haystack, boolean[] found) {
        Parallel.forEach(needles.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                found[i] |= haystack.find(SortableKeys.of(needles[i])) >= 0;
            }
        });
    }

    private static void findInStream(/*value*/ int[] needles, int from, int to, /*value*/ int[] haystack,
            boolean[] found) {
        IntKeyTable set = set(needles, from, to);
        boolean[] met = new boolean[set.slots()];
        Parallel.forEach(haystack.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                int slot = set.find(SortableKeys.of(haystack[i]));
                if (slot >= 0) {
                    // Other threads may do the same: all write true.
                    met[slot] = true;
                }
            }
        });
        Parallel.forEach(to - from, (begin, end) -> {
            for (int i = from + begin; i < from + end; i++) {
                found[i] = met[set.find(SortableKeys.of(needles[i]))];
            }
        });
    }
}
