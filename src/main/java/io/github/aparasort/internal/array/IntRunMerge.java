package io.github.aparasort.internal.array;

import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long
/**
 * Merges sorted runs of keys on all processors, stably. Each processor merges stretches of the result, block by block
 * ({@link IntMultiwayMerge}). A block is copied from the second-level cache to its place, so that it can be converted
 * on the way.
 */
public final class IntRunMerge {
    private IntRunMerge() {
    }

    /**
     * Merges {@code runs[i][begins[i], ends[i])} for all i.
     *
     * @param values an int for each key, or null
     * @param sink takes the blocks, from several threads; if memory is short, it gets some of them twice
     */
    public static void merge(/*key*/ int[][] runs, int[] begins, int[] ends, MovedValues values,
            IntMultiwayMerge.Sink sink) {
        Parallel.forEach(IntMultiwayMerge.elements(begins, ends), (begin, end) ->
                new IntMultiwayMerge(runs, values, begins, ends, end - begin).merge(begin, end, sink));
    }
}
