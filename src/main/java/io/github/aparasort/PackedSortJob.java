package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.PackedStaging;
import io.github.aparasort.kernel.LongKeys;
import io.github.aparasort.kernel.SortArrays;
import io.github.aparasort.kernel.SortKernel;
import io.github.aparasort.kernel.rake.PackedRakeRadixSort;
import io.github.aparasort.key.IntSequence;
import io.github.aparasort.key.Sequence;
import java.util.Arrays;

/** Sorts int keys with an int value each, or finds the order of int keys. */
final class PackedSortJob extends SortJob {
    private final int[] keys;
    /** Null where each key's index is its value. */
    private final int[] values;
    private final int[] keyResult;
    private final int[] valueResult;

    private PackedSortJob(String operation, int[] keys, int[] values, int[] keyResult, int[] valueResult) {
        super(operation, int.class, SortKind.PACKED, keys.length);
        this.keys = keys;
        this.values = values;
        this.keyResult = keyResult;
        this.valueResult = valueResult;
    }

    static PackedSortJob argsort(int[] keys, int[] order) {
        return new PackedSortJob("argsort", keys, null, null, order);
    }

    static PackedSortJob sortPairs(int[] keys, int[] values) {
        return new PackedSortJob("sortPairs", keys, values, keys, values);
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

    @Override
    void keep() {
        if (values == null) {
            Arrays.setAll(valueResult, i -> i);
        }
    }

    @Override
    void reverse() {
        if (values == null) {
            Arrays.setAll(valueResult, i -> n - 1 - i);
        } else {
            Presorted.reverse(keys());
            if (values != keys) {
                Presorted.reverse(new IntSequence(values, 0, n));
            }
        }
    }
}
