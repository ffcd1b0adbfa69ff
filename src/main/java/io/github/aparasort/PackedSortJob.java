package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.PackedStaging;
import io.github.aparasort.kernel.LongKeys;
import io.github.aparasort.kernel.SortKernel;

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
    Digest stage(SortKernel kernel) {
        return PackedStaging.pack(keys, values, ((LongKeys) kernel).input());
    }

    @Override
    boolean verify(SortKernel kernel, Digest staged) {
        return PackedStaging.verify(((LongKeys) kernel).result(), n, staged);
    }

    @Override
    void commit(SortKernel kernel) {
        PackedStaging.unpack(((LongKeys) kernel).result(), keyResult, valueResult);
    }

    @Override
    void sortByJdk() {
        if (values == null) {
            JdkSort.argsort(keys, valueResult);
        } else {
            JdkSort.sortPairs(keys, values);
        }
    }
}
