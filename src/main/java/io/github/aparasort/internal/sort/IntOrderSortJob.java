package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.KeyedColumns;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;
import io.github.aparasort.internal.tile.IntOrderTileMergesort;
import java.util.Arrays;

// Twins: Long
/**
 * Sorts by the caller's order: a range of keys, keys with an int value each, or the order of keys. Always by
 * mergesort: an order known by comparisons alone has no digits for radix sort, and Batcher's sort is not stable.
 */
public final class IntOrderSortJob extends Job implements InPlaceJob<IntOrderRakeMergesort>, CustomStrategy {
    /** From this many elements on, two processors outweigh the cost of waking others, even if others use them too. */
    static final int ON_JTP = 1 << 14;

    private final /*key*/ int[] keys;
    private final int from;
    private final IntOrderTileMergesort order;
    /** Null if each key's index is its value, or if nothing is carried. */
    private final int[] values;
    /** Null if nothing is carried. */
    private final int[] valueResult;
    private SortOptions options = SortOptions.DEFAULT;

    private IntOrderSortJob(Operation operation, /*key*/ int[] keys, int from, int n, IntOrderTileMergesort order,
            int[] values, int[] valueResult) {
        super(operation, /*key*/ int.class, workload(valueResult != null), n);
        this.keys = keys;
        this.from = from;
        this.order = order;
        this.values = values;
        this.valueResult = valueResult;
        order.carry(carries());
    }

    /** The workload with the most similar costs. */
    private static SortWorkload workload(boolean carries) {
        return SortWorkload.of(carries ? SortKind.ofPairs(/*key*/ int.class) : SortKind./*key*/INT);
    }

    public static IntOrderSortJob sort(/*key*/ int[] a, int from, int to, IntOrderTileMergesort order) {
        return new IntOrderSortJob(Operation.SORT, a, from, to - from, order, null, null);
    }

    public static IntOrderSortJob argsort(/*key*/ int[] keys, int[] result, IntOrderTileMergesort order) {
        return new IntOrderSortJob(Operation.ARGSORT, keys, 0, keys.length, order, null, result);
    }

    public static IntOrderSortJob sortPairs(/*key*/ int[] keys, int[] values, IntOrderTileMergesort order) {
        return new IntOrderSortJob(Operation.SORT_PAIRS, keys, 0, keys.length, order, values, values);
    }

    /** Sets what the caller chose. Any named algorithm means this mergesort on a kernel. */
    public IntOrderSortJob using(SortOptions wanted) {
        options = wanted;
        return this;
    }

    @Override
    public boolean isForced() {
        return options.isForced();
    }

    // ---- the order as a strategy

    @Override
    public CustomStrategy custom() {
        return this;
    }

    @Override
    public CustomCode code() {
        return order;
    }

    @Override
    public void build(HostCall call) throws DeviceFault {
        call.steps(work -> ColumnSorts.build(work, order));
    }

    private boolean carries() {
        return valueResult != null;
    }

    /** A GPU that is faster than plain Java by the keys' own order is even more so here. */
    @Override
    public boolean mayUseGpu() {
        return true;
    }

    @Override
    public boolean isWorthSharing(int processors) {
        return n >= ON_JTP;
    }

    @Override
    public String remedy() {
        return "Target.AUTO falls back to the CPU, which leaves the same elements in some order whatever the caller's "
                + "own order says";
    }

    @Override
    public String complaint() {
        return "what came back is not the input in this order, which may be no strict weak order, or not come out on "
                + "the device as in Java";
    }

    // ---- by rakes

    @Override
    public Rakes<?> rakes() {
        boolean carries = carries();
        return new Rakes<>(IntOrderRakeMergesort.class, carries, rakes -> new IntOrderRakeMergesort(rakes, carries),
                this);
    }

    /** Copies the input: an order may throw anything, and the caller's arrays must then be unchanged. */
    @Override
    public void bindArrays(IntOrderRakeMergesort rakes) {
        rakes.prepare(n);
        rakes.setOrder(order);
        Parallel.forEach(n, (begin, end) -> {
            System.arraycopy(keys, from + begin, rakes.keys(), begin, end - begin);
            if (values != null) {
                System.arraycopy(values, begin, rakes.values(), begin, end - begin);
            } else if (carries()) {
                PairValues.indices(begin, end, rakes.values(), begin);
            }
        });
    }

    @Override
    public int inputHash() {
        return 31 * Arrays.hashCode(keys) + Arrays.hashCode(values);
    }

    @Override
    public void collect(IntOrderRakeMergesort rakes) {
        Parallel.forEach(n, (begin, end) -> {
            if (!isArgsort()) {
                System.arraycopy(rakes.keys(), begin, keys, from + begin, end - begin);
            }
            if (carries()) {
                System.arraycopy(rakes.values(), begin, valueResult, begin, end - begin);
            }
        });
    }

    private boolean isArgsort() {
        return carries() && values == null;
    }

    // ---- on a device

    @Override
    public void steps(HostCall call) throws DeviceFault {
        Look look = new IntOrderLook(order, carries());
        if (!carries()) {
            call.permute(keys, from, n, look, (work, sent) -> ColumnSorts.sortedBy(work, sent, order));
            return;
        }
        Column unsorted = isArgsort() ? call.send(keys) : call.sendOver(keys, 0, n);
        Column ints = isArgsort() ? null : call.sendOver(values, 0, n);
        KeyedColumns sorted = call.steps(work -> ColumnSorts.sortedPairsBy(work, unsorted, ints, order));
        call.receive(sorted.keys(), isArgsort() ? new /*key*/ int[n] : keys, 0, look);
        call.receive(sorted.values(), valueResult, 0);
    }

    /**
     * Sorts a copy by the passes of the rakes. If the order throws, the caller gets that, and the arrays are unchanged.
     */
    @Override
    public void runPlain() {
        if (n > 0) {
            IntOrderRakeMergesort rakes = new IntOrderRakeMergesort(1, carries());
            rakes.allocate(n);
            bindArrays(rakes);
            rakes.runHere();
            collect(rakes);
        }
    }
}
