package io.github.aparasort.internal.resident;

import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.scan.LongTileScan;
import io.github.aparasort.internal.scan.Operators;

// Twins: Long
/**
 * The checksum of keys, with a value each or without: a sum of mixed bits, which does not depend on their order. Where
 * order is demanded, each key that comes before the one before it changes the sum.
 */
public final class IntChecksum extends LongTileScan {
    static final int ALONE = 0;
    static final int INDEXED = 1;
    static final int VALUED = 2;

    /** Odd numbers with random bits: the golden ratio, and those of the hash function SplitMix64. */
    private static final long KEY = 0x9e3779b97f4a7c15L;
    private static final long VALUE = 0xbf58476d1ce4e5b9L;
    private static final long DISORDER = 0x94d049bb133111ebL;

    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected int[] ints = new int[1];
    /** What belongs to the keys: nothing, their indices, or values. */
    protected int valued;
    /** Not 0 where the keys must be in order. */
    protected int ordered;
    /** The XOR mask of the order: masked keys ascend. */
    protected /*key*/ int mask;

    IntChecksum(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        /*key*/ int key = keys[index];
        long mixed = ofKey(key);
        if (valued != ALONE) {
            int value = index;
            if (valued == VALUED) {
                value = ints[index];
            }
            mixed = withValue(mixed, value);
        }
        mixed = spread(mixed);
        if (ordered != 0 && index > 0) {
            /*key*/ int before = keys[index - 1] ^ mask;
            /*key*/ int least = min(key ^ mask, before);
            mixed += least != before ? DISORDER : 0;
        }
        return mixed;
    }

    protected static long ofKey(long key) {
        return (key + KEY) * VALUE;
    }

    protected static long withValue(long mixed, int value) {
        return mixed + (mixed >>> 29) * value + value * KEY;
    }

    protected static long spread(long mixed) {
        long all = (mixed ^ mixed >>> 32) * DISORDER;
        return all ^ all >>> 29;
    }

    @Override
    public long combine(long a, long b) {
        return a + b;
    }

    @Override
    public long identity() {
        return 0;
    }

    // ---- host side

    /** The checksum of n keys with their indices, as it is of keys in the memory of the host. */
    public static long indexed(IntSource source, int n) {
        return Parallel.digest(n, () -> {
            /*key*/ int[] block = new /*key*/ int[Math.min(n, Parallel.BLOCK)];
            return (begin, end) -> {
                source.load(begin, end, block, 0);
                long sum = 0;
                for (int i = begin; i < end; i++) {
                    sum += spread(withValue(ofKey(block[i - begin]), i));
                }
                return new Digest(true, sum, 0);
            };
        }).sum();
    }

    /** Prepares the checksum of n keys. */
    void prepare(int count, int withValues, boolean inOrder, /*key*/ int orderMask) {
        valued = withValues;
        ordered = inOrder ? 1 : 0;
        mask = orderMask;
        setOperator(Operators.SUM, 0);
        want(true, false);
        makeArrays(2);
        prepare(count);
    }
}
