package io.github.aparasort.device;

/**
 * Int keys with an int value each, as longs: the key in the high half, the value in the low half. A value is either
 * given or the key's index. Checksum and verification are those of longs; only the order is the high half's.
 */
public final class PackedStaging {
    private PackedStaging() {
    }

    /** Packs all keys with their values, or with their indices where {@code values} is null. */
    public static Digest pack(int[] keys, int[] values, long[] staging) {
        Parallel.forEach(keys.length, (begin, end) -> {
            if (values == null) {
                for (int i = begin; i < end; i++) {
                    staging[i] = (long) keys[i] << 32 | i;
                }
            } else {
                for (int i = begin; i < end; i++) {
                    staging[i] = (long) keys[i] << 32 | values[i] & 0xffffffffL;
                }
            }
        });
        return LongStaging.digest(staging, keys.length);
    }

    /** Whether the first n longs are what gave this digest, in the order of their high halves. */
    public static boolean verify(long[] sorted, int n, Digest staged) {
        return Parallel.fold(n, (begin, end) -> {
            int disorder = 0;
            for (int i = Math.max(begin, 1); i < end; i++) {
                int before = (int) (sorted[i - 1] >> 32);
                disorder |= Math.min(before, (int) (sorted[i] >> 32)) ^ before;
            }
            return disorder == 0;
        }, Boolean::logicalAnd) && LongStaging.digest(sorted, n).equals(staged);
    }

    /** Takes keys and values apart again; {@code keys} may be null. */
    public static void unpack(long[] sorted, int[] keys, int[] values) {
        Parallel.forEach(values.length, (begin, end) -> {
            if (keys != null) {
                for (int i = begin; i < end; i++) {
                    keys[i] = (int) (sorted[i] >> 32);
                }
            }
            for (int i = begin; i < end; i++) {
                values[i] = (int) sorted[i];
            }
        });
    }
}
