package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntMultiwayCoRank;

// Twins: Long
/** A run of sorted keys in an array of its own, masked by their order: they ascend. */
final class IntSortedRun {
    final /*key*/ int[] keys;
    /** The keys in [begin, end) take part in the merge. */
    int begin;
    int end;

    IntSortedRun(int length) {
        keys = new /*key*/ int[length];
        end = length;
    }

    /** Lets all keys that are equal to the least one possible, or to the greatest, take no part in the merge. */
    void leaveOut(boolean least) {
        if (least) {
            begin = IntMultiwayCoRank.notGreater(keys, 0, keys.length, /*key*/ Integer.MIN_VALUE);
        } else {
            end = IntMultiwayCoRank.notGreater(keys, 0, keys.length, /*key*/ Integer.MAX_VALUE - 1);
        }
    }
}
