package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;

// Twins: Long, Float, Double
/** Runs of equal neighbours. In a sorted array they are the groups of equal elements. */
public final class IntRuns {
    private IntRuns() {
    }

    /**
     * Finds where the runs begin: all processors count them in parts of the array, then write. -0.0 and 0.0 differ; all
     * NaNs are equal.
     *
     * @return the index of the first element of each run, and the length of the array at the end
     */
    public static int[] offsets(/*value*/ int[] a) {
        int parts = ThreadTeam.tasks(a.length / Parallel.GRAIN, 4);
        int[] counts = new int[parts + 1];
        ThreadTeam.share(parts, part -> counts[part + 1] = count(a, Parallel.begin(a.length, part, parts),
                Parallel.begin(a.length, part + 1, parts)));
        for (int part = 0; part < parts; part++) {
            counts[part + 1] += counts[part];
        }
        int[] offsets = new int[counts[parts] + 1];
        offsets[counts[parts]] = a.length;
        ThreadTeam.share(parts, part -> write(a, Parallel.begin(a.length, part, parts), offsets, counts[part],
                counts[part + 1]));
        return offsets;
    }

    /** Finds where the runs of sortable keys begin: as {@link #offsets}. */
    public static int[] offsetsOfKeys(/*key*/ int[] keys) {
        return /*key*/ IntRuns.offsets(keys);
    }

    /** Counts the runs that begin in [begin, end). No branches: where runs are short, none could be predicted. */
    private static int count(/*value*/ int[] a, int begin, int end) {
        int count = begin == 0 && end > 0 ? 1 : 0;
        for (int i = Math.max(1, begin); i < end; i++) {
            count += SortableKeys.of(a[i]) != SortableKeys.of(a[i - 1]) ? 1 : 0;
        }
        return count;
    }

    /** Writes where the runs from {@code begin} on begin, to the indices [at, to). Each index is tried, as above. */
    private static void write(/*value*/ int[] a, int begin, int[] offsets, int at, int to) {
        int place = at;
        int i = begin;
        if (i == 0 && place < to) {
            offsets[place++] = i++;
        }
        while (place < to) {
            offsets[place] = i;
            place += SortableKeys.of(a[i]) != SortableKeys.of(a[i - 1]) ? 1 : 0;
            i++;
        }
    }

    /** One element of each run, by one thread. */
    public static /*value*/ int[] distinct(/*value*/ int[] a) {
        /*value*/ int[] firsts = new /*value*/ int[count(a, 0, a.length)];
        int place = 0;
        int i = 0;
        while (place < firsts.length) {
            firsts[place] = a[i++];
            // The next element overwrites it, unless this is the last one of its run.
            place += i == a.length || SortableKeys.of(a[i]) != SortableKeys.of(a[i - 1]) ? 1 : 0;
        }
        return firsts;
    }

    /** The first element of each run. */
    public static /*value*/ int[] firsts(/*value*/ int[] a, int[] offsets) {
        /*value*/ int[] firsts = new /*value*/ int[offsets.length - 1];
        IntGather.gather(a, offsets, firsts);
        return firsts;
    }
}
