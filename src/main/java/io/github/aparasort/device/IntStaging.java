package io.github.aparasort.device;

/**
 * Copies between a caller's array and a kernel's, in parallel, with the checksum in the same pass; and the proof that
 * a result is the input, sorted. The twin for 64-bit keys is derived from this file by the build.
 *
 * <p>The loops over a block are plain and separate, because the JIT compiler makes vector code of the checksum alone,
 * and of both together none.
 */
public final class IntStaging {
    private IntStaging() {
    }

    /** Copies n keys from index {@code from} on to the start of {@code staging}. */
    public static Digest copyIn(/*key*/ int[] source, int from, /*key*/ int[] staging, int n) {
        return Parallel.digest(n, (begin, end) -> {
            System.arraycopy(source, from + begin, staging, begin, end - begin);
            return digest(staging, begin, end);
        });
    }

    /** Whether the first n keys of {@code sorted} ascend and are a permutation of what gave this digest. */
    public static boolean verify(/*key*/ int[] sorted, int n, Digest staged) {
        return Parallel.digest(n, (begin, end) ->
                ascends(sorted, Math.max(begin, 1), end) ? digest(sorted, begin, end) : Digest.DISORDER).equals(staged);
    }

    /** Copies the first n keys of {@code sorted} to {@code target}, from index {@code from} on. */
    public static void copyOut(/*key*/ int[] sorted, /*key*/ int[] target, int from, int n) {
        Parallel.forEach(n, (begin, end) -> System.arraycopy(sorted, begin, target, from + begin, end - begin));
    }

    /** Whether every key in [begin, end) is no less than the one before it. */
    static boolean ascends(/*key*/ int[] a, int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    static Digest digest(/*key*/ int[] a, int begin, int end) {
        /*key*/ int sum = 0;
        /*key*/ int squares = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int mixed = mix(a[i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        // At the top of a long, sums of narrower keys wrap as if they had been added up at their own width.
        int shift = Long.SIZE - /*key*/ Integer.SIZE;
        return new Digest(true, (long) sum << shift, (long) squares << shift);
    }

    /** One-to-one, so that a change of any one key changes the sum. */
    static /*key*/ int mix(/*key*/ int key) {
        /*key*/ int x = (key ^ (key >>> 16)) * 0x45d9f3b;
        return x ^ (x >>> 16);
    }
}
