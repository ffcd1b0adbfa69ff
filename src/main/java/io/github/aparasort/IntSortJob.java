package io.github.aparasort;

import io.github.aparasort.device.Digest;
import io.github.aparasort.device.IntStaging;
import io.github.aparasort.device.Parallel;
import io.github.aparasort.kernel./*key*/ IntKeys;
import io.github.aparasort.kernel.SortArrays;
import io.github.aparasort.kernel.SortKernel;
import io.github.aparasort.kernel.rake.IntRakeRadixSort;
import io.github.aparasort.key.IntSequence;
import io.github.aparasort.key.Sequence;
import io.github.aparasort.key.SortableKeys;
import java.util.concurrent.atomic.AtomicBoolean;

/** Sorts a range of an array. The twins for the other types are derived from this file by the build. */
final class IntSortJob extends SortJob {
    private final /*value*/ int[] a;
    private final int from;

    IntSortJob(/*value*/ int[] a, int from, int to) {
        super("sort", /*value*/ int.class, SortKind./*value*/INT, to - from);
        this.a = a;
        this.from = from;
    }

    @Override
    public void lend(SortKernel kernel) {
        int end = hasNan() ? SortableKeys.nansLast(a, from, from + n) : from + n;
        kernel.prepare(end - from);
        ((IntRakeRadixSort) kernel).lend(a, from);
    }

    private boolean hasNan() {
        AtomicBoolean found = new AtomicBoolean();
        Parallel.forEachGrain(SortableKeys.canBeNan(a) ? n : 0, (begin, end) -> {
            if (SortableKeys.hasNan(a, from + begin, from + end)) {
                found.set(true);
            }
        });
        return found.get();
    }

    @Override
    public void stage(SortArrays arrays, int part) {
        IntStaging.copyIn(a, from, (/*key*/ IntKeys) arrays, part);
    }

    @Override
    public Digest digest() {
        return IntStaging.digest(a, from, n);
    }

    @Override
    public Digest check(SortArrays arrays, int part) {
        return IntStaging.check((/*key*/ IntKeys) arrays, part);
    }

    @Override
    void commit(SortArrays arrays) {
        IntStaging.copyOut((/*key*/ IntKeys) arrays, a, from);
    }

    @Override
    void sortByJdk() {
        JdkSort.sort(a, from, from + n);
    }

    @Override
    Sequence keys() {
        return new IntSequence(a, from, n);
    }

    @Override
    void keep() {
        // Nothing is to be done.
    }

    @Override
    void reverse() {
        Presorted.reverse(keys());
    }
}
