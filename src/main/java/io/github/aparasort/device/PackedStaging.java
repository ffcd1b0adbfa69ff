package io.github.aparasort.device;

import io.github.aparasort.kernel.LongKeys;

/**
 * Int keys with an int value each, as longs: the key in the high half, the value in the low half. A value is either
 * given or the key's index. The checksum is that of longs; the order is the high half's.
 */
public final class PackedStaging {
    private PackedStaging() {
    }

    /** Packs the keys of a part with their values, or with their indices where {@code values} is null. */
    public static void pack(int[] keys, int[] values, LongKeys staging, int part) {
        long[] packed = staging.keys(part);
        int first = staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - first, (begin, end) -> {
            if (values == null) {
                for (int i = begin; i < end; i++) {
                    packed[i] = pack(keys[first + i], first + i);
                }
            } else {
                for (int i = begin; i < end; i++) {
                    packed[i] = pack(keys[first + i], values[first + i]);
                }
            }
        });
    }

    /** The checksum of all keys, packed with their values, or with their indices where {@code values} is null. */
    public static Digest digest(int[] keys, int[] values) {
        return Parallel.digest(keys.length, (begin, end) -> {
            long sum = 0;
            long squares = 0;
            for (int i = begin; i < end; i++) {
                long mixed = LongStaging.mix(pack(keys[i], values == null ? i : values[i]));
                sum += mixed;
                squares += mixed * mixed;
            }
            return new Digest(true, sum, squares);
        });
    }

    private static long pack(int key, int value) {
        return (long) key << 32 | value & 0xffffffffL;
    }

    /** The checksum of a part, and whether its high halves ascend, from the last one of the part before on. */
    public static Digest check(LongKeys sorted, int part) {
        long[] packed = sorted.keys(part);
        int first = sorted.partBegin(part);
        if (part > 0 && sorted.keys(part - 1)[first - sorted.partBegin(part - 1) - 1] >> 32 > packed[0] >> 32) {
            return Digest.DISORDER;
        }
        return Parallel.digest(sorted.partBegin(part + 1) - first, (begin, end) ->
                ascends(packed, Math.max(begin, 1), end)
                        ? LongStaging.digestBlock(packed, begin, end) : Digest.DISORDER);
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
    public static void unpack(LongKeys sorted, int[] keys, int[] values) {
        Parallel.forEachPart(sorted, (part, begin, end) -> {
            int first = sorted.partBegin(part);
            for (int block = begin; block < end; block += Math.min(Parallel.BLOCK, end - block)) {
                int blockEnd = block + Math.min(Parallel.BLOCK, end - block);
                unpackBlock(sorted.keys(part), block, blockEnd, first, keys, values);
            }
        });
    }

    /** Two loops, which the JIT compiler makes vector code of, over a block that stays in the first-level cache. */
    private static void unpackBlock(long[] packed, int begin, int end, int first, int[] keys, int[] values) {
        if (keys != null) {
            for (int i = begin; i < end; i++) {
                keys[first + i] = (int) (packed[i] >> 32);
            }
        }
        for (int i = begin; i < end; i++) {
            values[first + i] = (int) packed[i];
        }
    }
}
