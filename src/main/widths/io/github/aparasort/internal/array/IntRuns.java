package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.SortableKeys;

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
        int parts = Math.max(1, Math.min(a.length / Parallel.GRAIN, 4 * Crew.available()));
        int[] counts = new int[parts + 1];
        Crew crew = new Crew(Crew.available());
        crew.run(parts, part -> counts[part + 1] = write(a, begin(a, part, parts), begin(a, part + 1, parts), null, 0));
        for (int part = 0; part < parts; part++) {
            counts[part + 1] += counts[part];
        }
        int[] offsets = new int[counts[parts] + 1];
        offsets[counts[parts]] = a.length;
        crew.run(parts, part -> write(a, begin(a, part, parts), begin(a, part + 1, parts), offsets, counts[part]));
        return offsets;
    }

    /** Finds where the runs of sortable keys begin: as {@link #offsets}. */
    public static int[] offsetsOfKeys(/*key*/ int[] keys) {
        return /*key*/ IntRuns.offsets(keys);
    }

    private static int begin(/*value*/ int[] a, int part, int parts) {
        return (int) ((long) a.length * part / parts);
    }

    /** Writes the begins of runs that lie in [begin, end), unless {@code offsets} is null. Returns their number. */
    private static int write(/*value*/ int[] a, int begin, int end, int[] offsets, int at) {
        int count = 0;
        for (int i = begin; i < end; i++) {
            if (i == 0 || SortableKeys.of(a[i]) != SortableKeys.of(a[i - 1])) {
                if (offsets != null) {
                    offsets[at + count] = i;
                }
                count++;
            }
        }
        return count;
    }

    /** The first element of each run. */
    public static /*value*/ int[] firsts(/*value*/ int[] a, int[] offsets) {
        /*value*/ int[] firsts = new /*value*/ int[offsets.length - 1];
        Parallel.forEach(firsts.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                firsts[i] = a[offsets[i]];
            }
        });
        return firsts;
    }

    /** The first element of each group, where {@code order} has the indices of the elements, group by group. */
    public static /*value*/ int[] firsts(/*value*/ int[] a, int[] order, int[] offsets) {
        /*value*/ int[] firsts = new /*value*/ int[offsets.length - 1];
        Parallel.forEach(firsts.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                firsts[i] = a[order[offsets[i]]];
            }
        });
        return firsts;
    }
}
