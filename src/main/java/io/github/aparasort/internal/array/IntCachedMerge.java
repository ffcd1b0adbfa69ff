package io.github.aparasort.internal.array;

import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.Walk;

// Twins: Long
/**
 * Merges stretches of several lists of sorted keys two by two, in two arrays that stay in a processor's cache. There a
 * step of a merge of two takes so little time that the levels of such a cascade take less than a tree of losers.
 */
final class IntCachedMerge {
    /** The lists of one level are in one of them, those of the next level go to the other. */
    private final /*key*/ int[][] levels;
    private final int[] cursors = new int[IntWalk.WALKS * Walk.CURSORS];

    /** @param most keys of a merge at most */
    IntCachedMerge(int most) {
        levels = new /*key*/ int[2][most];
    }

    /**
     * Merges {@code runs[i][begins[i], ends[i])} for all i, of which there are two or more. Returns an array that has
     * the merged keys from its index 0 on, until the next merge.
     */
    /*key*/ int[] merge(/*key*/ int[][] runs, int[] begins, int[] ends) {
        /*key*/ int[][] lists = runs.clone();
        int[] from = begins.clone();
        int[] to = ends.clone();
        int left = lists.length;
        for (int level = 0; left > 1; level = 1 - level) {
            int at = 0;
            for (int list = 0; list < left; list += 2) {
                int next = at + to[list] - from[list];
                if (list + 1 < left) {
                    next += to[list + 1] - from[list + 1];
                    merge(lists, from, to, list, levels[level], at);
                } else if (lists[list] == levels[1 - level]) {
                    // The next level will overwrite it there.
                    System.arraycopy(lists[list], from[list], levels[level], at, next - at);
                } else {
                    lists[list / 2] = lists[list];
                    from[list / 2] = from[list];
                    to[list / 2] = to[list];
                    continue;
                }
                lists[list / 2] = levels[level];
                from[list / 2] = at;
                to[list / 2] = next;
                at = next;
            }
            left = (left + 1) / 2;
        }
        return lists[0];
    }

    /** Merges {@code lists[i][from[i], to[i])} for i = first and the next one, to {@code out} from an index on. */
    private void merge(/*key*/ int[][] lists, int[] from, int[] to, int first, /*key*/ int[] out, int at) {
        /*key*/ int[][] both = {lists[first], lists[first + 1]};
        int[] begins = {from[first], from[first + 1]};
        int[] ends = {to[first], to[first + 1]};
        int n = ends[0] - begins[0] + ends[1] - begins[1];
        int walks = IntWalk.walks(n);
        int[] here = begins;
        int begin = 0;
        for (int walk = 0; walk < walks; walk++) {
            int end = (int) ((walk + 1L) * n / walks);
            int[] next = end == n ? ends : IntMultiwayCoRank.of(both, begins, ends, end);
            IntWalk.setCursors(cursors, walk * Walk.CURSORS, here[0], here[1], at + begin, next[0], next[1],
                    at + end);
            here = next;
            begin = end;
        }
        IntWalk.walkAll(walks, both[0], both[1], out, null, Walk.KEYS, Walk.MERGE, cursors);
    }
}
