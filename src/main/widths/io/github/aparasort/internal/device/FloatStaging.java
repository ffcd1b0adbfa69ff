package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Floats in a kernel's arrays, as {@link SortableKeys}: converted while they are copied. The proof that a result is the
 * sorted input is made on the keys, and the mask of an order applies to the keys.
 *
 * <p>All NaNs have one key in a kernel. Their bits and their order are read from the caller's array before it is
 * written to.
 */
public final class FloatStaging {
    private FloatStaging() {
    }

    /**
     * Copies the keys of one part of a range. The range begins at index {@code from} of {@code source}. Returns whether
     * there are NaNs among them.
     */
    public static boolean copyIn(/*value*/ float[] source, int from, /*key*/ int mask, IntKeys staging,
            int part) {
        /*key*/ int[] keys = staging.input(part);
        int first = from + staging.partBegin(part);
        AtomicBoolean nans = new AtomicBoolean();
        Parallel.forEach(staging.partBegin(part + 1) - staging.partBegin(part), (begin, end) -> {
            /*key*/ int greatest = /*key*/ Integer.MIN_VALUE;
            for (int block = begin; block < end; block += Math.min(Parallel.BLOCK, end - block)) {
                int blockEnd = block + Math.min(Parallel.BLOCK, end - block);
                for (int i = block; i < blockEnd; i++) {
                    keys[i] = SortableKeys.of(source[first + i]) ^ mask;
                }
                greatest = Math.max(greatest, greatest(keys, block, blockEnd, mask));
            }
            if (SortableKeys.isNan(greatest)) {
                nans.set(true);
            }
        });
        return nans.get();
    }

    private static /*key*/ int greatest(/*key*/ int[] keys, int begin, int end, /*key*/ int mask) {
        /*key*/ int greatest = /*key*/ Integer.MIN_VALUE;
        for (int i = begin; i < end; i++) {
            greatest = Math.max(greatest, keys[i] ^ mask);
        }
        return greatest;
    }

    /** The checksum of the keys of n values from index {@code from} on. */
    public static Digest digest(/*value*/ float[] source, int from, int n, /*key*/ int mask) {
        return Parallel.digest(n, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int squares = 0;
            for (int i = from + begin; i < from + end; i++) {
                /*key*/ int mixed = IntStaging.mix(SortableKeys.of(source[i]) ^ mask);
                sum += mixed;
                squares += mixed * mixed;
            }
            return IntStaging.digest(sum, squares);
        });
    }

    /** The checksum of the keys of a part, and whether they ascend, starting from the last key of the part before. */
    public static Digest check(IntKeys sorted, int part) {
        return IntStaging.check(sorted, part);
    }

    /**
     * Copies all values to the range of {@code target} that begins at index {@code from}. It must still hold the input.
     */
    public static void copyOut(IntKeys sorted, /*value*/ float[] target, int from, /*key*/ int mask) {
        int last = sorted.parts() - 1;
        int n = sorted.partBegin(last + 1);
        // In ascending order NaNs are last, in descending order first.
        /*key*/ int outermost = mask == 0 ? sorted.keys(last)[n - 1 - sorted.partBegin(last)] : sorted.keys(0)[0];
        if (SortableKeys.isNan(outermost ^ mask)) {
            restoreNans(sorted, target, from, n, mask);
        }
        Parallel.forEachPart(sorted, (part, begin, end) ->
                copy(sorted.keys(part), begin, end, target, from + sorted.partBegin(part), mask));
    }

    /**
     * Copies a part of the values, none of which is NaN, to their place in the range of {@code target} that begins at
     * index {@code from}.
     */
    public static void copyOut(IntKeys sorted, int part, /*value*/ float[] target, int from, /*key*/ int mask) {
        copyBack(sorted.keys(part), sorted, part, target, from, mask);
    }

    /**
     * Copies a part of the input, none of which is NaN, back to the range of {@code target} that begins at index
     * {@code from}.
     */
    public static void restore(IntKeys staging, int part, /*value*/ float[] target, int from, /*key*/ int mask) {
        copyBack(staging.input(part), staging, part, target, from, mask);
    }

    private static void copyBack(/*key*/ int[] keys, IntKeys arrays, int part, /*value*/ float[] target, int from,
            /*key*/ int mask) {
        int first = from + arrays.partBegin(part);
        Parallel.forEach(arrays.partBegin(part + 1) - arrays.partBegin(part), (begin, end) ->
                copy(keys, begin, end, target, first, mask));
    }

    private static void copy(/*key*/ int[] keys, int begin, int end, /*value*/ float[] target, int first,
            /*key*/ int mask) {
        for (int i = begin; i < end; i++) {
            target[first + i] = SortableKeys.value(keys[i] ^ mask);
        }
    }

    /** Replaces the common key of all NaNs by the NaNs of the input, in their order. */
    private static void restoreNans(IntKeys sorted, /*value*/ float[] input, int from, int n,
            /*key*/ int mask) {
        int[] counts = new int[(n - 1) / Parallel.GRAIN + 1];
        Parallel.forEachGrain(n, (begin, end) -> {
            int count = 0;
            for (int i = from + begin; i < from + end; i++) {
                count += input[i] != input[i] ? 1 : 0;
            }
            counts[begin / Parallel.GRAIN] = count;
        });
        // Where the NaNs of each grain begin.
        int[] places = new int[counts.length];
        int place = mask == 0 ? n - Arrays.stream(counts).sum() : 0;
        for (int grain = 0; grain < counts.length; grain++) {
            places[grain] = place;
            place += counts[grain];
        }
        Parallel.forEachGrain(n, (begin, end) -> {
            int to = places[begin / Parallel.GRAIN];
            int toEnd = to + counts[begin / Parallel.GRAIN];
            for (int i = from + begin; to < toEnd; i++) {
                if (input[i] != input[i]) {
                    put(sorted, to++, SortableKeys.exact(input[i]) ^ mask);
                }
            }
        });
    }

    private static void put(IntKeys sorted, int index, /*key*/ int key) {
        int part = sorted.parts() - 1;
        while (sorted.partBegin(part) > index) {
            part--;
        }
        sorted.keys(part)[index - sorted.partBegin(part)] = key;
    }
}
