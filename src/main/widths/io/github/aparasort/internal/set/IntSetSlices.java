package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

/**
 * A set operation on two sorted arrays, cut into slices where the balanced path crosses diagonals. So each slice is an
 * operation of its own, and the results of all slices, one after the other, are the result.
 *
 * <p>The number of results is known at the end. If the result is to be a new array of exactly that length, the results
 * of several slices are collected in a buffer first.
 */
final class IntSetSlices implements SlicedWork<IntTileSets> {
    private final IntSetJob job;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final Slices slices;
    /** Where the results go, in the end; null until their number is known. */
    private /*value*/ int[] target;
    /** The results before that, or null if the target is known, or the only slice is complete when it is made. */
    private /*key*/ int[] collected;
    private int[] origins;
    private int count;

    /** @param out room for the most results there can be, or null for a new array of exactly their number */
    IntSetSlices(IntSetJob job, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out, Slices slices) {
        this.job = job;
        this.a = a;
        this.b = b;
        this.target = out;
        this.slices = slices;
    }

    SetOperation set() {
        return job.set;
    }

    SetOptions options() {
        return job.options;
    }

    /** Whether origins are wanted. */
    boolean isTraced() {
        return job.wantsOrigins();
    }

    @Override
    public Slices slices() {
        return slices;
    }

    @Override
    public int size(int slice) {
        return slice(slice).n();
    }

    @Override
    public IntSetSlice slice(int slice) {
        int begin = slices.begin(slice);
        int end = slices.begin(slice + 1);
        int first = crossing(begin);
        int next = crossing(end);
        int aBegin = first & IntBalancedPath.COUNT;
        int bBegin = begin - aBegin + (first >>> 31);
        int aEnd = next & IntBalancedPath.COUNT;
        int bEnd = end - aEnd + (next >>> 31);
        return new IntSetSlice(this, a, aBegin, aEnd - aBegin, b, bBegin, bEnd - bBegin);
    }

    private int crossing(int diagonal) {
        return IntBalancedPath.crossing(a, a.length, b, 0, b.length, diagonal, job.options.distinct() ? 1 : 0);
    }

    @Override
    public void makeRoom(IntTileSets tiles) {
        if (slices.count() > 1) {
            int most = job.set.most(a.length, b.length);
            collected = target == null ? tiles.collected(most) : null;
            origins = isTraced() ? tiles.collectedOrigins(most) : null;
        }
    }

    /** Appends the results of the next slice. */
    void append(IntSetSlice slice, IntSetArrays found) {
        int place = count;
        count += found.count();
        /*key*/ int[] results = found.results();
        if (collected != null) {
            /*key*/ int[] all = collected;
            Parallel.forEach(found.count(), (begin, end) ->
                    System.arraycopy(results, begin, all, place + begin, end - begin));
        } else {
            copyValues(results, found.count(), target(), place);
        }
        if (isTraced()) {
            origins = origins != null ? origins : new int[count];
            slice.copyOrigins(found, origins, place);
        }
    }

    /** The array of the results, made for as many as there are now. */
    private /*value*/ int[] target() {
        if (target == null) {
            target = new /*value*/ int[count];
        }
        return target;
    }

    private static void copyValues(/*key*/ int[] results, int n, /*value*/ int[] to, int at) {
        Parallel.forEach(n, (begin, end) -> SortableKeys.values(results, begin, to, at + begin, end - begin));
    }

    @Override
    public void complete() {
        if (collected != null) {
            copyValues(collected, count, target(), 0);
        }
        restoreNans(target);
        job.result = target;
        job.count = count;
        job.origins = origins == null || slices.count() == 1 ? origins : Arrays.copyOf(origins, count);
    }

    /** All NaNs are one key in a kernel. Here they get their bits from the inputs, where they are last too. */
    void restoreNans(/*value*/ int[] results) {
        SetOperation set = job.set;
        int m = new IntSequence(a, 0, a.length).nansAtEnd();
        int n = new IntSequence(b, 0, b.length).nansAtEnd();
        int pairs = Math.min(m, n);
        int place = count - (int) set.count(m, n, pairs);
        if (set.both() != 0) {
            System.arraycopy(a, a.length - m, results, place, pairs);
            place += pairs;
        }
        if (set.onlyA() != 0) {
            System.arraycopy(a, a.length - m + pairs, results, place, m - pairs);
            place += m - pairs;
        }
        if (set.onlyB() != 0) {
            System.arraycopy(b, b.length - n + pairs, results, place, n - pairs);
        }
    }
}
