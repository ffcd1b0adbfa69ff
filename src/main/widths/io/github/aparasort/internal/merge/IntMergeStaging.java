package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.LongStaging;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.SortableKeys;

/**
 * Copies two sorted arrays to a kernel that merges them, and the result back, and proves that it is their merge.
 *
 * <p>All NaNs are one key in a kernel. Their bits are taken from the input, where they are last, as in the result.
 */
public final class IntMergeStaging {
    private IntMergeStaging() {
    }

    /** Copies both arrays in, one after the other, as sortable keys. */
    public static void copyIn(/*value*/ int[] a, /*value*/ int[] b, IntMergeArrays staging) {
        IntSortedInput.copyKeys(a, b, staging.input());
    }


    /** The checksum of the keys of both arrays. */
    public static Digest digest(/*value*/ int[] a, /*value*/ int[] b) {
        return IntStaging.digest(a, 0, a.length, 0).plus(IntStaging.digest(b, 0, b.length, 0));
    }

    /** The checksum of the merged keys, and whether they ascend. */
    public static Digest check(IntMergeArrays merged, int part) {
        return IntStaging.check(merged, part);
    }

    /** The checksum of this many origins, in any order. */
    public static Digest originDigest(int n) {
        return Parallel.digest(n, (begin, end) -> {
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
    public static Digest checkOrigins(/*value*/ int[] a, /*value*/ int[] b, IntMergeArrays merged) {
        /*key*/ int[] keys = merged.keys(0);
        int[] origins = merged.values();
        int aCount = a.length;
        int n = aCount + b.length;
        return Parallel.digest(n, (begin, end) -> {
            long sum = 0;
            long squares = 0;
            for (int i = begin; i < end; i++) {
                int origin = origins[i];
                if (origin < 0 || origin >= n) {
                    return Digest.DISORDER;
                }
                /*key*/ int key = SortableKeys.of(origin < aCount ? a[origin] : b[origin - aCount]);
                if (key != keys[i] || i > 0
                        && (keys[i - 1] > key || keys[i - 1] == key && origins[i - 1] >= origin)) {
                    return Digest.DISORDER;
                }
                long mixed = LongStaging.mix(origin);
                sum += mixed;
                squares += mixed * mixed;
            }
            return new Digest(true, sum, squares);
        });
    }

    /** Copies the result out. The arrays that were merged must still be unchanged. */
    public static void copyOut(IntMergeArrays merged, /*value*/ int[] a, /*value*/ int[] b,
            /*value*/ int[] out) {
        /*key*/ int[] keys = merged.keys(0);
        Parallel.forEach(out.length, (begin, end) -> SortableKeys.values(keys, begin, out, begin, end - begin));
        int aNans = new IntSequence(a, 0, a.length).nansAtEnd();
        int bNans = new IntSequence(b, 0, b.length).nansAtEnd();
        System.arraycopy(a, a.length - aNans, out, out.length - bNans - aNans, aNans);
        System.arraycopy(b, b.length - bNans, out, out.length - bNans, bNans);
    }

    /** Copies the origins out. */
    public static void copyOrigins(IntMergeArrays merged, int[] origins) {
        int[] found = merged.values();
        Parallel.forEach(origins.length, (begin, end) ->
                System.arraycopy(found, begin, origins, begin, end - begin));
    }
}
