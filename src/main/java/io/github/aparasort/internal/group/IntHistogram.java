package io.github.aparasort.internal.group;

import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

// Twins: Long, Float, Double
/** Counts how many elements lie between the edges of bins: each processor counts in parts of the array. */
public final class IntHistogram {
    private IntHistogram() {
    }

    /**
     * Counts.
     *
     * @param edges sorted, at least two; a bin is half-open, but the last one holds its last edge too
     * @return the count of each bin
     */
    public static int[] of(/*value*/ int[] a, /*value*/ int[] edges) {
        /*key*/ int[] keys = new /*key*/ int[edges.length];
        new IntSequence(edges, 0, edges.length).load(0, edges.length, keys, 0);
        int bins = edges.length - 1;
        int parts = Math.max(1, Math.min(a.length / Parallel.GRAIN, ThreadTeam.available()));
        int[][] counts = new int[parts][];
        new ThreadTeam(parts).run(parts, part -> counts[part] = count(a, Parallel.begin(a.length, part, parts),
                Parallel.begin(a.length, part + 1, parts), keys));
        int[] sums = new int[bins];
        for (int[] each : counts) {
            for (int bin = 0; bin < bins; bin++) {
                sums[bin] += each[bin + 1];
            }
            // Those that equal the last edge have a place of their own after it.
            sums[bins - 1] += each[bins + 1];
        }
        return sums;
    }

    /** Counts by place: below all edges, in each bin, at the last edge, above it. */
    private static int[] count(/*value*/ int[] a, int begin, int end, /*key*/ int[] edges) {
        int[] counts = new int[edges.length + 2];
        /*key*/ int[] block = new /*key*/ int[Parallel.BLOCK];
        IntSequence source = new IntSequence(a, 0, a.length);
        int last = edges.length - 1;
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(block.length, end - i);
            source.load(i, next, block, 0);
            for (int j = 0; j < next - i; j++) {
                int notAbove = notAbove(edges, block[j]);
                counts[notAbove == edges.length && block[j] != edges[last] ? notAbove + 1 : notAbove]++;
            }
        }
        return counts;
    }

    /** How many edges are not above a key. Without branches on the keys, which are in random order. */
    private static int notAbove(/*key*/ int[] edges, /*key*/ int key) {
        int begin = 0;
        int count = edges.length;
        while (count > 1) {
            int half = count >>> 1;
            begin = edges[begin + half - 1] <= key ? begin + half : begin;
            count -= half;
        }
        return edges[begin] <= key ? begin + 1 : begin;
    }
}
