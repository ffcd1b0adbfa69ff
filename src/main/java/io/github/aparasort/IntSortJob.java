package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.IntStaging;
import io.github.aparasort.kernel.IntKeys;
import io.github.aparasort.kernel.SortArrays;

/** Sorts a range of an array. The twin for 64-bit keys is derived from this file by the build. */
final class IntSortJob extends SortJob {
    private final /*key*/ int[] a;
    private final int from;

    IntSortJob(/*key*/ int[] a, int from, int to) {
        super("sort", /*key*/ int.class, SortKind./*key*/INT, to - from);
        this.a = a;
        this.from = from;
    }

    @Override
    public void stage(SortArrays arrays, int part) {
        IntStaging.copyIn(a, from, (IntKeys) arrays, part);
    }

    @Override
    public Digest digest() {
        return IntStaging.digest(a, from, n);
    }

    @Override
    public Digest check(SortArrays arrays, int part) {
        return IntStaging.check((IntKeys) arrays, part);
    }

    @Override
    void commit(SortArrays arrays) {
        IntStaging.copyOut((IntKeys) arrays, a, from);
    }

    @Override
    void sortByJdk() {
        JdkSort.sort(a, from, from + n);
    }
}
