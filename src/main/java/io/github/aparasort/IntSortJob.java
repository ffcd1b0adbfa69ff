package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.IntStaging;
import io.github.aparasort.kernel.IntKeys;
import io.github.aparasort.kernel.SortKernel;

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
    Digest stage(SortKernel kernel) {
        return IntStaging.copyIn(a, from, ((IntKeys) kernel).input(), n);
    }

    @Override
    boolean verify(SortKernel kernel, Digest staged) {
        return IntStaging.verify(((IntKeys) kernel).result(), n, staged);
    }

    @Override
    void commit(SortKernel kernel) {
        IntStaging.copyOut(((IntKeys) kernel).result(), a, from, n);
    }

    @Override
    void sortByJdk() {
        JdkSort.sort(a, from, from + n);
    }
}
