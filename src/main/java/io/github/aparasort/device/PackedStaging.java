package io.github.aparasort.device;

import io.github.aparasort.kernel.LongKeys;
import io.github.aparasort.key.IntSource;

/**
 * Int keys with an int value each, as longs: the key in the high half, the value in the low half. Both come in blocks
 * from whatever they are made of. The checksum is that of longs; the order is the high half's.
 */
public final class PackedStaging {
    private PackedStaging() {
    }

    /** Packs the keys of a part with their values. */
    public static void pack(IntSource keys, IntSource values, LongKeys staging, int part) {
        long[] packed = staging.keys(part);
        int first = staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - first, (begin, end) -> {
            Block block = new Block(keys, values, end - begin);
            for (int i = begin; i < end; i += Math.min(Parallel.BLOCK, end - i)) {
                int count = block.load(first + i, Math.min(Parallel.BLOCK, end - i));
                for (int j = 0; j < count; j++) {
                    packed[i + j] = pack(block.keys[j], block.values[j]);
                }
            }
        });
    }

    /** The checksum of n keys, packed with their values. */
    public static Digest digest(IntSource keys, IntSource values, int n) {
        return Parallel.digest(n, () -> {
            Block block = new Block(keys, values, n);
            return (begin, end) -> {
                int count = block.load(begin, end - begin);
                long sum = 0;
                long squares = 0;
                for (int j = 0; j < count; j++) {
                    long mixed = LongStaging.mix(pack(block.keys[j], block.values[j]));
                    sum += mixed;
                    squares += mixed * mixed;
                }
                return new Digest(true, sum, squares);
            };
        });
    }

    /** Some keys with their values, on their way through the first-level cache. */
    private static final class Block {
        final int[] keys;
        final int[] values;
        private final IntSource keySource;
        private final IntSource valueSource;

        Block(IntSource keySource, IntSource valueSource, int n) {
            this.keySource = keySource;
            this.valueSource = valueSource;
            keys = new int[Math.min(n, Parallel.BLOCK)];
            values = new int[keys.length];
        }

        int load(int begin, int count) {
            keySource.load(begin, begin + count, keys, 0);
            valueSource.load(begin, begin + count, values, 0);
            return count;
        }
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
                        ? LongStaging.digestBlock(packed, begin, end, 0) : Digest.DISORDER);
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
