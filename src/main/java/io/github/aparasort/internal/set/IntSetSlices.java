package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.Places;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.Channel;
import java.lang.reflect.Array;

// Twins: Long, Float, Double
/**
 * A set operation on two sorted arrays, cut into slices where the balanced path crosses diagonals. So each slice is an
 * operation of its own, and the results of all slices, one after the other, are the result.
 *
 * <p>The number of results is known at the end. If the result is to be a new array of exactly that length, the results
 * of several slices are collected in a buffer first.
 */
final class IntSetSlices implements SlicedWork<IntTileSets>, IntSetSlice.Whole {
    private final SetJob</*value*/ int[]> job;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private final /*value*/ int[] out;
    private final Slices slices;
    private final Places places;
    /** Where the results go; of a single slice null until their number is known, if they go to a new array. */
    private /*value*/ int[] target;
    private int[] origins;

    /** @param out room for the most results there can be, or null for a new array of exactly their number */
    IntSetSlices(SetJob</*value*/ int[]> job, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out,
            Slices slices) {
        this.job = job;
        this.a = a;
        this.b = b;
        this.out = out;
        this.slices = slices;
        this.places = new Places(slices.count());
    }

    @Override
    public SetOperation set() {
        return job.set;
    }

    @Override
    public SetOptions options() {
        return job.options;
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
        return new IntSetSlice(this, slice, a, aBegin, aEnd - aBegin, b, bBegin, bEnd - bBegin);
    }

    private int crossing(int diagonal) {
        return IntBalancedPath.crossing(a, a.length, b, 0, b.length, diagonal, job.options.distinct() ? 1 : 0);
    }

    @Override
    public void makeRoom(IntTileSets tiles) {
        if (slices.count() > 1) {
            int most = job.set.most(a.length, b.length);
            target = out != null ? out : tiles.collected(/*value*/ int[].class, most);
            origins = job.wantsOrigins() ? tiles.collectedOrigins(most) : null;
        }
    }

    /** Nothing is received if a slice before has failed. */
    @Override
    public void receive(IntSetSlice slice, int count, IntTileSets tiles, Channel channel) {
        int place = places.of(slice.number(), count);
        if (place == Places.NONE) {
            return;
        }
        if (slices.count() == 1) {
            target = out != null ? out : new /*value*/ int[count];
            origins = job.wantsOrigins() ? new int[count] : null;
        }
        new IntSetResults(slice, count, place, target, origins).receive(tiles, channel);
    }

    @Override
    public void abandon(int slice) {
        places.abandon(slice);
    }

    /** The arrays that the caller gets have the exact lengths. */
    @Override
    public void prepareCompletion() {
        int count = places.total();
        restoreNans(target, count);
        job.count = count;
        job.result = out != null ? out : exactly(target, count);
        job.origins = exactly(origins, count);
    }

    private static <B> B exactly(B array, int count) {
        if (array == null || Array.getLength(array) == count) {
            return array;
        }
        @SuppressWarnings("unchecked")
        B copy = (B) Array.newInstance(array.getClass().getComponentType(), count);
        Parallel.forEach(count, (begin, end) -> System.arraycopy(array, begin, copy, begin, end - begin));
        return copy;
    }

    /** All NaNs are one key in a kernel. Here they get their bits from the inputs, where they are last too. */
    private void restoreNans(/*value*/ int[] results, int count) {
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
