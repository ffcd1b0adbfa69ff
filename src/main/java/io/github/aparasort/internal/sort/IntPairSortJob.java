package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.Sequence;
import java.util.function.Consumer;

/** Sorts keys that ints stand for with an int each, or finds their order. */
public final class IntPairSortJob extends PairSortJob {
    private final IntSource keys;
    /** The keys for a kernel that turns them itself, by the mask. */
    private final IntSource unturned;
    private final int mask;
    private final Consumer<int[]> keyDelivery;
    private int[] keyHome;

    private <K extends Sequence & IntSource> IntPairSortJob(String operation, Class<?> type, K keys,
            Consumer<int[]> keyDelivery, int[] keyHome, IntSource values, PairValues carried, int[] valueHome) {
        super(operation, type, SortWorkload.INT_PAIR, keys, values, carried, valueHome, keyHome != null);
        this.keys = keys;
        this.unturned = keys instanceof IntSequence ints ? ints.unturned() : keys;
        this.mask = keys instanceof IntSequence ints ? ints.mask() : 0;
        this.keyDelivery = keyDelivery;
        this.keyHome = keyHome;
    }

    public static IntPairSortJob argsort(int[] keys, int[] order) {
        return argsort("argsort", int.class, new IntSequence(keys, 0, keys.length), order);
    }

    public static IntPairSortJob sortPairs(int[] keys, int[] values) {
        return inPlace("sortPairs", int.class, keys, values, null);
    }

    /** Finds the order of keys, which stay as they are. */
    public static <K extends Sequence & IntSource> IntPairSortJob argsort(String operation, Class<?> type, K keys,
            int[] order) {
        return new IntPairSortJob(operation, type, keys, null, null, PairValues::indices, null, order);
    }

    /**
     * Sorts keys and values where they are.
     *
     * @param carried what to do with the values then, or null
     */
    public static IntPairSortJob inPlace(String operation, Class<?> type, int[] keys, int[] values, PairValues carried) {
        return new IntPairSortJob(operation, type, new IntSequence(keys, 0, keys.length), null, keys,
                new IntSequence(values, 0, values.length), carried, values);
    }

    /**
     * Sorts keys and values that come from anywhere.
     *
     * @param keyDelivery what to do with the sorted keys, before the values are written
     */
    public static <K extends Sequence & IntSource> IntPairSortJob sortPairs(Class<?> type, K keys, Consumer<int[]> keyDelivery,
            PairValues values) {
        return new IntPairSortJob("sortPairs", type, keys, keyDelivery, null, values, values, null);
    }

    @Override
    public void lend(DeviceKernel kernel) {
        makeHomes();
        if (!inPlace) {
            keyHome = keyHome == null ? new int[n] : keyHome;
            fillKeys();
            fillValues();
        }
        kernel.prepare(n);
        ((IntPairRakeRadixSort) kernel).lend(keyHome, valueHome, 0);
    }

    private void fillKeys() {
        Parallel.forEach(n, (begin, end) -> keys.load(begin, end, keyHome, begin));
    }

    @Override
    public void instruct(DeviceKernel kernel) {
        if (kernel instanceof IntPairTileMergesort tiles) {
            tiles.gather(!carriesIndices(), mask);
        }
    }

    @Override
    public void stage(KernelArrays arrays, int load) {
        if (arrays instanceof IntPairArrays pairs) {
            IntPairStaging.copyIn(unturned, values, pairs, load);
            return;
        }
        IntPairStaging.pack(keys, values, (LongKeys) arrays, load);
    }

    @Override
    public Digest digest() {
        return IntPairStaging.digest(keys, values, n);
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return arrays instanceof IntPairArrays pairs ? IntPairStaging.check(pairs, part)
                : IntPairStaging.check((LongKeys) arrays, part);
    }

    @Override
    public void commit(KernelArrays arrays) {
        makeHomes();
        if (arrays instanceof IntPairArrays pairs) {
            IntPairStaging.copyOut(pairs, keyHome, valueHome);
            return;
        }
        IntPairStaging.unpack((LongKeys) arrays, keyHome, valueHome);
    }

    @Override
    boolean keysAreValues() {
        return keyHome == valueHome;
    }

    @Override
    void makeHomes() {
        super.makeHomes();
        if (keyHome == null && keyDelivery != null) {
            keyHome = new int[n];
        }
    }

    @Override
    void orderByJdk(int[] order) {
        int[] before = new int[n];
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
            Presorted.reverse(new IntSequence(keyHome, 0, n));
        }
    }

    @Override
    void deliverKeys() {
        if (keyDelivery != null) {
            keyDelivery.accept(keyHome);
        }
    }
}
