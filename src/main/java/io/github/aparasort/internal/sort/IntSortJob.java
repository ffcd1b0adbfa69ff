package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntValues;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import io.github.aparasort.internal.staging.IntStaging;
import java.util.concurrent.atomic.AtomicBoolean;

// Twins: Long, Float, Double
/** Sorts a range of an array: in place by radix, or by a copy as sortable keys. */
public final class IntSortJob extends SortJob implements InPlaceWork<IntRakeRadixSort>, StagedWork<IntKeys> {
    private final /*value*/ int[] a;
    private final int from;
    private final KeyOrder order;
    private final /*key*/ int mask;
    private IntKeyTransfer transfer;

    public IntSortJob(/*value*/ int[] a, int from, int to) {
        this(a, from, to, KeyOrder.ASCENDING);
    }

    public IntSortJob(/*value*/ int[] a, int from, int to, KeyOrder order) {
        this(SortWorkload.in(order, Operation.SORT), a, from, to, order);
    }

    /** Sorts a whole array, as a part of another operation. */
    public IntSortJob(Operation operation, /*value*/ int[] a) {
        this(operation, a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts a range, as a part of another operation. */
    public IntSortJob(Operation operation, /*value*/ int[] a, int from, int to, KeyOrder order) {
        super(operation, /*value*/ int.class, SortKind./*value*/INT, to - from);
        this.a = a;
        this.from = from;
        this.order = order;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
    }

    @Override
    public KernelBinding<?> binding(SortKernelSource source) {
        return source.form() == SortForm.RADIX_RAKES
                ? KernelBinding.inPlace(source, IntRakeRadixSort.class, this)
                : KernelBinding.staged(source, IntKeys.class, this);
    }

    @Override
    KernelBinding<?> binding(SortKernelSource source, int runLength) {
        return KernelBinding.sliced(source, IntKeys.class,
                most -> new IntSortRuns(kind, a, from, order, Slices.of(n, most)), runLength);
    }

    /** NaNs are moved to their end of the range first; the kernel sorts the other keys. */
    @Override
    public void bindArrays(IntRakeRadixSort kernel) {
        int begin = from;
        int end = from + n;
        if (SortableKeys.canBeNan(a) && hasNan()) {
            if (order == KeyOrder.DESCENDING) {
                begin = IntValues.nansFirst(a, from, end);
            } else {
                end = IntValues.nansLast(a, from, end);
            }
        }
        kernel.prepare(end - begin);
        kernel.bindArrays(a, begin, mask);
    }

    private boolean hasNan() {
        AtomicBoolean found = new AtomicBoolean();
        Parallel.forEachGrain(n, (begin, end) -> {
            if (IntValues.hasNan(a, from + begin, from + end)) {
                found.set(true);
            }
        });
        return found.get();
    }

    /** Ints and longs are masked on the device, floats and doubles during conversion. */
    @Override
    public void configure(IntKeys keys) {
        keys.setOrderMask(SortableKeys.canBeNan(a) ? 0 : mask);
    }

    @Override
    public void send(IntKeys keys, Channel channel) {
        transfer = new IntKeyTransfer(a, from, n, mask, keys.keyMask());
        channel.sendAndKeep(n, transfer, transfer.column(keys.input()));
    }

    @Override
    public void receive(IntKeys keys, Channel channel) {
        transfer.keepNans();
        channel.receive(n, transfer, transfer.column(keys.keys()));
    }

    @Override
    public Digest digest() {
        return IntStaging.digest(a, from, n, mask);
    }

    @Override
    public void commit(IntKeys keys) {
        transfer.placeNans();
    }

    @Override
    public void restore() {
        if (transfer != null) {
            transfer.restoreNans();
        }
    }

    @Override
    public void runPlain() {
        IntJdkSort.sort(a, from, from + n);
        if (order != KeyOrder.ASCENDING) {
            Presorted.reorder(new IntSequence(a, from, n), order);
        }
    }

    @Override
    boolean findsRuns() {
        return order == KeyOrder.ASCENDING;
    }

    @Override
    void runAlone() {
        IntJdkSort.sortAlone(a, from, from + n);
    }

    @Override
    Sequence keys() {
        return new IntSequence(a, from, n, order);
    }

    @Override
    void keep() {
        // The array is the result.
    }

    @Override
    void reverse() {
        Presorted.reverse(keys());
    }
}
