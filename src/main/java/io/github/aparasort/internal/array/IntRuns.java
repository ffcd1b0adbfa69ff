package io.github.aparasort.internal.array;

import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

// Twins: Long, Float, Double
/** Runs of equal neighbours. In a sorted array they are the groups of equal elements. */
public final class IntRuns {
    /** Elements in order that make a pass over all worthwhile. */
    private static final int LOOK = 1 << 5;
    /** From four grains on, all processors find runs in two passes. One needs a single pass for fewer. Not tuned. */
    private static final int LARGE = 1 << 17;

    private IntRuns() {
    }

    /**
     * Finds where the runs begin: all processors count them in parts of the array, then write. -0.0 and 0.0 differ; all
     * NaNs are equal.
     *
     * @return the index of the first element of each run, and the length of the array at the end
     */
    public static int[] offsets(/*value*/ int[] a) {
        return offsets(a, false);
    }

    /** As {@link #offsets}, for an array that may be out of order: then it returns null, mostly at once. */
    public static int[] offsetsIfSorted(/*value*/ int[] a) {
        return !ascends(a, 0, Math.min(LOOK, a.length)) ? null
                : a.length < LARGE ? offsetsOfSorted(a) : offsets(a, true);
    }

    /** By one thread, in one pass. */
    private static int[] offsetsOfSorted(/*value*/ int[] a) {
        int[] offsets = new int[a.length + 1];
        if (a.length == 0) {
            return offsets;
        }
        int run = 0;
        /*key*/ int before = SortableKeys.of(a[0]);
        for (int i = 0; i < a.length; i++) {
            /*key*/ int key = SortableKeys.of(a[i]);
            if (key < before) {
                return null;
            }
            run += key != before ? 1 : 0;
            // Here the next run begins, if the next element does not move its begin.
            offsets[run + 1] = i + 1;
            before = key;
        }
        return Arrays.copyOf(offsets, run + 2);
    }

    private static int[] offsets(/*value*/ int[] a, boolean ifSorted) {
        int parts = ThreadTeam.tasks(a.length / Parallel.GRAIN, ThreadTeam.PARTS);
        int[] counts = new int[parts + 1];
        AtomicBoolean disorder = new AtomicBoolean();
        ThreadTeam.share(parts, part -> {
            int begin = Parallel.begin(a.length, part, parts);
            int end = Parallel.begin(a.length, part + 1, parts);
            if (ifSorted && (disorder.get() || !ascends(a, begin, end))) {
                disorder.set(true);
            } else {
                counts[part + 1] = count(a, begin, end);
            }
        });
        if (disorder.get()) {
            return null;
        }
        for (int part = 0; part < parts; part++) {
            counts[part + 1] += counts[part];
        }
        int[] offsets = new int[counts[parts] + 1];
        offsets[counts[parts]] = a.length;
        ThreadTeam.share(parts, part -> write(a, Parallel.begin(a.length, part, parts), offsets, counts[part],
                counts[part + 1]));
        return offsets;
    }

    /** Whether none of [begin, end) is less than the one before it. */
    private static boolean ascends(/*value*/ int[] a, int begin, int end) {
        return end == 0 || new IntSequence(a, 0, end).ascent(Math.max(0, begin - 1), end) == end;
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

    /** One element of each run, by one thread; the array is overwritten. */
    public static /*value*/ int[] distinct(/*value*/ int[] a) {
        return Arrays.copyOf(a, distinct(a, a.length));
    }

    /** Moves the first element of each run, of the first {@code count} elements, to the begin. Returns how many. */
    public static int distinct(/*value*/ int[] a, int count) {
        if (count == 0) {
            return 0;
        }
        int run = 0;
        /*key*/ int before = SortableKeys.of(a[0]);
        for (int i = 1; i < count; i++) {
            /*key*/ int key = SortableKeys.of(a[i]);
            // The next element overwrites it, unless it is the first one of its run.
            a[run + 1] = a[i];
            run += key != before ? 1 : 0;
            before = key;
        }
        return run + 1;
    }

    /** The first element of each run. */
    public static /*value*/ int[] firsts(/*value*/ int[] a, int[] offsets) {
        /*value*/ int[] firsts = new /*value*/ int[offsets.length - 1];
        IntGather.gather(a, offsets, firsts);
        return firsts;
    }
}
