package io.github.aparasort.internal.sort;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceProperties;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.CustomStrategy;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.IntStaging;
import io.github.aparasort.internal.staging.JavaChannel;
import io.github.aparasort.internal.staging.Stretch;

// Twins: Long
/**
 * Sorts by the caller's order: a range of keys, keys with an int value each, or the order of keys. Always by
 * mergesort: an order known by comparisons alone has no digits for radix sort, and Batcher's sort is not stable.
 */
public final class IntOrderSortJob extends Job implements StagedWork<IntOrderArrays>, Channel.Input, Channel.Output,
        CustomStrategy {
    /** From this many elements on, two processors outweigh the cost of JTP's passes, even if others use them too. */
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
    public DeviceKernel kernel() {
        return order;
    }

    @Override
    public void shape(DeviceProperties device) {
        SortKernels.shape(order, workload.bytesPerElement(), device);
        order.carry(carries());
    }

    @Override
    public boolean carries() {
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
    public boolean runsCustomCode() {
        return true;
    }

    @Override
    public String complaint() {
        return "what came back is not the input in this order, which may be no strict weak order, or not come out on "
                + "the device as in Java";
    }

    // ---- on kernels

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return KernelBinding.staged(new CustomOrderSource(/*key*/ int.class, carries()), IntOrderArrays.class, this);
    }

    @Override
    public void configure(IntOrderArrays arrays) {
        arrays.setOrder(order);
    }

    @Override
    public void send(IntOrderArrays arrays, Channel channel) {
        Column column = Column.of(arrays.input(), keys, from);
        if (!carries()) {
            channel.sendAndKeep(n, this, column);
        } else if (isArgsort()) {
            channel.send(n, this, column, Column.inBlocks(arrays.inputValues()));
        } else {
            channel.sendAndKeep(n, this, column, Column.of(arrays.inputValues(), values, 0));
        }
    }

    @Override
    public void fill(Stretch stretch) {
        if (isArgsort()) {
            PairValues.indices(stretch.begin(), stretch.end(), (int[]) stretch.array(1), stretch.at(1));
        }
    }

    @Override
    public Digest digest(Stretch stretch) {
        return IntOrderStaging.digestBlock((/*key*/ int[]) stretch.array(0), stretch.at(0), valuesOf(stretch),
                carries() ? stretch.at(1) : 0, stretch.length());
    }

    private int[] valuesOf(Stretch stretch) {
        return carries() ? (int[]) stretch.array(1) : null;
    }

    @Override
    public Digest digest() {
        return carries() ? IntOrderStaging.digest(keys, values) : IntStaging.digest(keys, from, n, 0);
    }

    @Override
    public void receive(IntOrderArrays arrays, Channel channel) {
        Column column = isArgsort() ? Column.inBlocks(arrays.keys()) : Column.of(arrays.keys(), keys, from);
        if (carries()) {
            channel.receive(n, this, column, Column.of(arrays.values(), valueResult, 0));
        } else {
            channel.receive(n, this, column);
        }
    }

    @Override
    public Digest check(Stretch stretch) {
        return IntOrderStaging.check((/*key*/ int[]) stretch.array(0), stretch.at(0), valuesOf(stretch),
                carries() ? stretch.at(1) : 0, stretch.length(), stretch.follows(), order);
    }

    @Override
    public boolean follows(int index) {
        return !IntOrderStaging.isDisorder(keyAt(index - 1), keyAt(index), order);
    }

    private /*key*/ int keyAt(int index) {
        // A wrong index shows in the checksum.
        return keys[isArgsort() ? Math.min(Math.max(0, valueResult[index]), n - 1) : from + index];
    }

    private boolean isArgsort() {
        return carries() && values == null;
    }

    /**
     * Sorts a copy by the passes of the rakes. If the order throws, the caller gets that, and the arrays are unchanged.
     */
    @Override
    public void runPlain() {
        if (n == 0) {
            return;
        }
        IntOrderRakeMergesort sort = new IntOrderRakeMergesort(1, carries());
        sort.allocate(n);
        sort.prepare(n);
        configure(sort);
        Channel channel = JavaChannel.unchecked();
        send(sort, channel);
        sort.sortHere();
        receive(sort, channel);
        channel.deliver();
    }
}
