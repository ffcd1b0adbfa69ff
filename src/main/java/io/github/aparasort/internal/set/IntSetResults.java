package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.Stretch;

// Twins: Long, Float, Double
/**
 * The results of a slice on their way to their place. The checks detect disorder anywhere, results outside of the range
 * of the inputs, and keys that come too often or too rarely, for a sample of the keys of each input. Origins must be
 * those of equal keys, and in order for equal results. They are indices in the slice while they are in the kernel,
 * those of A before those of B.
 *
 * @param place where the results begin in {@code target}, and in {@code origins}
 * @param origins where the origins go, or null
 */
record IntSetResults(IntSetSlice slice, int count, int place, /*value*/ int[] target, int[] origins)
        implements Channel.Output {
    /** Keys of each input that are counted in both inputs and in the results. */
    private static final int SAMPLE = 64;

    void receive(IntTileSets tiles, Channel channel) {
        Column keys = transfer().column(tiles.results());
        if (origins != null) {
            channel.receive(count, this, keys, Column.inBlocks(tiles.origins()));
        } else {
            channel.receive(count, this, keys);
        }
        // No input is lost if they are wrong.
        channel.deliver();
        channel.found(hasRange() && hasSample(slice.a(), slice.aBegin(), slice.aCount())
                && hasSample(slice.b(), slice.bBegin(), slice.bCount()) ? Digest.EMPTY : Digest.DISORDER);
    }

    private IntKeyTransfer transfer() {
        return new IntKeyTransfer(target, place, count, 0, 0);
    }

    @Override
    public Digest check(Stretch stretch) {
        int at = stretch.at(0);
        return /*key*/ IntStaging.ascends((/*key*/ int[]) stretch.array(0), (/*key*/ int[]) stretch.again(0),
                stretch.follows() ? at : at + 1, at + stretch.length(), 0)
                && (origins == null || areOrigins(stretch)) ? Digest.EMPTY : Digest.DISORDER;
    }

    /** Whether the input has each result at its origin, no origin comes twice, and ties are in order. */
    private boolean areOrigins(Stretch stretch) {
        /*key*/ int[] keys = (/*key*/ int[]) stretch.array(0);
        int[] found = (int[]) stretch.array(1);
        int first = stretch.at(0);
        int shift = stretch.at(1) - first;
        for (int i = first; i < first + stretch.length(); i++) {
            int origin = found[shift + i];
            if (origin < 0 || origin >= slice.n() || keys[i] != SortableKeys.of(origin < slice.aCount()
                    ? slice.a()[slice.aBegin() + origin] : slice.b()[slice.bBegin() + origin - slice.aCount()])
                    || (i > first || stretch.follows()) && keys[i - 1] == keys[i] && found[shift + i - 1] >= origin) {
                return false;
            }
        }
        return true;
    }

    /** Origins become indices of both whole inputs, B after A. */
    @Override
    public void deliver(Stretch stretch) {
        transfer().deliver(stretch);
        if (origins != null) {
            int[] found = (int[]) stretch.array(1);
            int at = stretch.at(1);
            int to = place + stretch.begin();
            int bShift = slice.a().length + slice.bBegin() - slice.aCount();
            for (int i = 0; i < stretch.length(); i++) {
                int origin = found[at + i];
                origins[to + i] = origin + (origin < slice.aCount() ? slice.aBegin() : bShift);
            }
        }
    }

    @Override
    public boolean follows(int index) {
        int at = place + index;
        return transfer().follows(index) && (origins == null || origins[at - 1] < origins[at]
                || SortableKeys.of(target[at - 1]) != SortableKeys.of(target[at]));
    }

    /** Whether the first and the last result lie between the first and the last keys of both inputs. */
    private boolean hasRange() {
        if (count == 0) {
            return true;
        }
        /*key*/ int first = SortableKeys.of(target[place]);
        /*key*/ int last = SortableKeys.of(target[place + count - 1]);
        /*value*/ int[] a = slice.a();
        /*value*/ int[] b = slice.b();
        int aEnd = slice.aBegin() + slice.aCount();
        int bEnd = slice.bBegin() + slice.bCount();
        return (slice.aCount() > 0 && SortableKeys.of(a[slice.aBegin()]) <= first
                || slice.bCount() > 0 && SortableKeys.of(b[slice.bBegin()]) <= first)
                && (slice.aCount() > 0 && last <= SortableKeys.of(a[aEnd - 1])
                || slice.bCount() > 0 && last <= SortableKeys.of(b[bEnd - 1]));
    }

    /** Whether the keys of a sample, spread evenly, are among the results as often as they must be. */
    private boolean hasSample(/*value*/ int[] sampled, int from, int length) {
        SetOperation set = slice.whole().set();
        int samples = Math.min(SAMPLE, length);
        for (int s = 1; s <= samples; s++) {
            /*key*/ int key = SortableKeys.of(sampled[from + (int) ((long) length * s / samples) - 1]);
            int inA = count(slice.a(), slice.aBegin(), slice.aCount(), key);
            int inB = count(slice.b(), slice.bBegin(), slice.bCount(), key);
            if (count(target, place, count, key) != set.count(inA, inB, Math.min(inA, inB))) {
                return false;
            }
        }
        return true;
    }

    /** How often a key comes in a sorted stretch. */
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
}
