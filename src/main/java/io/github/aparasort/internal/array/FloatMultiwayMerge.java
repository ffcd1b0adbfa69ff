package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.SortableKeys;

// Twins: Double
/** {@link IntMultiwayMerge} for floats: block by block they become keys, which a merge compares in less time. */
public final class FloatMultiwayMerge {
    private FloatMultiwayMerge() {
    }

    /** Merges {@code lists[i][begins[i], ends[i])} for all i, to {@code out} from an index on. */
    public static void merge(/*value*/ float[][] lists, int[] begins, int[] ends, /*value*/ float[] out, int at) {
        int n = /*key*/ IntMultiwayMerge.elements(begins, ends);
        /*key*/ int[] merged = new /*key*/ int[Math.min(n, /*key*/ IntMultiwayMerge.BLOCK)];
        int[] from = begins;
        int count;
        for (int place = 0; place < n; place += count) {
            count = Math.min(/*key*/ IntMultiwayMerge.BLOCK, n - place);
            int[] to = FloatMultiwayCoRank.of(lists, begins, ends, place + count);
            if (/*key*/ IntMultiwayMerge.isWhole(from, to, count)) {
                mergeKeys(lists, from, to, merged);
                SortableKeys.values(merged, 0, out, at + place, count);
                putNans(lists, from, to, out, at + place + count);
            }
            from = to;
        }
    }

    private static void mergeKeys(/*value*/ float[][] lists, int[] from, int[] to, /*key*/ int[] merged) {
        /*key*/ int[][] keys = new /*key*/ int[lists.length][];
        int[] lengths = new int[lists.length];
        for (int list = 0; list < lists.length; list++) {
            lengths[list] = to[list] - from[list];
            keys[list] = new /*key*/ int[lengths[list]];
            new FloatSequence(lists[list], 0, to[list]).load(from[list], to[list], keys[list], 0);
        }
        /*key*/ IntMultiwayMerge.merge(keys, new int[lists.length], lengths, merged, 0);
    }

    /** All NaNs are one key, which does not tell their bits. They are the last ones before an index, list by list. */
    private static void putNans(/*value*/ float[][] lists, int[] from, int[] to, /*value*/ float[] out, int end) {
        int at = end;
        for (int list = lists.length - 1; list >= 0; list--) {
            for (int i = to[list] - 1; i >= from[list] && SortableKeys.isNan(lists[list][i]); i--) {
                out[--at] = lists[list][i];
            }
        }
    }
}
