package io.github.aparasort;

/**
 * Sorts arrays, stably, on the engine that its {@link Gpu} chooses.
 *
 * <p>Order: ascending. All sorts are stable, which shows where values or indices travel with the keys. Cost:
 * O(n log n) comparisons; memory beside the array: on a kernel two arrays of the input's size, kept for the next call
 * and given back when idle, on the JDK what {@link java.util.Arrays#parallelSort(int[])} takes, and for {@code argsort}
 * and {@code sortPairs} up to four times the size of the keys. Errors: an argument is checked before any work, with
 * the exceptions and messages of {@link java.util.Arrays}; where a device was demanded and cannot do it,
 * {@link GpuException}, and the arrays are as before. Thread-safe, as far as callers do not share arrays.
 *
 * <p>Source: the mergesort of Baxter, <i>Modern GPU</i> (2013), over the merge path of Green, McColl and Bader (2012).
 */
public final class Sorter {
    private final Dispatcher dispatcher;

    Sorter(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(int[])}.
     *
     * @param a the array
     */
    public void sort(int[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(int[] a, int fromIndex, int toIndex) {
        Checks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, as {@link java.util.Arrays#sort(long[])}.
     *
     * @param a the array
     */
    public void sort(long[] a) {
        sortRange(a, 0, a.length);
    }

    /**
     * Sorts a range of an array in place, as {@link java.util.Arrays#sort(long[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sort(long[] a, int fromIndex, int toIndex) {
        Checks.range(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(int[] keys) {
        int[] order = new int[keys.length];
        dispatcher.run(PackedSortJob.argsort(keys, order));
        return order;
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(long[] keys) {
        int[] order = new int[keys.length];
        dispatcher.run(LongPairSortJob.argsort(keys, order));
        return order;
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(int[] keys, int[] values) {
        Checks.sameLength(keys.length, values.length);
        dispatcher.run(PackedSortJob.sortPairs(keys, values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(long[] keys, int[] values) {
        Checks.sameLength(keys.length, values.length);
        dispatcher.run(LongPairSortJob.sortPairs(keys, values));
    }

    private void sortRange(int[] a, int from, int to) {
        if (dispatcher.isPlain(to - from)) {
            JdkSort.sort(a, from, to);
        } else {
            dispatcher.run(new IntSortJob(a, from, to));
        }
    }

    private void sortRange(long[] a, int from, int to) {
        if (dispatcher.isPlain(to - from)) {
            JdkSort.sort(a, from, to);
        } else {
            dispatcher.run(new LongSortJob(a, from, to));
        }
    }
}
