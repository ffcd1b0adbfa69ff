package io.github.aparasort.device;

/**
 * Long keys with an int value each, in two arrays. The checksum is over key and value together, so that a value which
 * ends up with another key shows.
 */
public final class PairStaging {
    /** Odd, so that no bit of a value is lost; large, so that values and keys do not cancel out. */
    private static final long VALUE_FACTOR = 0x9e3779b97f4a7c15L;

    private PairStaging() {
    }

    /** Copies all keys and values in; where {@code values} is null, each key's index. */
    public static Digest copyIn(long[] keys, int[] values, long[] keyStaging, int[] valueStaging) {
        Parallel.forEach(keys.length, (begin, end) -> {
            System.arraycopy(keys, begin, keyStaging, begin, end - begin);
            if (values != null) {
                System.arraycopy(values, begin, valueStaging, begin, end - begin);
            } else {
                for (int i = begin; i < end; i++) {
                    valueStaging[i] = i;
                }
            }
        });
        return digest(keyStaging, valueStaging, keys.length);
    }

    /** Whether the first n keys ascend and, with their values, are what gave this digest. */
    public static boolean verify(long[] keys, int[] values, int n, Digest staged) {
        return LongStaging.ascends(keys, n) && digest(keys, values, n).equals(staged);
    }

    private static Digest digest(long[] keys, int[] values, int n) {
        return Parallel.fold(n, (begin, end) -> {
            long sum = 0;
            long mix = 0;
            for (int i = begin; i < end; i++) {
                long pair = keys[i] + values[i] * VALUE_FACTOR;
                sum += pair;
                mix += LongStaging.mix(pair);
            }
            return new Digest(sum, mix);
        }, LongStaging::plus);
    }
}
