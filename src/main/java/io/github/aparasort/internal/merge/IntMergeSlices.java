package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.key.IntSequence;
import java.util.Objects;
import java.util.function.Supplier;

// Twins: Long, Float, Double
/**
 * A merge of two sorted arrays, cut into slices where the merge path crosses diagonals. So each slice is a merge of its
 * own, whose result has its place.
 *
 * @param out where the result goes: it may be made when it is first asked for
 * @param origins where the origins go, or null
 */
record IntMergeSlices(Supplier</*value*/ int[]> out, /*value*/ int[] a, /*value*/ int[] b, int[] origins,
        Slices slices) implements SlicedWork<IntMergeArrays> {
    @Override
    public int size(int slice) {
        return slices.begin(slice + 1) - slices.begin(slice);
    }

    @Override
    public IntMergeSlice slice(int slice) {
        int begin = slices.begin(slice);
        int end = slices.begin(slice + 1);
        int aBegin = IntBalancedPath.coRank(a, a.length, b, 0, b.length, begin);
        int aEnd = IntBalancedPath.coRank(a, a.length, b, 0, b.length, end);
        return new IntMergeSlice(out, a, aBegin, aEnd - aBegin, b, begin - aBegin, end - aEnd - (begin - aBegin),
                origins);
    }

    @Override
    public void makeRoom(IntMergeArrays arrays) {
        // The first call makes the array, while the device works.
        Objects.requireNonNull(out.get());
    }

    /** All NaNs are one key in a kernel. Here they get their bits from the inputs, where they are last too. */
    @Override
    public void complete() {
        /*value*/ int[] merged = out.get();
        int aNans = new IntSequence(a, 0, a.length).nansAtEnd();
        int bNans = new IntSequence(b, 0, b.length).nansAtEnd();
        System.arraycopy(a, a.length - aNans, merged, merged.length - bNans - aNans, aNans);
        System.arraycopy(b, b.length - bNans, merged, merged.length - bNans, bNans);
    }
}
