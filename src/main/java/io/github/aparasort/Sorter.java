package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.key.ShortSequence;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntOrderSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.LongOrderSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.Presorted;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Sorts arrays on the engine that its {@link Gpu} chooses. {@link GpuArrays} has the same sorts as static methods.
 *
 * <pre>{@code
 * Sorter sorter = Gpu.shared().sorter();
 * sorter.sort(numbers);
 * int[] order = sorter.argsort(keys);
 * sorter.sort(numbers, ByBits::new);                           // by a custom order: see IntOrderKernel
 * sorter.using(SortAlgorithm.MERGESORT).sort(numbers);         // by a named algorithm
 * }</pre>
 *
 * <p><b>Order.</b> Ascending, unless the name of the method says otherwise. Floats and doubles are in the order of
 * {@link Float#compare} and {@link Double#compare}: -0.0 comes before 0.0, and NaNs come last. All NaNs are equal, and
 * each keeps its bits. Descending order is the reverse: NaNs come first, and 0.0 comes before -0.0.
 *
 * <p><b>Stability.</b> All sorts are stable: equal elements keep their order. This shows in the values, indices and
 * objects that move with equal keys, and in NaNs of different bits.
 *
 * <p><b>Time.</b> O(n) by radix sort, on {@link Engine#JTP} and often on OpenCL devices. O(n log n) by mergesort there,
 * and on the JDK. Under {@link Target#AUTO} O(n) if the keys are found to be in order, in descending order, or to be a
 * few sorted runs.
 *
 * <p><b>Memory</b> beside the array, by engine:
 * <ul>
 * <li>{@link Engine#JTP}: one more array of the same size; for {@code argsort} also a copy of the keys.
 * <li>{@link Engine#OPENCL}: on the device three arrays of this size, or two if there is no room for three. If it has
 *     room for one only, and no values move with the keys, it sorts in that one, in O(n log<sup>2</sup> n). Otherwise
 *     it sorts the keys in runs, which the CPU merges in O(n log r) for r runs: then one more array of this size is
 *     needed in the heap, and one of the values. Beside the heap, page-locked memory as large as what the sort
 *     overwrites.
 * <li>{@link Engine#JDK}: as {@link java.util.Arrays#parallelSort(int[])}; for {@code argsort} and {@code sortPairs} up
 *     to four times the size of the keys.
 * </ul>
 * If the keys are not ints or longs, or the values that move with them not ints, a copy of both is needed as well. The
 * arrays of JTP and OpenCL are kept for the next call, and freed when they are idle.
 *
 * <p><b>Exceptions.</b> Arguments are checked before any work, with the exceptions and messages of
 * {@link java.util.Arrays}. If an OpenCL device was demanded ({@link Target#GPU}, {@link Target#OPENCL}) and cannot do
 * the work, a call throws {@link GpuException}, and the arrays are as they were.
 *
 * <p>Instances are immutable. All methods are thread-safe if the threads do not share arrays.
 *
 * <p><b>Sources.</b> The mergesort on OpenCL devices is that of Baxter, <i>Modern GPU</i> (2013), with the merge path
 * of Green, McColl and Bader (2012). The radix sort starts with the leading digits: Knuth, <i>The Art of Computer
 * Programming</i>, volume 3, section 5.2.5.
 *
 * @see Gpu#sorter()
 */
public final class Sorter {
    private final Dispatcher dispatcher;
    private final SortOptions options;

    Sorter(Dispatcher dispatcher, SortOptions options) {
        this.dispatcher = dispatcher;
        this.options = options;
    }

    /**
     * Returns where and how the work is done, for instance {@code Sorter[target=AUTO, algorithm=AUTO,
     * network=TRANSPOSITION]}.
     */
    @Override
    public String toString() {
        return "Sorter[" + dispatcher + ", algorithm=" + options.algorithm() + ", network=" + options.network() + "]";
    }

    /**
     * Returns a sorter that always uses one algorithm on a kernel, for any size and order of the keys. It is
     * for benchmarks and experts. The JDK still sorts {@code byte}, {@code short} and {@code char} arrays. Sorts by a
     * custom order always use mergesort, but on a kernel.
     *
     * <p>If the context's target has no engine for the algorithm, the JDK sorts; if an OpenCL device was demanded, the
     * sorts throw {@link GpuException}. Sorts that {@link SortAlgorithm#BATCHER} cannot do on any engine throw {@link
     * UnsupportedOperationException}.
     *
     * @param wanted the algorithm; {@link SortAlgorithm#AUTO} for the best one
     * @return a sorter of the same context
     */
    public Sorter using(SortAlgorithm wanted) {
        return new Sorter(dispatcher, new SortOptions(Objects.requireNonNull(wanted, "wanted"), options.network()));
    }

    /**
     * Returns a sorter whose mergesort on OpenCL devices uses a certain sorting network in its first pass, the
     * blocksort. It is for benchmarks and experts: on an H200 the default is faster. The result is the same, since
     * sorts with values or indices always use {@link BlocksortNetwork#TRANSPOSITION}, which is stable. Other engines
     * and algorithms are not affected.
     *
     * @param network the network
     * @return a sorter of the same context
     */
    public Sorter using(BlocksortNetwork network) {
        return new Sorter(dispatcher, new SortOptions(options.algorithm(), Objects.requireNonNull(network, "network")));
    }

    // ---- keys alone

    /**
     * Sorts an array in place in ascending order, with the result of {@link java.util.Arrays#sort(int[])}. The
     * description of this class says what it costs.
     *
     * @param a the array
     */
    public void sort(/*value*/ int[] a) {
        sort(a, 0, a.length, KeyOrder.ASCENDING);
    }
    // Also for long: Sorts {type}s in ascending order: as {@link #sort(int[])}.
    // Also for float, double: Sorts {type}s in ascending order: as {@link #sort(int[])}, -0.0 before 0.0 and NaNs last.
    // Also for byte, short, char: Sorts {type}s in ascending order: as {@link #sort(int[])}; the JDK counts them.

    /**
     * Sorts a range of an array in place in ascending order, with the result of
     * {@link java.util.Arrays#sort(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public void sort(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }
    // Also for long, float, double, byte, short, char: Sorts a range in ascending order: as {@link #sort({type}[])}.

    /** Sorts an array in place in descending order, from the greatest element to the least: as {@link #sort(int[])}. */
    public void sortDescending(/*value*/ int[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }
    // Also for long: Sorts {type}s in descending order: as {@link #sortDescending(int[])}.
    // Also for float, double: Sorts {type}s: as {@link #sortDescending(int[])}, NaNs first and 0.0 before -0.0.
    // Also for byte, short, char: Sorts {type}s: as {@link #sortDescending(int[])}; the JDK counts them.

    /**
     * Sorts a range of an array in descending order: as {@link #sortDescending(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public void sortDescending(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }
    // Also for long, byte, short, char: Sorts a range in descending order: as {@link #sortDescending({type}[])}.
    // Also for float, double: Sorts a range in descending order, NaNs first and 0.0 before -0.0: as {@link
    //     #sortDescending({type}[])}.

    /** Sorts an array in place as unsigned numbers, by {@link Integer#compareUnsigned}: as {@link #sort(int[])}. */
    public void sortUnsigned(/*value*/ int[] a) {
        sort(a, 0, a.length, KeyOrder.UNSIGNED);
    }
    // Also for long: Sorts {type}s in the order of {@link {Type}#compareUnsigned}: as {@link #sortUnsigned(int[])}.

    /**
     * Sorts a range of an array as unsigned numbers: as {@link #sortUnsigned(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public void sortUnsigned(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.UNSIGNED);
    }
    // Also for long: Sorts a range of {type}s as unsigned numbers: as {@link #sortUnsigned(int[], int, int)}.

    /**
     * Tells whether an array is in ascending order, so that {@link #sort(int[])} would not change it. Time: O(n); it
     * ends at the first element that is less than the one before it. Large arrays are read by all processors.
     *
     * @param a the array, which stays as it is
     * @return true if no element is less than the one before it
     */
    public boolean isSorted(/*value*/ int[] a) {
        return isSorted(/*value*/ int.class, new IntSequence(a, 0, a.length));
    }
    // Also for long, float, double, byte, short, char: Tells whether {type}s ascend: as {@link #isSorted(int[])}.

    /**
     * Tells whether a range of an array is in ascending order: as {@link #isSorted(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public boolean isSorted(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(/*value*/ int.class, new IntSequence(a, fromIndex, toIndex - fromIndex));
    }
    // Also for long, float, double, byte, short, char: Tells whether a range ascends: as {@link #isSorted({type}[])}.

    // ---- keys with indices or values, and objects

    // Forwarded to the PairSorter pairs(): argsort, argsortDescending, sortPairs, sortPairsDescending

    // Forwarded to the KeyedObjectSorter keyed(): sortByInt, sortByLong, sortByDouble, sortByIntDescending,
    //     sortByLongDescending, sortByDoubleDescending

    /**
     * Starts an order by several columns, ascending by this first one. {@link OrderBy} has an example.
     *
     * @param keys a key for each element
     * @return the order, to which more columns can be added
     */
    public OrderBy orderBy(/*value*/ int[] keys) {
        return new OrderBy(this).then(keys);
    }
    // Also for long, byte, short, char: Starts an order by a first column of {type}s: as {@link #orderBy(int[])}.
    // Also for float, double: Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last.

    /** Starts an order by a first column of ints, descending: as {@link #orderBy(int[])}. */
    public OrderBy orderByDescending(/*value*/ int[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }
    // Also for long, byte, short, char: Starts an order, descending by {type}s: as {@link #orderBy(int[])}.
    // Also for float, double: Starts an order, descending: as {@link #orderBy(int[])}, NaNs first, 0.0 before -0.0.

    // ---- a custom order

    /**
     * Sorts an array in place by a custom order, stably. {@link IntOrderKernel} has an example, and says what an order
     * may contain. Time: O(n log n) comparisons. If the order throws on the CPU, the caller gets the exception, and the
     * array is as it was.
     *
     * @param a the array
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     */
    public void sort(/*value*/ int[] a, Supplier<? extends IntOrderKernel> order) {
        submit(IntOrderSortJob.sort(a, 0, a.length, AparapiLog.made(order)));
    }
    // Also for long: Sorts {type}s by a custom order: as {@link #sort(int[], Supplier)}.

    /**
     * Sorts a range of an array by a custom order: as {@link #sort(int[], Supplier)}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public void sort(/*value*/ int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        submit(IntOrderSortJob.sort(a, fromIndex, toIndex, AparapiLog.made(order)));
    }
    // Also for long: Sorts a range of {type}s by a custom order: as {@link #sort(int[], int, int, Supplier)}.

    /**
     * Finds the indices that sort the keys by a custom order: as {@link #argsort(int[])} and
     * {@link #sort(int[], Supplier)}. Indices of keys that the order finds equal come in ascending order.
     */
    public int[] argsort(/*value*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        int[] result = new int[keys.length];
        submit(IntOrderSortJob.argsort(keys, result, AparapiLog.made(order)));
        return result;
    }
    // Also for long: Finds the indices that sort {type}s by a custom order: as {@link #argsort(int[], Supplier)}.

    /**
     * Sorts keys by a custom order, and moves each value along with its key: as {@link #sortPairs(int[], int[])} and
     * {@link #sort(int[], Supplier)}.
     */
    public void sortPairs(/*value*/ int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        ArgumentChecks.sameLength(keys.length, values.length);
        submit(IntOrderSortJob.sortPairs(keys, values, AparapiLog.made(order)));
    }
    // Also for long: Sorts {type} keys with ints by a custom order: as {@link #sortPairs(int[], int[], Supplier)}.

    // ---- from a call to its job

    private void sort(/*value*/ int[] a, int from, int to, KeyOrder order) {
        submit(new IntSortJob(a, from, to, order));
    }
    // Also for long, float, double

    private void sort(/*value*/ byte[] a, int from, int to, KeyOrder order) {
        sortPlain(/*value*/ byte.class, new ByteSequence(a, from, to - from), order, () -> Arrays.sort(a, from, to));
    }
    // Also for short, char

    private void sortPlain(Class<?> type, Sequence range, KeyOrder order, Runnable ascending) {
        dispatcher.submit(new PlainJob(order.name("sort"), type, range.length(), () -> {
            ascending.run();
            if (order != KeyOrder.ASCENDING) {
                Presorted.reorder(range, order);
            }
        }));
    }

    private boolean isSorted(Class<?> type, Sequence keys) {
        boolean[] sorted = new boolean[1];
        dispatcher.submit(new PlainJob("isSorted", type, keys.length(),
                () -> sorted[0] = Presorted.isAscending(keys)));
        return sorted[0];
    }

    private PairSorter pairs() {
        return new PairSorter(this);
    }

    private KeyedObjectSorter keyed() {
        return new KeyedObjectSorter(this);
    }

    /** Only mergesort can sort by comparisons alone, so every algorithm is accepted here. */
    private void submit(IntOrderSortJob job) {
        dispatcher.submit(job.using(options));
    }
    // Also for long

    void submit(SortJob job) {
        submit(job, false);
    }

    /** @param isFurther whether the call has done another job before */
    void submit(SortJob job, boolean isFurther) {
        dispatcher.submit(options == SortOptions.DEFAULT ? job : job.using(options), isFurther);
    }
}
