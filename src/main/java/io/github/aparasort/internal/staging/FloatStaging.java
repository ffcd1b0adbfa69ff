package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;

// Twins: Double
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

    /** Whether keys come as they are in the caller's array, so never. */
    static boolean areCopied(/*key*/ int mask) {
        return false;
    }

    /**
     * Makes the keys of n values from index {@code from} on, XORed with a mask. Returns whether there are NaNs among
     * them.
     */
    public static boolean convert(/*value*/ float[] source, int from, int n, /*key*/ int[] keys, int at,
            /*key*/ int mask) {
        boolean nans = false;
        for (int block = at; block < at + n; block += Math.min(BLOCK, at + n - block)) {
            nans |= convertBlock(source, from - at, keys, block, block + Math.min(BLOCK, at + n - block), mask);
        }
        return nans;
    }

    /**
     * Makes the keys in [begin, end) of the values in this range, counted from index {@code first} of {@code source}.
     * Returns whether there are NaNs among them.
     */
    private static boolean convertBlock(/*value*/ float[] source, int first, /*key*/ int[] keys, int begin,
            int end, /*key*/ int mask) {
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

    /** Makes the keys of a stretch of two sources, the second after the first. */
    public static void convert(Stretch stretch, /*value*/ float[] a, int aBegin, int aCount, /*value*/ float[] b,
            int bBegin) {
        /*key*/ int[] keys = (/*key*/ int[]) stretch.array(0);
        int ofA = Math.max(0, Math.min(stretch.end(), aCount) - stretch.begin());
        if (ofA > 0) {
            convert(a, aBegin + stretch.begin(), ofA, keys, stretch.at(0), 0);
        }
        if (ofA < stretch.length()) {
            convert(b, bBegin + stretch.begin() + ofA - aCount, stretch.length() - ofA, keys, stretch.at(0) + ofA, 0);
        }
    }

    /** The keys of an array, to be loaded in blocks. */
    public static IntSource keys(/*value*/ float[] source) {
        return (begin, end, target, at) -> convertBlock(source, begin - at, target, at, at + end - begin, 0);
    }

    /** The checksum of the keys of n values from index {@code from} on. */
    public static Digest digest(/*value*/ float[] source, int from, int n, /*key*/ int mask) {
        if (!DIGESTS_OF_BLOCKS) {
            return Parallel.digest(n, (begin, end) -> digestBlock(source, from + begin, from + end, mask));
        }
        return Parallel.digest(n, () -> {
            /*key*/ int[] keys = new /*key*/ int[Math.min(n, Parallel.BLOCK)];
            return (begin, end) -> {
                convertBlock(source, from + begin, keys, 0, end - begin, mask);
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

    /**
     * Copies all values to the range of {@code target} that begins at index {@code from}. It must still hold the input.
     */
    public static void copyOut(/*key*/ int[] sorted, /*value*/ float[] target, int from, /*key*/ int mask) {
        int n = sorted.length;
        // In ascending order NaNs are last, in descending order first.
        /*key*/ int outermost = sorted[mask == 0 ? n - 1 : 0];
        boolean nans = SortableKeys.isNan(outermost ^ mask);
        /*value*/ float[] before = nans ? Arrays.copyOfRange(target, from, from + n) : null;
        Parallel.forEach(n, (begin, end) -> deliver(sorted, begin, target, from + begin, end - begin, mask));
        if (nans) {
            placeNans(before, target, from, n, mask == 0);
        }
    }

    /** Copies n keys, XORed with a mask, to the values from index {@code to} on. */
    public static void deliver(/*key*/ int[] keys, int at, /*value*/ float[] target, int to, int n,
            /*key*/ int mask) {
        copy(keys, at, at + n, target, to - at, mask);
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

    /**
     * Puts the NaNs of an input, in their order, to the end of the range of n values from index {@code from} on, or to
     * its begin.
     *
     * @param before the whole input
     */
    static void placeNans(/*value*/ float[] before, /*value*/ float[] target, int from, int n, boolean last) {
        int[] counts = new int[(n - 1) / Parallel.GRAIN + 1];
        Parallel.forEachGrain(n, (begin, end) -> {
            int count = 0;
            for (int i = begin; i < end; i++) {
                count += before[i] != before[i] ? 1 : 0;
            }
            counts[begin / Parallel.GRAIN] = count;
        });
        // Where the NaNs of each grain begin.
        int[] places = new int[counts.length];
        int place = last ? from + n - Arrays.stream(counts).sum() : from;
        for (int grain = 0; grain < counts.length; grain++) {
            places[grain] = place;
            place += counts[grain];
        }
        Parallel.forEachGrain(n, (begin, end) -> {
            int to = places[begin / Parallel.GRAIN];
            int toEnd = to + counts[begin / Parallel.GRAIN];
            for (int i = begin; to < toEnd; i++) {
                if (before[i] != before[i]) {
                    target[to++] = before[i];
                }
            }
        });
    }
}
