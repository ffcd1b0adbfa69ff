package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device./*key*/ IntStaging;
import io.github.aparasort.internal.device.Channel;
import io.github.aparasort.internal.device.Column;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.SizeClass;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.device.Stretch;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;

/**
 * A slice of a set operation: stretches of both sorted arrays, with pairs whole. It is copied to a kernel, and its
 * results are checked and appended to those of the slices before. Origins are indices in the slice while they are in
 * the kernel, those of A before those of B.
 */
record IntSetSlice(IntSetSlices whole, /*value*/ int[] a, int aBegin, int aCount, /*value*/ int[] b, int bBegin,
        int bCount) implements StagedWork<IntTileSets>, Channel.Input {
    /** Keys of each input that are counted in both inputs and in the results. */
    private static final int SAMPLE = 64;

    int n() {
        return aCount + bCount;
    }

    @Override
    public void configure(IntTileSets tiles) {
        int most = tiles.capacity();
        SetOptions options = whole.options();
        tiles.ask(whole.set(), aCount, options.distinct(), options.streams(),
                count -> SizeClass.capacity(count, most));
    }

    /** Both stretches, one after the other, as sortable keys. */
    @Override
    public void send(IntTileSets tiles, Channel channel) {
        channel.send(n(), this, Column.inBlocks(tiles.input()));
    }

    @Override
    public void fill(Stretch stretch) {
        IntStaging.convert(stretch, a, aBegin, aCount, b, bBegin);
    }

    /** What {@link #check} returns if it finds no fault. It is not a checksum, because results are not the input. */
    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    @Override
    public void receive(IntTileSets tiles, Channel channel) {
        int count = tiles.count();
        if (count < whole.set().least(aCount, bCount) || count > whole.set().most(aCount, bCount)) {
            channel.found(Digest.DISORDER);
            return;
        }
        tiles.fetch(channel);
        channel.found(check(tiles));
    }

    /**
     * Checks results. It detects a number of results that is impossible, disorder anywhere, results outside of the
     * range of the inputs, and keys that come too often or too rarely, for a sample of the keys of each input. Origins
     * must be those of equal keys, and in order for equal results.
     */
    Digest check(IntSetArrays found) {
        int count = found.count();
        if (count < whole.set().least(aCount, bCount) || count > whole.set().most(aCount, bCount)
                || !isRight(a, aBegin, aCount, found) || !isRight(b, bBegin, bCount, found)
                || count > 0 && !isInRange(found)) {
            return Digest.DISORDER;
        }
        /*key*/ int[] results = found.results();
        /*key*/ int[][] twice = {results, results};
        return Parallel.digest(count, (begin, end) -> /*key*/ IntStaging.ascends(twice, Math.max(begin, 1), end, 0)
                && (!whole.isTraced() || areOrigins(found, begin, end)) ? Digest.EMPTY : Digest.DISORDER);
    }

    /** Whether the first and the last result lie between the first and the last keys of both inputs. */
    private boolean isInRange(IntSetArrays found) {
        /*key*/ int first = found.results()[0];
        /*key*/ int last = found.results()[found.count() - 1];
        return (aCount > 0 && SortableKeys.of(a[aBegin]) <= first || bCount > 0 && SortableKeys.of(b[bBegin]) <= first)
                && (aCount > 0 && last <= SortableKeys.of(a[aBegin + aCount - 1])
                || bCount > 0 && last <= SortableKeys.of(b[bBegin + bCount - 1]));
    }

    /** Whether the keys of a sample, spread evenly, are among the results as often as they must be. */
    private boolean isRight(/*value*/ int[] sampled, int from, int length, IntSetArrays found) {
        SetOperation set = whole.set();
        /*key*/ int[] results = found.results();
        int samples = Math.min(SAMPLE, length);
        for (int s = 1; s <= samples; s++) {
            /*key*/ int key = SortableKeys.of(sampled[from + (int) ((long) length * s / samples) - 1]);
            int inA = count(a, aBegin, aCount, key);
            int inB = count(b, bBegin, bCount, key);
            int there = bound(results, found.count(), key, true) - bound(results, found.count(), key, false);
            if (there != set.count(inA, inB, Math.min(inA, inB))) {
                return false;
            }
        }
        return true;
    }

    /** How often a key comes in a stretch of an input. */
    private static int count(/*value*/ int[] values, int from, int count, /*key*/ int key) {
        return bound(values, from, count, key, true) - bound(values, from, count, key, false);
    }

    /** Where in a stretch the values begin that come after a key or, without ties, not before it. */
    private static int bound(/*value*/ int[] values, int from, int count, /*key*/ int key, boolean ties) {
        int low = from;
        int high = from + count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            /*key*/ int other = SortableKeys.of(values[middle]);
            if (other < key || ties && other == key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The same for the first {@code count} results. */
    private static int bound(/*key*/ int[] keys, int count, /*key*/ int key, boolean ties) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (keys[middle] < key || ties && keys[middle] == key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether the input has each result at its origin, no origin comes twice, and ties are in order. */
    private boolean areOrigins(IntSetArrays found, int begin, int end) {
        /*key*/ int[] results = found.results();
        int[] origins = found.origins();
        for (int i = begin; i < end; i++) {
            int origin = origins[i];
            if (origin < 0 || origin >= n() || results[i] != SortableKeys.of(
                    origin < aCount ? a[aBegin + origin] : b[bBegin + origin - aCount])
                    || i > 0 && results[i - 1] == results[i] && origins[i - 1] >= origin) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void commit(IntTileSets tiles) {
        whole.append(this, tiles);
    }

    /** Copies the origins to {@code target} from index {@code at} on, as indices of both whole inputs, B after A. */
    void copyOrigins(IntSetArrays found, int[] target, int at) {
        int[] origins = found.origins();
        int bShift = a.length + bBegin - aCount;
        Parallel.forEach(found.count(), (begin, end) -> {
            for (int i = begin; i < end; i++) {
                target[at + i] = origins[i] + (origins[i] < aCount ? aBegin : bShift);
            }
        });
    }
}
