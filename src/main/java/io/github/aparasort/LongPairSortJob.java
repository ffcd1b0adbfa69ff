package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.PairStaging;
import io.github.aparasort.kernel.LongKeys;
import io.github.aparasort.kernel.SortArrays;
import io.github.aparasort.kernel.SortKernel;
import io.github.aparasort.kernel.rake.LongPairRakeRadixSort;
import io.github.aparasort.key.LongSequence;
import io.github.aparasort.key.Sequence;

/** Sorts long keys with an int value each, or finds the order of long keys. */
final class LongPairSortJob extends PairSortJob {
    private final long[] keys;

    private LongPairSortJob(long[] keys, int[] values, int[] valueResult) {
        super(long.class, SortKind.LONG_PAIR, keys.length, keys, values, valueResult);
        this.keys = keys;
    }

    static LongPairSortJob argsort(long[] keys, int[] order) {
        return new LongPairSortJob(keys, null, order);
    }

    static LongPairSortJob sortPairs(long[] keys, int[] values) {
        return new LongPairSortJob(keys, values, values);
    }

    @Override
    public void lend(SortKernel kernel) {
        long[] keyHome = keys;
        if (values == null) {
            keyHome = keys.clone();
            keep();
        }
        kernel.prepare(n);
        ((LongPairRakeRadixSort) kernel).lend(keyHome, valueResult, 0);
    }

    @Override
    public void stage(SortArrays arrays, int part) {
        PairStaging.copyIn(keys, values, (LongKeys) arrays, part);
    }

    @Override
    public Digest digest() {
        return PairStaging.digest(keys, values);
    }

    @Override
    public Digest check(SortArrays arrays, int part) {
        return PairStaging.check((LongKeys) arrays, part);
    }

    @Override
    void commit(SortArrays arrays) {
        PairStaging.copyOut((LongKeys) arrays, values == null ? null : keys, valueResult);
    }

    @Override
    void sortByJdk() {
        if (values == null) {
            JdkSort.argsort(keys, valueResult);
        } else {
            JdkSort.sortPairs(keys, values);
        }
    }

    @Override
    Sequence keys() {
        return new LongSequence(keys, 0, n);
    }
}
