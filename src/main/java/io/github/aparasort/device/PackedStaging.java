package io.github.aparasort.device;

/**
 * Int keys with an int value each, as longs: the key in the high half, the value in the low half. A value is either
 * given or the key's index. The checksum is that of longs; the order is the high half's.
 */
public final class PackedStaging {
    private PackedStaging() {
    }

    /** Packs all keys with their values, or with their indices where {@code values} is null. */
    public static Digest pack(int[] keys, int[] values, long[] staging) {
        return Parallel.digest(keys.length, (begin, end) -> {
            if (values == null) {
                for (int i = begin; i < end; i++) {
                    staging[i] = (long) keys[i] << 32 | i;
                }
            } else {
                for (int i = begin; i < end; i++) {
                    staging[i] = (long) keys[i] << 32 | values[i] & 0xffffffffL;
                }
            }
            return LongStaging.digest(staging, begin, end);
        });
    }

    /** Whether the first n longs are what gave this digest, in the order of their high halves. */
    public static boolean verify(long[] sorted, int n, Digest staged) {
        return Parallel.digest(n, (begin, end) -> ascends(sorted, Math.max(begin, 1), end)
                ? LongStaging.digest(sorted, begin, end) : Digest.DISORDER).equals(staged);
    }

    private static boolean ascends(long[] a, int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (a[i - 1] >> 32 > a[i] >> 32) {
                return false;
            }
        }
        return true;
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
