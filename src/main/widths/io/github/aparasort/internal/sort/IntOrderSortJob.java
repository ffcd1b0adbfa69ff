package io.github.aparasort.internal.sort;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.kernel.CarriedValues;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.IntKeys;
import io.github.aparasort.internal.kernel.KernelArrays;
import java.util.function.Supplier;

/**
 * Sorts a range of keys, keys with an int value each, or finds the order of keys, by an order of the caller's own. The
 * twin for long keys is derived from this file by the build.
 */
public final class IntOrderSortJob extends CustomOrderJob {
    private final /*key*/ int[] keys;
    private final int from;
    private final IntOrderKernel order;
    /** Null where each key's index is its value, or nothing is carried. */
    private final int[] values;
    /** Null where nothing is carried. */
    private final int[] valueResult;

    private IntOrderSortJob(String operation, /*key*/ int[] keys, int from, int n, IntOrderKernel order, int[] values,
            int[] valueResult) {
        super(operation, /*key*/ int.class, kind(valueResult != null), n, valueResult != null);
        this.keys = keys;
        this.from = from;
        this.order = order;
        this.values = values;
        this.valueResult = valueResult;
    }

    /** The kind whose costs come nearest. */
    private static SortWorkload kind(boolean carries) {
        boolean narrow = /*key*/ Integer.BYTES == Integer.BYTES;
        return carries ? narrow ? SortWorkload.INT_PAIR : SortWorkload.LONG_PAIR : SortWorkload./*key*/INT;
    }

    public static IntOrderSortJob sort(/*key*/ int[] a, int from, int to, IntOrderKernel order) {
        return new IntOrderSortJob("sort", a, from, to - from, order, null, null);
    }

    public static IntOrderSortJob argsort(/*key*/ int[] keys, int[] result, IntOrderKernel order) {
        return new IntOrderSortJob("argsort", keys, 0, keys.length, order, null, result);
    }

    public static IntOrderSortJob sortPairs(/*key*/ int[] keys, int[] values, IntOrderKernel order) {
        return new IntOrderSortJob("sortPairs", keys, 0, keys.length, order, values, values);
    }

    @Override
    public DeviceKernel own() {
        return order;
    }

    @Override
    public void shape(DeviceInfo device) {
        SortKernels.shape(order, work, device);
        order.carry(carries);
    }

    @Override
    public Supplier<DeviceKernel> rakes() {
        boolean carried = carries;
        return () -> new IntOrderRakeMergesort(Runtime.getRuntime().availableProcessors(), carried);
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        if (arrays instanceof IntOrderRakeMergesort rakes) {
            rakes.setOrder(order);
        }
        IntStaging.copyIn(keys, from, 0, (IntKeys) arrays, part);
        if (carries) {
            IntOrderStaging.copyValuesIn(values, (IntKeys) arrays, part);
        }
    }

    @Override
    public Digest digest() {
        return carries ? IntOrderStaging.digest(keys, values) : IntStaging.digest(keys, from, n, 0);
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return IntOrderStaging.check((IntKeys) arrays, part, carries, order);
    }

    @Override
    public void commit(KernelArrays arrays) {
        if (!isArgsort()) {
            IntStaging.copyOut((IntKeys) arrays, keys, from, 0);
        }
        if (carries) {
            IntOrderStaging.copyValuesOut((CarriedValues) arrays, valueResult);
        }
    }

    private boolean isArgsort() {
        return carries && values == null;
    }

    /** By the same passes, in a copy; what the order throws reaches the caller, whose arrays are as they were. */
    @Override
    public void runByJdk() {
        if (n == 0) {
            return;
        }
        IntOrderRakeMergesort sort = new IntOrderRakeMergesort(1, carries);
        sort.allocate(n);
        sort.prepare(n);
        stage(sort, 0);
        sort.sortHere();
        commit(sort);
    }
}
