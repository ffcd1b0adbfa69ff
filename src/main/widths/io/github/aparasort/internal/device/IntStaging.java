package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;

/**
 * Parallel copies between the caller's array and a kernel's arrays, and the proof that a result is the sorted input.
 * Keys are XORed with the mask of the order while they are copied, in both directions, unless the kernel does so
 * itself. The checksum is that of the masked keys.
 *
 * <p>The checksum of the input has a pass of its own, because there is time for it while the device computes. The loops
 * over a block are simple and separate: the JIT compiler vectorizes each of them, but not both in one loop.
 */
public final class IntStaging {
    /** Whether the JIT compiler vectorizes a comparison of neighbours. In JDK 17 the vector form is slower. */
    public static final boolean NEIGHBOURS_AS_VECTORS = Runtime.version().feature() >= 21;

    private IntStaging() {
    }

    /**
     * Copies the keys of one part of a range. The range begins at index {@code from} of {@code source}.
     *
     * @param mask the mask to XOR the keys with
     * @return whether there are NaNs among the keys, so never
     */
    public static boolean copyIn(/*key*/ int[] source, int from, /*key*/ int mask, IntKeys staging, int part) {
        /*key*/ int[] keys = staging.input(part);
        int first = from + staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - staging.partBegin(part), (begin, end) ->
                copy(source, first + begin, keys, begin, end - begin, mask));
        return false;
    }

    /** Copies n keys from index {@code from} on to {@code keys}, from index {@code at} on. */
    public static void copyIn(/*key*/ int[] source, int from, int n, /*key*/ int[] keys, int at) {
        Parallel.forEach(n, (begin, end) -> System.arraycopy(source, from + begin, keys, at + begin, end - begin));
    }

    /** The keys of an array, to be loaded in blocks. */
    public static IntSource keys(/*key*/ int[] source) {
        return new IntSequence(source, 0, source.length);
    }

    /** The checksum of n keys from index {@code from} on. */
    public static Digest digest(/*key*/ int[] source, int from, int n, /*key*/ int mask) {
        return Parallel.digest(n, (begin, end) -> digestBlock(source, from + begin, from + end, mask));
    }

    /** The checksum of the keys of a part, and whether they ascend, starting from the last key of the part before. */
    public static Digest check(IntKeys sorted, int part) {
        return check(sorted, part, Parallel::digest);
    }

    /** {@link #check} and {@link #copyOut(IntKeys, int, int[], int, int)} in one. */
    public static Digest checkAndCopyOut(IntKeys sorted, int part, /*key*/ int[] target, int from, /*key*/ int mask) {
        /*key*/ int[] keys = sorted.keys(part);
        int first = from + sorted.partBegin(part);
        return check(sorted, part, Parallel.copying((begin, end) ->
                copy(keys, begin, target, first + begin, end - begin, mask)));
    }

    static Digest check(IntKeys sorted, int part, Parallel.Loop loop) {
        /*key*/ int[] keys = sorted.keys(part);
        /*key*/ int mask = sorted.keyMask();
        boolean follows = part == 0 || follows(sorted.keys(part - 1),
                sorted.partBegin(part) - sorted.partBegin(part - 1), keys, mask);
        /*key*/ int[][] twice = {keys, keys};
        Digest found = loop.run(sorted.partBegin(part + 1) - sorted.partBegin(part), (begin, end) ->
                ascends(twice, Math.max(begin, 1), end, mask) ? digestBlock(keys, begin, end, mask) : Digest.DISORDER);
        return follows ? found : Digest.DISORDER;
    }

    /** Whether the first key of a part is not less than the last of the {@code count} keys before it. */
    public static boolean follows(/*key*/ int[] before, int count, /*key*/ int[] keys, /*key*/ int mask) {
        return (before[count - 1] ^ mask) <= (keys[0] ^ mask);
    }

    /** Copies all keys to the range of {@code target} that begins at index {@code from}. */
    public static void copyOut(IntKeys sorted, /*key*/ int[] target, int from, /*key*/ int mask) {
        Parallel.forEachPart(sorted, (part, begin, end) -> copy(sorted.keys(part), begin, target,
                from + sorted.partBegin(part) + begin, end - begin, mask));
    }

    /** Copies a part of the keys to their place in the range of {@code target} that begins at index {@code from}. */
    public static void copyOut(IntKeys sorted, int part, /*key*/ int[] target, int from, /*key*/ int mask) {
        copyBack(sorted.keys(part), sorted, part, target, from, mask);
    }

    /** Copies a part of the input back to the range of {@code target} that begins at index {@code from}. */
    public static void restore(IntKeys staging, int part, /*key*/ int[] target, int from, /*key*/ int mask) {
        copyBack(staging.input(part), staging, part, target, from, mask);
    }

    private static void copyBack(/*key*/ int[] keys, IntKeys arrays, int part, /*key*/ int[] target, int from,
            /*key*/ int mask) {
        int first = from + arrays.partBegin(part);
        Parallel.forEach(arrays.partBegin(part + 1) - arrays.partBegin(part), (begin, end) ->
                copy(keys, begin, target, first + begin, end - begin, mask));
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
     * @param twice the same array two times: if the compiler knows that they are one array, it shares their loads and
     *     then does not vectorize
     */
    public static boolean ascends(/*key*/ int[][] twice, int begin, int end, /*key*/ int mask) {
        /*key*/ int[] before = twice[0];
        /*key*/ int[] keys = twice[1];
        if (NEIGHBOURS_AS_VECTORS) {
            /*key*/ int disorder = 0;
            for (int i = begin; i < end; i++) {
                /*key*/ int x = before[i - 1] ^ mask;
                disorder |= Math.min(x, keys[i] ^ mask) ^ x;
            }
            return disorder == 0;
        }
        for (int i = begin; i < end; i++) {
            if ((before[i - 1] ^ mask) > (keys[i] ^ mask)) {
                return false;
            }
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
