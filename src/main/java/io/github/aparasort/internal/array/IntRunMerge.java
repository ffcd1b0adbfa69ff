package io.github.aparasort.internal.array;

import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long
/**
 * Merges sorted runs of keys on all processors, stably. Each processor merges stretches of the result, which it finds
 * by co-ranks, block by block. A block is merged in the second-level cache, and copied from there to its place, so that
 * it can be converted on the way. Keys alone are merged two by two ({@link IntCachedMerge}), keys with values by trees
 * of losers ({@link IntMultiwayMerge}).
 */
public final class IntRunMerge {
    /** Keys of a block: 1 MiB, so that finding its co-ranks takes a small part of the time of its merge. */
    private static final int BLOCK = (1 << 20) / /*key*/ Integer.BYTES;

    /** Takes the merged keys of a block, which it may change. */
    public interface Sink {
        /** @param place the place of the first of these keys among all of the result */
        void put(/*key*/ int[] keys, int count, int place);
    }

    private IntRunMerge() {
    }

    /**
     * Merges {@code runs[i][begins[i], ends[i])} for all i, of which there are two or more.
     *
     * @param values an int for each key, or null
     * @param sink takes the blocks, from several threads; if memory is short, it gets some of them twice
     */
    public static void merge(/*key*/ int[][] runs, int[] begins, int[] ends, MovedValues values, Sink sink) {
        int n = 0;
        for (int run = 0; run < runs.length; run++) {
            n += ends[run] - begins[run];
        }
        Parallel.forEach(n, (begin, end) -> {
            int most = Math.min(BLOCK, end - begin);
            IntCachedMerge keys = values == null ? new IntCachedMerge(most) : null;
            /*key*/ int[] pairs = values == null ? null : new /*key*/ int[most];
            int[] from = IntMultiwayCoRank.of(runs, begins, ends, begin);
            for (int place = begin; place < end; place += Math.min(BLOCK, end - place)) {
                int count = Math.min(BLOCK, end - place);
                int[] to = IntMultiwayCoRank.of(runs, begins, ends, place + count);
                if (values == null) {
                    sink.put(keys.merge(runs, from, to), count, place);
                } else {
                    IntMultiwayMerge.merge(runs, values.from(place), from, to, pairs, 0);
                    sink.put(pairs, count, place);
                }
                from = to;
            }
        });
    }
}
