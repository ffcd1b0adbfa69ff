package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long
/**
 * Copies between the caller's array and a kernel's arrays, and the proof that a result is the sorted input. Keys are
 * XORed with the mask of the order while they are copied, in both directions, unless the kernel does so itself. The
 * checksum is that of the masked keys.
 *
 * <p>The loops over a block are simple and separate: the JIT compiler vectorizes each of them, but not two in one
 * loop.
 */
public final class IntStaging {
    /** Whether the JIT compiler vectorizes a comparison of neighbours. In JDK 17 the vector form is slower. */
    public static final boolean NEIGHBOURS_AS_VECTORS = Runtime.version().feature() >= 21;

    private IntStaging() {
    }

    /** Whether keys come as they are in the caller's array, if this mask is applied to them on their way. */
    static boolean areCopied(/*key*/ int mask) {
        return mask == 0;
    }

    /**
     * Makes n keys of the elements from index {@code from} on, XORed with a mask.
     *
     * @return whether there are NaNs among them, so never
     */
    public static boolean convert(/*key*/ int[] source, int from, int n, /*key*/ int[] keys, int at,
            /*key*/ int mask) {
        copy(source, from, keys, at, n, mask);
        return false;
    }

    /** Copies all keys, XORed with a mask, to the range that begins at index {@code from}. */
    public static void copyOut(/*key*/ int[] sorted, /*key*/ int[] target, int from, /*key*/ int mask) {
        Parallel.forEach(sorted.length, (begin, end) ->
                deliver(sorted, begin, target, from + begin, end - begin, mask));
    }

    /** Copies n keys, XORed with a mask, to the elements from index {@code to} on. */
    public static void deliver(/*key*/ int[] keys, int at, /*key*/ int[] target, int to, int n, /*key*/ int mask) {
        copy(keys, at, target, to, n, mask);
    }

    /** Makes the keys of a stretch of two sources, the second after the first. */
    public static void convert(Stretch stretch, /*key*/ int[] a, int aBegin, int aCount, /*key*/ int[] b,
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
    public static IntSource keys(/*key*/ int[] source) {
        return new IntSequence(source, 0, source.length);
    }

    /** The checksum of n keys from index {@code from} on. */
    public static Digest digest(/*key*/ int[] source, int from, int n, /*key*/ int mask) {
        return Parallel.digest(n, (begin, end) -> digestBlock(source, from + begin, from + end, mask));
    }

    /** The checksum of the keys of a stretch, which are in its first column. */
    public static Digest digest(Stretch stretch, /*key*/ int mask) {
        int at = stretch.at(0);
        return digestBlock((/*key*/ int[]) stretch.array(0), at, at + stretch.length(), mask);
    }

    /** The checksum of the keys of a stretch, which are in its first column, and whether they ascend. */
    public static Digest check(Stretch stretch, /*key*/ int mask) {
        int at = stretch.at(0);
        return check((/*key*/ int[]) stretch.array(0), (/*key*/ int[]) stretch.again(0), at, at + stretch.length(),
                stretch.follows(), mask);
    }

    /**
     * The checksum of the keys in [begin, end), and whether they ascend.
     *
     * @param again the same array: see {@link #ascends}
     * @param follows whether the key before the first one counts, too
     */
    public static Digest check(/*key*/ int[] keys, /*key*/ int[] again, int begin, int end, boolean follows,
            /*key*/ int mask) {
        return ascends(keys, again, follows ? begin : begin + 1, end, mask) ? digestBlock(keys, begin, end, mask)
                : Digest.DISORDER;
    }

    /** No NaNs, so nothing. */
    static void placeNans(/*key*/ int[] before, /*key*/ int[] target, int from, int n, boolean last) {
        // For floats only.
    }

    private static void copy(/*key*/ int[] source, int from, /*key*/ int[] target, int to, int n, /*key*/ int mask) {
        if (mask == 0) {
            System.arraycopy(source, from, target, to, n);
            return;
        }
        for (int i = 0; i < n; i++) {
            target[to + i] = source[from + i] ^ mask;
        }
    }

    /**
     * Whether every masked key in [begin, end) is not less than the one before it.
     *
     * @param before the same array as {@code keys}, from another place in memory: if the JIT compiler knows that they
     *     are one array, it shares their loads and then does not vectorize, which takes three times as long
     */
    public static boolean ascends(/*key*/ int[] before, /*key*/ int[] keys, int begin, int end, /*key*/ int mask) {
        if (NEIGHBOURS_AS_VECTORS) {
            /*key*/ int disorder = 0;
            for (int i = begin; i < end; i++) {
                /*key*/ int x = before[i - 1] ^ mask;
                disorder |= Math.min(x, keys[i] ^ mask) ^ x;
            }
            return disorder == 0;
        }
        /*key*/ int x = before[begin - 1] ^ mask;
        for (int i = begin; i < end; i++) {
            /*key*/ int y = keys[i] ^ mask;
            if (x > y) {
                return false;
            }
            x = y;
        }
        return true;
    }

    public static Digest digestBlock(/*key*/ int[] a, int begin, int end, /*key*/ int mask) {
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int mixed = mix(a[i] ^ mask);
            sum += mixed;
            squares += mixed * mixed;
        }
        return digest(sum, squares);
    }

    /** At the top of a long, sums of narrower keys wrap as if they had been added at their own width. */
    public static Digest digest(/*key*/ int sum, /*key*/ int squares) {
        int shift = Long.SIZE - /*key*/ Integer.SIZE;
        return new Digest(true, (long) sum << shift, (long) squares << shift);
    }

    /** One-to-one, so that a change of any one key changes the sum. */
    public static /*key*/ int mix(/*key*/ int key) {
        /*key*/ int x = (key ^ (key >>> 16)) * 0x45d9f3b;
        return x ^ (x >>> 16);
    }
}
