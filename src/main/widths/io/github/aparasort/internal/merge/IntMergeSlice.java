package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.LongStaging;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.key.SortableKeys;

/**
 * A slice of a merge: stretches of both sorted arrays, whose merge is a stretch of the result. It is copied to a kernel
 * and back, with the proof that the result is the merge. Its origins are indices in the slice while they are in the
 * kernel, those of A before those of B.
 *
 * @param origins where the origins go, or null
 */
record IntMergeSlice(IntMergeJob job, /*value*/ int[] a, int aBegin, int aCount, /*value*/ int[] b, int bBegin,
        int bCount, int[] origins) implements StagedWork<IntMergeArrays> {
    int n() {
        return aCount + bCount;
    }

    @Override
    public void configure(IntMergeArrays arrays) {
        arrays.split(aCount);
    }

    /** Copies both stretches, one after the other, as sortable keys. */
    @Override
    public void stage(IntMergeArrays arrays, int load) {
        IntStaging.copyIn(a, aBegin, aCount, arrays.input(), 0);
        IntStaging.copyIn(b, bBegin, bCount, arrays.input(), aCount);
    }

    /** The checksum of the keys, or of all origins in any order, which is enough to prove the keys too. */
    @Override
    public Digest digest() {
        return origins != null ? originDigest()
                : IntStaging.digest(a, aBegin, aCount, 0).plus(IntStaging.digest(b, bBegin, bCount, 0));
    }

    @Override
    public Digest check(IntMergeArrays arrays, int part) {
        return origins != null ? checkOrigins(arrays) : IntStaging.check(arrays, part);
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
     * The checksum of the origins of a result, and whether they are correct: its keys ascend, the input has them at
     * their origins, and equal keys are in the order of the input.
     */
    private Digest checkOrigins(IntMergeArrays merged) {
        /*key*/ int[] keys = merged.keys(0);
        int[] found = merged.values();
        return Parallel.digest(n(), (begin, end) -> {
            long sum = 0;
            long squares = 0;
            for (int i = begin; i < end; i++) {
                int origin = found[i];
                if (origin < 0 || origin >= n()) {
                    return Digest.DISORDER;
                }
                /*key*/ int key = SortableKeys.of(origin < aCount ? a[aBegin + origin] : b[bBegin + origin - aCount]);
                if (key != keys[i] || i > 0
                        && (keys[i - 1] > key || keys[i - 1] == key && found[i - 1] >= origin)) {
                    return Digest.DISORDER;
                }
                long mixed = LongStaging.mix(origin);
                sum += mixed;
                squares += mixed * mixed;
            }
            return new Digest(true, sum, squares);
        });
    }

    /** Copies the stretch of the result to its place. */
    @Override
    public void commit(IntMergeArrays merged) {
        /*key*/ int[] keys = merged.keys(0);
        /*value*/ int[] out = job.out();
        int first = aBegin + bBegin;
        Parallel.forEach(n(), (begin, end) -> SortableKeys.values(keys, begin, out, first + begin, end - begin));
        if (origins != null) {
            copyOrigins(merged.values(), first);
        }
    }

    /** Makes indices of both whole inputs, B after A, of those of the slice. */
    private void copyOrigins(int[] found, int first) {
        int bShift = a.length + bBegin - aCount;
        Parallel.forEach(n(), (begin, end) -> {
            for (int i = begin; i < end; i++) {
                origins[first + i] = found[i] + (found[i] < aCount ? aBegin : bShift);
            }
        });
    }
}
