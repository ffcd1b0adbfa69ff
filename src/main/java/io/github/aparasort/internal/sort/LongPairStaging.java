package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.LongStaging;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.LongValueArrays;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.LongSource;

/**
 * Long keys with an int value each, in two arrays. The checksum covers key and value together, so it detects a value
 * that ends up with another key.
 */
public final class LongPairStaging {
    /** Odd, so that no bit of a value is lost; large, so that values and keys do not cancel out. */
    private static final long VALUE_FACTOR = 0x9e3779b97f4a7c15L;

    private LongPairStaging() {
    }

    /** The job on any kernel for long keys with values. */
    static KernelBinding<?> binding(SortKernelSource source, LongPairSortJob job) {
        return KernelBinding.staged(source, LongValueArrays.class, transfer(job));
    }

    /** The job in runs. */
    static KernelBinding<?> binding(SortKernelSource source, LongPairSortJob job, int runLength) {
        return KernelBinding.sliced(source, LongValueArrays.class,
                most -> new LongPairRuns<>(job, Slices.of(job.n, most), LongPairStaging::transfer), runLength);
    }

    private static PairTransfer<LongValueArrays> transfer(LongPairSortJob job) {
        return new PairTransfer<>(job, arrays -> { }, (arrays, part) -> copyIn(job.keys, job.values, arrays, part),
                () -> digest(job.keys, job.values, job.n), LongPairStaging::check,
                arrays -> copyOut(arrays, job.keyTarget(), job.valueTarget));
    }

    /** Copies the keys and values of a part in. */
    public static void copyIn(LongSource keys, IntSource values, LongValueArrays staging, int part) {
        long[] keyStaging = staging.input(part);
        int[] valueStaging = staging.inputValues();
        int first = staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - first, (begin, end) -> {
            keys.load(first + begin, first + end, keyStaging, begin);
            values.load(first + begin, first + end, valueStaging, first + begin);
        });
    }

    /** The checksum of n keys with their values. */
    public static Digest digest(LongSource keys, IntSource values, int n) {
        return Parallel.digest(n, () -> {
            long[] someKeys = new long[Math.min(n, Parallel.BLOCK)];
            int[] someValues = new int[someKeys.length];
            return (begin, end) -> {
                keys.load(begin, end, someKeys, 0);
                values.load(begin, end, someValues, 0);
                return digestBlock(someKeys, 0, end - begin, someValues, 0);
            };
        });
    }

    /** The checksum of a part, and whether its keys ascend, starting from the last key of the part before. */
    public static Digest check(LongValueArrays sorted, int part, Parallel.Loop loop) {
        long[] keys = sorted.keys(part);
        int[] values = sorted.values();
        int first = sorted.partBegin(part);
        if (part > 0 && sorted.keys(part - 1)[first - sorted.partBegin(part - 1) - 1] > keys[0]) {
            return Digest.DISORDER;
        }
        long[][] twice = {keys, keys};
        return loop.run(sorted.partBegin(part + 1) - first, (begin, end) ->
                LongStaging.ascends(twice, Math.max(begin, 1), end, 0)
                        ? digestBlock(keys, begin, end, values, first) : Digest.DISORDER);
    }

    /** Copies the values out, and the keys unless {@code keys} is null. */
    public static void copyOut(LongValueArrays sorted, long[] keys, int[] values) {
        if (keys != null) {
            LongStaging.copyOut(sorted, keys, 0, 0);
        }
        int[] sortedValues = sorted.values();
        Parallel.forEach(values.length, (begin, end) ->
                System.arraycopy(sortedValues, begin, values, begin, end - begin));
    }

    private static Digest digestBlock(long[] keys, int begin, int end, int[] values, int shift) {
        long sum = 0;
        long squares = 0;
        for (int i = begin; i < end; i++) {
            long mixed = mix(keys[i], values[shift + i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return new Digest(true, sum, squares);
    }

    /** One-to-one in the value for any one key, and in the key for any one value. */
    public static long mix(long key, int value) {
        return LongStaging.mix(key + value * VALUE_FACTOR);
    }
}
