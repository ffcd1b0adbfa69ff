package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.PackedStaging;
import io.github.aparasort.kernel.LongKeys;
import io.github.aparasort.kernel.SortArrays;
import io.github.aparasort.kernel.SortKernel;
import io.github.aparasort.kernel.rake.PackedRakeRadixSort;
import io.github.aparasort.key.IntSequence;
import io.github.aparasort.key.Sequence;

/** Sorts int keys with an int value each, or finds the order of int keys. */
final class PackedSortJob extends PairSortJob {
    private final int[] keys;
    private final int[] keyResult;

    private PackedSortJob(int[] keys, int[] values, int[] keyResult, int[] valueResult) {
        super(int.class, SortKind.PACKED, keys.length, keys, values, valueResult);
        this.keys = keys;
        this.keyResult = keyResult;
    }

    static PackedSortJob argsort(int[] keys, int[] order) {
        return new PackedSortJob(keys, null, null, order);
    }

    static PackedSortJob sortPairs(int[] keys, int[] values) {
        return new PackedSortJob(keys, values, keys, values);
    }

    @Override
    public void lend(SortKernel kernel) {
        int[] keyHome = keyResult;
        if (values == null) {
            keyHome = keys.clone();
            keep();
        }
        kernel.prepare(n);
        ((PackedRakeRadixSort) kernel).lend(keyHome, valueResult, 0);
    }

    @Override
    public void stage(SortArrays arrays, int part) {
        PackedStaging.pack(keys, values, (LongKeys) arrays, part);
    }

    @Override
    public Digest digest() {
        return PackedStaging.digest(keys, values);
    }

    @Override
    public Digest check(SortArrays arrays, int part) {
        return PackedStaging.check((LongKeys) arrays, part);
    }

    @Override
    void commit(SortArrays arrays) {
        PackedStaging.unpack((LongKeys) arrays, keyResult, valueResult);
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
        return new IntSequence(keys, 0, n);
    }
}
