package io.github.aparasort.device;

/**
 * Copies between a caller's array and a kernel's, in parallel, with the checksum in the same pass; and the proof that
 * a result is the input, sorted. The twin for 64-bit keys is derived from this file by the build.
 *
 * <p>The loops are plain and separate so that the JIT compiler turns each into vector code; they go by blocks, so
 * that what they share is still in the first-level cache.
 */
public final class IntStaging {
    /** Keys per block: half of a first-level cache of 32 KiB. */
    private static final int BLOCK = 16384 / /*key*/ Integer.BYTES;

    private IntStaging() {
    }

    /** Copies n keys from index {@code from} on to the start of {@code staging}. */
    public static Digest copyIn(/*key*/ int[] source, int from, /*key*/ int[] staging, int n) {
        return Parallel.fold(n, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int mix = 0;
            for (int block = begin; block < end; block += BLOCK) {
                int blockEnd = Math.min(block + BLOCK, end);
                System.arraycopy(source, from + block, staging, block, blockEnd - block);
                sum += sum(staging, block, blockEnd);
                mix += mix(staging, block, blockEnd);
            }
            return new Digest(sum, mix);
        }, IntStaging::plus);
    }

    /** Whether the first n keys of {@code sorted} ascend and are a permutation of what gave this digest. */
    public static boolean verify(/*key*/ int[] sorted, int n, Digest staged) {
        return ascends(sorted, n) && digest(sorted, n).equals(staged);
    }

    /** Copies the first n keys of {@code sorted} to {@code target}, from index {@code from} on. */
    public static void copyOut(/*key*/ int[] sorted, /*key*/ int[] target, int from, int n) {
        Parallel.forEach(n, (begin, end) -> System.arraycopy(sorted, begin, target, from + begin, end - begin));
    }

    static Digest digest(/*key*/ int[] a, int n) {
        return Parallel.fold(n, (begin, end) -> {
            /*key*/ int sum = 0;
            /*key*/ int mix = 0;
            for (int block = begin; block < end; block += BLOCK) {
                int blockEnd = Math.min(block + BLOCK, end);
                sum += sum(a, block, blockEnd);
                mix += mix(a, block, blockEnd);
            }
            return new Digest(sum, mix);
        }, IntStaging::plus);
    }

    static boolean ascends(/*key*/ int[] a, int n) {
        return Parallel.fold(n, (begin, end) -> {
            /*key*/ int disorder = 0;
            for (int i = Math.max(begin, 1); i < end; i++) {
                disorder |= Math.min(a[i - 1], a[i]) ^ a[i - 1];
            }
            return disorder == 0;
        }, Boolean::logicalAnd);
    }

    /** Sums wrap at the width of a key, however the range was cut. */
    static Digest plus(Digest a, Digest b) {
        return new Digest((/*key*/ int) (a.sum() + b.sum()), (/*key*/ int) (a.mix() + b.mix()));
    }

    static /*key*/ int mix(/*key*/ int key) {
        /*key*/ int x = (key ^ (key >>> 16)) * 0x45d9f3b;
        return x ^ (x >>> 16);
    }

    private static /*key*/ int sum(/*key*/ int[] a, int begin, int end) {
        /*key*/ int sum = 0;
        for (int i = begin; i < end; i++) {
            sum += a[i];
        }
        return sum;
    }

    private static /*key*/ int mix(/*key*/ int[] a, int begin, int end) {
        /*key*/ int mix = 0;
        for (int i = begin; i < end; i++) {
            mix += mix(a[i]);
        }
        return mix;
    }
}
