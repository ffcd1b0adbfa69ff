package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.key.Sequence;
import java.util.function.Consumer;

/** Sorts keys that longs stand for with an int each, or finds their order. */
public final class LongPairSortJob extends PairSortJob {
    private final LongSource keys;
    private final Consumer<long[]> keyDelivery;
    private long[] keyHome;

    private <K extends Sequence & LongSource> LongPairSortJob(String operation, Class<?> type, K keys,
            Consumer<long[]> keyDelivery, long[] keyHome, IntSource values, PairValues carried, int[] valueHome) {
        super(operation, type, SortWorkload.LONG_PAIR, keys, values, carried, valueHome, keyHome != null);
        this.keys = keys;
        this.keyDelivery = keyDelivery;
        this.keyHome = keyHome;
    }

    public static LongPairSortJob argsort(long[] keys, int[] order) {
        return argsort("argsort", long.class, new LongSequence(keys, 0, keys.length), order);
    }

    public static LongPairSortJob sortPairs(long[] keys, int[] values) {
        return inPlace("sortPairs", long.class, keys, values, null);
    }

    /** Finds the order of keys, which stay as they are. */
    public static <K extends Sequence & LongSource> LongPairSortJob argsort(String operation, Class<?> type, K keys,
            int[] order) {
        return new LongPairSortJob(operation, type, keys, null, null, PairValues::indices, null, order);
    }

    /**
     * Sorts keys and values where they are.
     *
     * @param carried what to do with the values then, or null
     */
    public static LongPairSortJob inPlace(String operation, Class<?> type, long[] keys, int[] values, PairValues carried) {
        return new LongPairSortJob(operation, type, new LongSequence(keys, 0, keys.length), null, keys,
                new IntSequence(values, 0, values.length), carried, values);
    }

    /**
     * Sorts keys and values that come from anywhere.
     *
     * @param keyDelivery what to do with the sorted keys, before the values are written
     */
    public static <K extends Sequence & LongSource> LongPairSortJob sortPairs(Class<?> type, K keys,
            Consumer<long[]> keyDelivery,
            PairValues values) {
        return new LongPairSortJob("sortPairs", type, keys, keyDelivery, null, values, values, null);
    }

    @Override
    public void lend(DeviceKernel kernel) {
        makeHomes();
        if (!inPlace) {
            keyHome = keyHome == null ? new long[n] : keyHome;
            fillKeys();
            fillValues();
        }
        kernel.prepare(n);
        ((LongPairRakeRadixSort) kernel).lend(keyHome, valueHome, 0);
    }

    private void fillKeys() {
        Parallel.forEach(n, (begin, end) -> keys.load(begin, end, keyHome, begin));
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        LongPairStaging.copyIn(keys, values, (LongKeys) arrays, part);
    }

    @Override
    public Digest digest() {
        return LongPairStaging.digest(keys, values, n);
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return LongPairStaging.check((LongKeys) arrays, part);
    }

    @Override
    public void commit(KernelArrays arrays) {
        makeHomes();
        LongPairStaging.copyOut((LongKeys) arrays, keyHome, valueHome);
    }

    @Override
    boolean keysAreValues() {
        return false;
    }

    @Override
    void makeHomes() {
        super.makeHomes();
        if (keyHome == null && keyDelivery != null) {
            keyHome = new long[n];
        }
    }

    @Override
    void orderByJdk(int[] order) {
        long[] before = new long[n];
        keys.load(0, n, before, 0);
        JdkSort.argsort(before, order);
        for (int i = 0; keyHome != null && i < n; i++) {
            keyHome[i] = before[order[i]];
        }
    }

    @Override
    void reverseKeys() {
        if (keyHome != null) {
            if (!inPlace) {
                fillKeys();
            }
            Presorted.reverse(new LongSequence(keyHome, 0, n));
        }
    }

    @Override
    void deliverKeys() {
        if (keyDelivery != null) {
            keyDelivery.accept(keyHome);
        }
    }
}
