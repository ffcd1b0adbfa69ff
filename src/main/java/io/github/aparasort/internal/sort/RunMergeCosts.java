package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRunMerge;
import io.github.aparasort.internal.array.LongRunMerge;
import io.github.aparasort.internal.array.MovedValues;
import io.github.aparasort.internal.step.SortKind;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the CPU takes to merge sorted runs. It is measured once per process for each number of levels, when a sort in
 * runs is considered for the first time. That takes a small part of the time of such a sort. Calls correct it: a
 * measurement of cold code, or on a busy machine, is too large.
 */
final class RunMergeCosts {
    /** Keys of a measurement: more than the caches hold, and enough for all processors. */
    private static final int N = 1 << 22;
    /** The first one compiles the code. */
    private static final int ROUNDS = 4;
    /** The arrays of a measurement take at most this part of the heap. */
    private static final int SHARE_OF_HEAP = 64;
    private static final long SEED = 0x5eed;
    /** Picoseconds in a nanosecond. */
    private static final double PICOS = 1000;

    /** Picoseconds per key, by the kind of keys and the levels of merges of two. */
    private static final Map<Integer, Long> KNOWN = new ConcurrentHashMap<>();

    private RunMergeCosts() {
    }

    /** The nanoseconds to merge n keys in so many runs. One run takes none. */
    static long nanos(SortKind kind, int n, int runs) {
        if (runs < 2) {
            return 0;
        }
        long picos = KNOWN.computeIfAbsent(key(kind, runs), absent -> measure(kind.inKernels(), levels(runs)));
        return (long) (n * (double) picos / PICOS);
    }

    /** Notes what a merge took. The least time counts, so what is added to an estimate is no longer than a merge. */
    static void learn(SortKind kind, int n, int runs, long nanos) {
        KNOWN.computeIfPresent(key(kind, runs), (key, picos) -> Math.min(picos, picos(nanos, n)));
    }

    private static int key(SortKind kind, int runs) {
        return kind.inKernels().ordinal() * Integer.SIZE + levels(runs);
    }

    private static int levels(int runs) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(runs - 1);
    }

    private static long picos(long nanos, int n) {
        return Math.max(1, (long) (nanos * PICOS / n));
    }

    private static long measure(SortKind kind, int levels) {
        long heap = Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / (3L * kind.bytesPerElement());
        int runs = 1 << Math.min(levels, 10);
        int n = (int) Math.max(runs, Math.min(N, heap));
        long best = Long.MAX_VALUE;
        Runnable merge = merge(kind, n, runs);
        for (int round = 0; round < ROUNDS; round++) {
            long begin = System.nanoTime();
            merge.run();
            best = Math.min(best, System.nanoTime() - begin);
        }
        return picos(best, n);
    }

    /** A merge of generated runs of the same length. */
    private static Runnable merge(SortKind kind, int n, int runs) {
        int[] begins = new int[runs];
        int[] ends = new int[runs];
        Arrays.fill(ends, n / runs);
        boolean isPair = !kind.isKeysAlone();
        MovedValues values = isPair
                ? new MovedValues(new int[runs][n / runs], new int[runs], new int[n / runs * runs], 0) : null;
        if (kind.bytesPerKey() == Integer.BYTES || kind == SortKind.INT_PAIR) {
            int[][] keys = new int[runs][];
            int[] out = new int[n / runs * runs];
            Arrays.setAll(keys, run -> ints(run, n / runs));
            return () -> IntRunMerge.merge(keys, begins, ends, values,
                    (merged, count, place) -> System.arraycopy(merged, 0, out, place, count));
        }
        long[][] keys = new long[runs][];
        long[] out = new long[n / runs * runs];
        Arrays.setAll(keys, run -> Arrays.stream(ints(run, n / runs)).asLongStream().toArray());
        return () -> LongRunMerge.merge(keys, begins, ends, values,
                (merged, count, place) -> System.arraycopy(merged, 0, out, place, count));
    }

    /** Keys that ascend by random steps, up to about 2^31. */
    private static int[] ints(int run, int n) {
        SplittableRandom random = new SplittableRandom(SEED + run);
        int step = Integer.MAX_VALUE / n;
        int[] keys = new int[n];
        for (int i = 0, key = 0; i < n; i++) {
            key += random.nextInt(step);
            keys[i] = key;
        }
        return keys;
    }
}
