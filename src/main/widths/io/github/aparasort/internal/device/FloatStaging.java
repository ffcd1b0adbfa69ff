package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Floats in a kernel's arrays, as {@link SortableKeys}: converted while they are copied. The proof that a result is the
 * sorted input is made on the keys, and the mask of an order applies to the keys.
 *
 * <p>All NaNs have one key in a kernel. Their bits and their order are read from the caller's array before it is
 * written to.
 *
 * <p>The JIT compiler (JDK 17 to 25) does not vectorize a loop that takes the bits of floats, whatever else it does. So
 * one loop takes the bits of a block and does nothing more. The loops after it find these bits in the first-level
 * cache, and have vectors.
 */
public final class FloatStaging {
    /** Values in a block: few enough for two threads of one core to keep their blocks in the first-level cache. */
    private static final int BLOCK = Parallel.BLOCK / 4;
    /**
     * Whether checksums are made of a block of keys. With AVX2, JDK 17 does not multiply longs in vectors, but JDK 25
     * does. Without vectors, one loop over the values is the fastest.
     */
    private static final boolean DIGESTS_OF_BLOCKS =
            /*key*/ Integer.SIZE < Long.SIZE || Runtime.version().feature() >= 25;
    /** The bits of infinity. Without a sign, those of NaNs are greater and all others are less. */
    private static final /*key*/ int INFINITY = SortableKeys.bits(/*value*/ Float.POSITIVE_INFINITY);

    private FloatStaging() {
    }

    /**
     * Copies the keys of one part of a range. The range begins at index {@code from} of {@code source}. Returns whether
     * there are NaNs among them.
     */
    public static boolean copyIn(/*value*/ float[] source, int from, /*key*/ int mask, IntKeys staging,
            int part) {
        return copyIn(source, from + staging.partBegin(part), staging.input(part), 0,
                staging.partBegin(part + 1) - staging.partBegin(part), mask);
    }

    /** Copies the keys of n values from index {@code from} on to {@code keys}, from index {@code at} on. */
    public static void copyIn(/*value*/ float[] source, int from, int n, /*key*/ int[] keys, int at) {
        copyIn(source, from - at, keys, at, n, 0);
    }

    /** @param first counted from here, a value has the index of its key */
    private static boolean copyIn(/*value*/ float[] source, int first, /*key*/ int[] keys, int at, int n,
            /*key*/ int mask) {
        AtomicBoolean nans = new AtomicBoolean();
        Parallel.forEach(n, (begin, end) -> {
            boolean found = false;
            for (int block = at + begin; block < at + end; block += Math.min(BLOCK, at + end - block)) {
                found |= convert(source, first, keys, block, block + Math.min(BLOCK, at + end - block), mask);
            }
            if (found) {
                nans.set(true);
            }
        });
        return nans.get();
    }

    /**
     * Makes the keys in [begin, end) of the values in this range, counted from index {@code first} of {@code source}.
     * Returns whether there are NaNs among them.
     */
    private static boolean convert(/*value*/ float[] source, int first, /*key*/ int[] keys, int begin, int end,
            /*key*/ int mask) {
        for (int i = begin; i < end; i++) {
            keys[i] = SortableKeys.bits(source[first + i]);
        }
        boolean nans = hasNans(keys, begin, end);
        if (nans) {
            uniteNans(keys, begin, end);
        }
        order(keys, begin, end, mask);
        return nans;
    }

    /**
     * Whether there are the bits of a NaN in [begin, end). JDK 17 reduces each vector to one number, which takes longer
     * than all the rest. So four vectors are made one before that. The four quarters may overlap.
     */
    private static boolean hasNans(/*key*/ int[] bits, int begin, int end) {
        int quarter = (end - begin + 3) / 4;
        int fourth = end - quarter;
        int second = Math.min(begin + quarter, fourth);
        int third = Math.min(second + quarter, fourth);
        /*key*/ int sign = 0;
        for (int i = 0; i < quarter; i++) {
            sign |= beyondInfinity(bits[begin + i]) | beyondInfinity(bits[second + i])
                    | beyondInfinity(bits[third + i]) | beyondInfinity(bits[fourth + i]);
        }
        return sign < 0;
    }

    /** Negative only for the bits of a NaN. */
    private static /*key*/ int beyondInfinity(/*key*/ int bits) {
        return INFINITY - (bits & /*key*/ Integer.MAX_VALUE);
    }

    /** Gives all NaNs in [begin, end) the bits that become their common key. */
    private static void uniteNans(/*key*/ int[] bits, int begin, int end) {
        for (int i = begin; i < end; i++) {
            // All ones for a NaN, else 0.
            /*key*/ int nan = beyondInfinity(bits[i]) >> /*key*/ Integer.SIZE - 1;
            bits[i] = (bits[i] | nan) & ~(nan << /*key*/ Integer.SIZE - 1);
        }
    }

    /**
     * Makes keys of bits, as {@link SortableKeys#exact(float)} does. The shift that fills with the sign is left out:
     * AVX2 does not have it for longs.
     */
    private static void order(/*key*/ int[] bits, int begin, int end, /*key*/ int mask) {
        for (int i = begin; i < end; i++) {
            /*key*/ int x = bits[i];
            bits[i] = x ^ -(x >>> /*key*/ Integer.SIZE - 1) >>> 1 ^ mask;
        }
    }

    /** The keys of an array, to be loaded in blocks. */
    public static IntSource keys(/*value*/ float[] source) {
        return (begin, end, target, at) -> convert(source, begin - at, target, at, at + end - begin, 0);
    }

    /** The checksum of the keys of n values from index {@code from} on. */
    public static Digest digest(/*value*/ float[] source, int from, int n, /*key*/ int mask) {
        if (!DIGESTS_OF_BLOCKS) {
            return Parallel.digest(n, (begin, end) -> digestBlock(source, from + begin, from + end, mask));
        }
        return Parallel.digest(n, () -> {
            /*key*/ int[] keys = new /*key*/ int[Math.min(n, Parallel.BLOCK)];
            return (begin, end) -> {
                convert(source, from + begin, keys, 0, end - begin, mask);
                return IntStaging.digestBlock(keys, 0, end - begin, 0);
            };
        });
    }

    private static Digest digestBlock(/*value*/ float[] source, int begin, int end, /*key*/ int mask) {
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int mixed = IntStaging.mix(SortableKeys.of(source[i]) ^ mask);
            sum += mixed;
            squares += mixed * mixed;
        }
        return IntStaging.digest(sum, squares);
    }

    /** The checksum of the keys of a part, and whether they ascend, starting from the last key of the part before. */
    public static Digest check(IntKeys sorted, int part) {
        return IntStaging.check(sorted, part);
    }

    /** {@link #check} and {@link #copyOut(IntKeys, int, float[], int, int)} in one. */
    public static Digest checkAndCopyOut(IntKeys sorted, int part, /*value*/ float[] target, int from,
            /*key*/ int mask) {
        /*key*/ int[] keys = sorted.keys(part);
        int first = from + sorted.partBegin(part);
        return IntStaging.check(sorted, part, Parallel.copying((begin, end) ->
                copy(keys, begin, end, target, first, mask)));
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

    /** A loop for each of the two orders, because every operation on an element counts. */
    private static void copy(/*key*/ int[] keys, int begin, int end, /*value*/ float[] target, int first,
            /*key*/ int mask) {
        if (mask == 0) {
            for (int i = begin; i < end; i++) {
                target[first + i] = SortableKeys.value(keys[i]);
            }
        } else {
            for (int i = begin; i < end; i++) {
                target[first + i] = SortableKeys.valueDescending(keys[i]);
            }
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
