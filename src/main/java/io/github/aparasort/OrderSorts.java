package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.sort.CustomOrderJob;
import io.github.aparasort.internal.sort.IntOrderSortJob;
import io.github.aparasort.internal.sort.LongOrderSortJob;
import java.util.function.Supplier;

/**
 * The sorts of {@link Sorter} by an order of the caller's own. They are mergesorts, on every engine: an order that is
 * known by comparisons alone has no digits for radix sort, and Batcher's sort is not stable. So where
 * {@link Sorter#using} names one of these, mergesort is what such a sort gets, and no exception.
 */
abstract class OrderSorts extends PairSorts {
    private final Dispatcher dispatcher;
    private final SortAlgorithm algorithm;

    OrderSorts(Dispatcher dispatcher, SortAlgorithm algorithm) {
        this.dispatcher = dispatcher;
        this.algorithm = algorithm;
    }

    /**
     * Sorts an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @see IntOrderKernel
     */
    public void sort(int[] a, Supplier<? extends IntOrderKernel> order) {
        runOrder(IntOrderSortJob.sort(a, 0, a.length, AparapiLog.made(order)));
    }

    /**
     * Sorts a range of an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @see IntOrderKernel
     */
    public void sort(int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        runOrder(IntOrderSortJob.sort(a, fromIndex, toIndex, AparapiLog.made(order)));
    }

    /**
     * Finds the order that sorts the keys by an order of the caller's own; they stay as they are.
     *
     * @param keys the keys
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @return the indices of the keys in that order; where it does not tell keys apart, in ascending order
     * @see IntOrderKernel
     */
    public int[] argsort(int[] keys, Supplier<? extends IntOrderKernel> order) {
        int[] result = new int[keys.length];
        runOrder(IntOrderSortJob.argsort(keys, result, AparapiLog.made(order)));
        return result;
    }

    /**
     * Sorts keys in place by an order of the caller's own, stably, and moves each value along with its key.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if the lengths differ
     * @see IntOrderKernel
     */
    public void sortPairs(int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        ArgumentChecks.sameLength(keys.length, values.length);
        runOrder(IntOrderSortJob.sortPairs(keys, values, AparapiLog.made(order)));
    }

    /**
     * Sorts an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @see LongOrderKernel
     */
    public void sort(long[] a, Supplier<? extends LongOrderKernel> order) {
        runOrder(LongOrderSortJob.sort(a, 0, a.length, AparapiLog.made(order)));
    }

    /**
     * Sorts a range of an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @see LongOrderKernel
     */
    public void sort(long[] a, int fromIndex, int toIndex, Supplier<? extends LongOrderKernel> order) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        runOrder(LongOrderSortJob.sort(a, fromIndex, toIndex, AparapiLog.made(order)));
    }

    /**
     * Finds the order that sorts the keys by an order of the caller's own; they stay as they are.
     *
     * @param keys the keys
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @return the indices of the keys in that order; where it does not tell keys apart, in ascending order
     * @see LongOrderKernel
     */
    public int[] argsort(long[] keys, Supplier<? extends LongOrderKernel> order) {
        int[] result = new int[keys.length];
        runOrder(LongOrderSortJob.argsort(keys, result, AparapiLog.made(order)));
        return result;
    }

    /**
     * Sorts keys in place by an order of the caller's own, stably, and moves each value along with its key.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if the lengths differ
     * @see LongOrderKernel
     */
    public void sortPairs(long[] keys, int[] values, Supplier<? extends LongOrderKernel> order) {
        ArgumentChecks.sameLength(keys.length, values.length);
        runOrder(LongOrderSortJob.sortPairs(keys, values, AparapiLog.made(order)));
    }

    private void runOrder(CustomOrderJob job) {
        // Whatever the algorithm: only mergesort knows an order by comparisons alone.
        job.algorithm = algorithm;
        dispatcher.run(job);
    }
}
