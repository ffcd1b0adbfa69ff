package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.key.SortableKeys;
import java.util.concurrent.atomic.AtomicBoolean;

/** Sorts a range of an array in an order. The twins for the other types are derived from this file by the build. */
public final class IntSortJob extends SortJob {
    private final /*value*/ int[] a;
    private final int from;
    private final KeyOrder order;
    private final /*key*/ int mask;

    public IntSortJob(/*value*/ int[] a, int from, int to) {
        this(a, from, to, KeyOrder.ASCENDING);
    }

    public IntSortJob(/*value*/ int[] a, int from, int to, KeyOrder order) {
        super(order.name("sort"), /*value*/ int.class, SortWorkload./*value*/INT, to - from);
        this.a = a;
        this.from = from;
        this.order = order;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
    }

    @Override
    public void lend(DeviceKernel kernel) {
        int begin = from;
        int end = from + n;
        if (hasNan()) {
            if (order == KeyOrder.DESCENDING) {
                begin = SortableKeys.nansFirst(a, from, end);
            } else {
                end = SortableKeys.nansLast(a, from, end);
            }
        }
        kernel.prepare(end - begin);
        ((IntRakeRadixSort) kernel).lend(a, begin, mask);
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

    /** Keys that are copied as they are turn on the device; those that are converted do so while that is done. */
    @Override
    public void instruct(DeviceKernel kernel) {
        if (kernel instanceof IntTileMergesort tiles) {
            tiles.turnKeys(SortableKeys.canBeNan(a) ? 0 : mask);
        }
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        IntKeys keys = (IntKeys) arrays;
        IntStaging.copyIn(a, from, mask ^ keys.keyMask(), keys, part);
    }

    @Override
    public Digest digest() {
        return IntStaging.digest(a, from, n, mask);
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return IntStaging.check((IntKeys) arrays, part);
    }

    @Override
    public void commit(KernelArrays arrays) {
        IntKeys keys = (IntKeys) arrays;
        IntStaging.copyOut(keys, a, from, mask ^ keys.keyMask());
    }

    @Override
    public void runByJdk() {
        JdkSort.sort(a, from, from + n);
        Presorted.turn(new IntSequence(a, from, n), order);
    }

    @Override
    Sequence keys() {
        return new IntSequence(a, from, n, order);
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
