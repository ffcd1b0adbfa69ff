package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.Looks;
import io.github.aparasort.internal.step.SortKind;
import java.util.Arrays;

// Twins: Long, Float, Double
/** Sorts a range of an array: in place by radix, or by a copy as sortable keys. */
public final class IntSortJob extends SortJob implements InPlaceJob<IntRakeRadixSort> {
    private final /*value*/ int[] a;
    private final int from;
    private final KeyOrder order;
    private final /*key*/ int mask;
    /** The keys without NaNs, on JTP. */
    private IntSequence numbers;

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
    Rakes<?> radixSort() {
        return new Rakes<>(IntRakeRadixSort.class, "", IntRakeRadixSort::new, ThreadTeam.PARTS, this);
    }

    @Override
    Rakes<?> mergesort() {
        return new Rakes<>(/*key*/ IntRakeMergesort.class, /*key*/ IntRakeMergesort::new, new Copies());
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Look look = Looks.ordered(ElementType.of(a), order);
        if (fitsAtOnce(call.device())) {
            call.permute(a, from, n, look, (work, keys) -> ColumnSorts.sorted(work, keys, order, options()));
        } else {
            sort(new IntSortRuns(kind, a, from, n, order, options(), call.device()), call);
        }
    }

    /** NaNs differ in their bits, so with any of them elements are sorted by keys with indices, which take more. */
    private boolean fitsAtOnce(ComputeDevice device) {
        return options().fitsAtOnce(kind, n, device)
                && (options().fitsAtOnceWithNans(kind, n, device) || keys().firstNan() == n);
    }

    @Override
    public void bindArrays(IntRakeRadixSort kernel) {
        numbers = keys().withoutNans();
        kernel.prepare(numbers.length());
        kernel.bindArrays(a, numbers.from(), mask);
    }

    /** Keys in arrays of the kernel. */
    private final class Copies implements InPlaceJob</*key*/ IntRakeMergesort> {
        @Override
        public void bindArrays(/*key*/ IntRakeMergesort kernel) {
            numbers = keys().withoutNans();
            kernel.prepare(numbers.length());
            Parallel.forEach(numbers.length(), (begin, end) -> numbers.load(begin, end, kernel.keys(), begin));
        }

        @Override
        public void collect(/*key*/ IntRakeMergesort kernel) {
            numbers.store(kernel.keys());
        }

        @Override
        public int inputHash() {
            return IntSortJob.this.inputHash();
        }
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a);
    }

    @Override
    public void runPlain() {
        if (isWorthThreads()) {
            IntJdkSort.sort(a, from, from + n);
        } else {
            runAlone();
        }
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
    IntSequence keys() {
        return new IntSequence(a, from, n, order);
    }

    @Override
    void reverse() {
        Presorted.reverse(keys());
    }
}
