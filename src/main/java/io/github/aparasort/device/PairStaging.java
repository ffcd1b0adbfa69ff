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
        return Parallel.digest(keys.length, (begin, end) -> {
            System.arraycopy(keys, begin, keyStaging, begin, end - begin);
            if (values != null) {
                System.arraycopy(values, begin, valueStaging, begin, end - begin);
            } else {
                for (int i = begin; i < end; i++) {
                    valueStaging[i] = i;
                }
            }
            return digest(keyStaging, valueStaging, begin, end);
        });
    }

    /** Whether the first n keys ascend and, with their values, are what gave this digest. */
    public static boolean verify(long[] keys, int[] values, int n, Digest staged) {
        return Parallel.digest(n, (begin, end) -> LongStaging.ascends(keys, Math.max(begin, 1), end)
                ? digest(keys, values, begin, end) : Digest.DISORDER).equals(staged);
    }

    /** Copies the keys out, unless {@code keys} is null, and the values. */
    public static void copyOut(long[] sortedKeys, int[] sortedValues, long[] keys, int[] values) {
        Parallel.forEach(values.length, (begin, end) -> {
            if (keys != null) {
                System.arraycopy(sortedKeys, begin, keys, begin, end - begin);
            }
            System.arraycopy(sortedValues, begin, values, begin, end - begin);
        });
    }

    private static Digest digest(long[] keys, int[] values, int begin, int end) {
        long sum = 0;
        long squares = 0;
        for (int i = begin; i < end; i++) {
            long mixed = LongStaging.mix(keys[i] + values[i] * VALUE_FACTOR);
            sum += mixed;
            squares += mixed * mixed;
        }
        return new Digest(true, sum, squares);
    }
}
