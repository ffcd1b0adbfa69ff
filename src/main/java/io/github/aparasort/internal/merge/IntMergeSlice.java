package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.LongStaging;
import io.github.aparasort.internal.staging.Stretch;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/**
 * A slice of a merge: stretches of both sorted arrays, whose merge is a stretch of the result. It is copied to a kernel
 * and back, with the proof that the result is the merge. Its origins are indices in the slice while they are in the
 * kernel, those of A before those of B.
 *
 * @param out where the whole result goes
 * @param origins where the origins go, or null
 */
record IntMergeSlice(Supplier</*value*/ int[]> out, /*value*/ int[] a, int aBegin, int aCount, /*value*/ int[] b,
        int bBegin, int bCount, int[] origins) implements StagedWork<IntMergeArrays>, Channel.Input, Channel.Output {
    int n() {
        return aCount + bCount;
    }

    @Override
    public void configure(IntMergeArrays arrays) {
        arrays.split(aCount);
    }

    /** Both stretches, one after the other, as sortable keys. */
    @Override
    public void send(IntMergeArrays arrays, Channel channel) {
        channel.send(n(), this, Column.inBlocks(arrays.input()));
        if (origins != null) {
            channel.expect(originDigest());
        }
    }

    @Override
    public void fill(Stretch stretch) {
        IntStaging.convert(stretch, a, aBegin, aCount, b, bBegin);
    }

    @Override
    public Digest digest(Stretch stretch) {
        return origins != null ? Digest.EMPTY : /*key*/ IntStaging.digest(stretch, 0);
    }

    /** The checksum of the keys, or of all origins in any order, which is enough to prove the keys too. */
    @Override
    public Digest digest() {
        return origins != null ? originDigest()
                : IntStaging.digest(a, aBegin, aCount, 0).plus(IntStaging.digest(b, bBegin, bCount, 0));
    }

    @Override
    public void receive(IntMergeArrays arrays, Channel channel) {
        Column keys = new IntKeyTransfer(out.get(), aBegin + bBegin, n(), 0, 0).column(arrays.keys());
        if (origins != null) {
            channel.receive(n(), this, keys, Column.inBlocks(arrays.values()));
        } else {
            channel.receive(n(), this, keys);
        }
    }

    @Override
    public Digest check(Stretch stretch) {
        return origins != null ? checkOrigins(stretch) : /*key*/ IntStaging.check(stretch, 0);
    }

    private Digest originDigest() {
        return Parallel.digest(n(), (begin, end) -> {
            long sum = 0;
            long squares = 0;
            for (int i = begin; i < end; i++) {
                long mixed = LongStaging.mix(i);
                sum += mixed;
                squares += mixed * mixed;
            }
            return new Digest(true, sum, squares);
        });
    }

    /**
     * The checksum of the origins of some results, and whether they are correct: the keys ascend, the input has them at
     * their origins, and equal keys are in the order of the input.
     */
    private Digest checkOrigins(Stretch stretch) {
        /*key*/ int[] keys = (/*key*/ int[]) stretch.array(0);
        int[] found = (int[]) stretch.array(1);
        int shift = stretch.at(1) - stretch.at(0);
        int begin = stretch.at(0);
        long sum = 0;
        long squares = 0;
        for (int i = begin; i < begin + stretch.length(); i++) {
            int origin = found[shift + i];
            if (origin < 0 || origin >= n()) {
                return Digest.DISORDER;
            }
            /*key*/ int key = SortableKeys.of(origin < aCount ? a[aBegin + origin] : b[bBegin + origin - aCount]);
            if (key != keys[i] || (i > begin || stretch.follows())
                    && (keys[i - 1] > key || keys[i - 1] == key && found[shift + i - 1] >= origin)) {
                return Digest.DISORDER;
            }
            long mixed = LongStaging.mix(origin);
            sum += mixed;
            squares += mixed * mixed;
        }
        return new Digest(true, sum, squares);
    }

    /** Keys go to their place; origins become indices of both whole inputs, B after A. */
    @Override
    public void deliver(Stretch stretch) {
        int first = aBegin + bBegin + stretch.begin();
        if (stretch.array(0) != (Object) out.get()) {
            IntStaging.deliver((/*key*/ int[]) stretch.array(0), stretch.at(0), out.get(), first, stretch.length(), 0);
        }
        if (origins != null) {
            int[] found = (int[]) stretch.array(1);
            int bShift = a.length + bBegin - aCount;
            for (int i = 0; i < stretch.length(); i++) {
                int origin = found[stretch.at(1) + i];
                origins[first + i] = origin + (origin < aCount ? aBegin : bShift);
            }
        }
    }

    @Override
    public boolean follows(int index) {
        int at = aBegin + bBegin + index;
        /*key*/ int before = SortableKeys.of(out.get()[at - 1]);
        /*key*/ int key = SortableKeys.of(out.get()[at]);
        return before < key || before == key && (origins == null || origins[at - 1] < origins[at]);
    }
}
