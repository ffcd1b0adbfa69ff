package io.github.aparasort;

import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.object.ObjectSorter;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.Presorted;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortMethod;
import io.github.aparasort.internal.step.SortOptions;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
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
 * <p><b>Order.</b> Ascending, unless the name of the method says otherwise. All sorts are stable.
 *
 * <p><b>Time.</b> O(n) by radix sort, on {@link Engine#JTP}, and on OpenCL devices for keys of 32 bits, and for many
 * keys of 64 bits. O(n log n) by mergesort there for less than a million keys of 64 bits, and on the JDK. Under {@link
 * Target#AUTO} O(n) if the keys are found to be in order, in descending order, or to be a few sorted runs.
 *
 * <p><b>Memory</b> beside the array, by engine:
 * <ul>
 * <li>{@link Engine#JTP}: one more array of the same size; for {@code argsort} also a copy of the keys.
 * <li>{@link Engine#OPENCL}: on the device three arrays of this size and a tenth, or two if it has no room for
 *     that. If it has room for one only, and no values move with the keys, it sorts in that one, in O(n log<sup>2</sup>
 * n). Otherwise     it sorts the keys in runs, which the CPU merges in O(n log r) for r runs: then one more array of
 * this size is     needed in the heap, and one of the values. Beside the heap, page-locked memory as large as what the
 * sort     overwrites.
 * <li>{@link Engine#JDK}: as {@link java.util.Arrays#parallelSort(int[])}; for {@code argsort} and {@code sortPairs} up
 *     to four times the size of the keys.
 * </ul>
 * If the keys are not ints or longs, or their values are not ints, a copy of both is needed as well. The arrays of
 * JTP and OpenCL are kept for the next call, and freed when they are idle.
 *
 * <p><b>Exceptions.</b> Arguments are checked with the exceptions and messages of {@link java.util.Arrays}.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * <p><b>Sources.</b> The mergesort on OpenCL devices is that of Baxter, <i>Modern GPU</i> (2013), with the merge path
 * of Green, McColl and Bader (2012). The radix sort starts with the leading digits: Knuth, <i>The Art of Computer
 * Programming</i>, volume 3, section 5.2.5.
 *
 * @see Gpu#sorter()
 */
public final class Sorter extends NumberSorts {
    private final ObjectSorter objects;

    Sorter(Dispatcher dispatcher, SortOptions options) {
        super(dispatcher, options);
        this.objects = new ObjectSorter(dispatcher);
    }

    /**
     * Returns where and how the work is done, for instance {@code Sorter[target=AUTO, algorithm=AUTO,
     * network=TRANSPOSITION]}.
     */
    @Override
    public String toString() {
        return "Sorter[" + dispatcher + ", algorithm=" + options.algorithm() + ", network="
                + (options.batcherNetwork() ? BlocksortNetwork.BATCHER : BlocksortNetwork.TRANSPOSITION) + "]";
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
        SortMethod algorithm = SortMethod.valueOf(Objects.requireNonNull(wanted, "wanted").name());
        return new Sorter(dispatcher, new SortOptions(algorithm, options.batcherNetwork()));
    }

    /**
     * Returns a sorter whose mergesort on OpenCL devices uses a certain sorting network in its first pass, the
     * blocksort. It is for benchmarks and experts: on an H200 the default is faster. The result is the same, since
     * sorts with values or indices always use {@link BlocksortNetwork#TRANSPOSITION}, which is stable. Other engines
     * and algorithms are not affected.
     *
     * @return a sorter of the same context
     */
    public Sorter using(BlocksortNetwork network) {
        boolean batcher = Objects.requireNonNull(network, "network") == BlocksortNetwork.BATCHER;
        return new Sorter(dispatcher, new SortOptions(options.algorithm(), batcher));
    }

    // ---- objects

    /** Sorts objects by their natural order: as {@link GpuArrays#sort(Object[])}. */
    public void sort(Object[] a) {
        sort(a, 0, a.length, null);
    }

    /** Sorts a range of objects by their natural order: as {@link GpuArrays#sort(Object[], int, int)}. */
    public void sort(Object[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex, null);
    }

    /**
     * Sorts objects from the greatest to the least: as {@link #sort(Object[], Comparator)} does by {@link
     * java.util.Collections#reverseOrder()}. Equal objects keep their order here, too.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> void sortDescending(T[] a) {
        sortDescending(a, 0, a.length, null);
    }

    /** Sorts a range of objects in descending order: as {@link #sortDescending(Comparable[])}. */
    public <T extends Comparable<? super T>> void sortDescending(T[] a, int fromIndex, int toIndex) {
        sortDescending(a, fromIndex, toIndex, null);
    }

    /** Sorts objects by an order: as {@link GpuArrays#sort(Object[], Comparator)}. */
    public <T> void sort(T[] a, Comparator<? super T> c) {
        sort(a, 0, a.length, c);
    }
    // Also as parallelSort
    // Also as sortDescending: Sorts objects by the reverse of an order: as {@link #sortDescending(Comparable[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts objects by an order: as {@link GpuArrays#parallelSort(Object[], Comparator)}. */
    public <T> void parallelSort(T[] a, Comparator<? super T> c) {
        parallelSort(a, 0, a.length, c);
    }

    /** Sorts objects by the reverse of an order: as {@link #sortDescending(Comparable[])}. */
    public <T> void sortDescending(T[] a, Comparator<? super T> c) {
        sortDescending(a, 0, a.length, c);
    }
    // endregion

    /** Sorts a range of objects by an order: as {@link GpuArrays#sort(Object[], int, int, Comparator)}. */
    public <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        objects.sort(a, fromIndex, toIndex, c, Order.keysOf(c));
    }
    // Also as parallelSort
    // Also as sortDescending: Sorts a range by the reverse of an order: as {@link #sortDescending(Comparable[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range of objects by an order: as {@link GpuArrays#parallelSort(Object[], int, int, Comparator)}. */
    public <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        objects.parallelSort(a, fromIndex, toIndex, c, Order.keysOf(c));
    }

    /** Sorts a range by the reverse of an order: as {@link #sortDescending(Comparable[])}. */
    public <T> void sortDescending(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        objects.sortDescending(a, fromIndex, toIndex, c, Order.keysOf(c));
    }
    // endregion

    /**
     * Returns the elements of a collection in their natural order, in a new list: what {@code
     * stream().sorted().toList()} gives, but the list can be changed.
     *
     * @param elements the elements, which stay as they are
     * @return a new list
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> List<T> sorted(Collection<? extends T> elements) {
        return sorted(elements, null);
    }

    /**
     * Returns the elements of a collection in an order, in a new list: as {@link #sorted(Collection)}.
     *
     * @param c the order; null for the natural one. {@link Order} describes one that is read, not compared
     */
    public <T> List<T> sorted(Collection<? extends T> elements, Comparator<? super T> c) {
        return ListElements.made(elements, array -> {
            sort(array, c);
            return array;
        });
    }

    /**
     * Finds the indices that sort objects by their natural order: as {@link #argsort(int[])}. The objects stay as they
     * are.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> int[] argsort(T[] keys) {
        return argsort(keys, null);
    }
    // Also as argsortDescending: Finds the indices that sort objects from the greatest to the least: as {@link
    //     #argsortDescending(int[])}. The objects stay as they are.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Finds the indices that sort objects from the greatest to the least: as {@link #argsortDescending(int[])}. The
     * objects stay as they are.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> int[] argsortDescending(T[] keys) {
        return argsortDescending(keys, null);
    }
    // endregion

    /**
     * Finds the indices that sort objects in an order: as {@link #argsort(Comparable[])}.
     *
     * @param c the order; null for the natural one. {@link Order} describes one that is read, not compared
     */
    public <T> int[] argsort(T[] keys, Comparator<? super T> c) {
        return indices(Operation.ARGSORT, keys, c);
    }

    /** Finds the indices that sort objects in the reverse of an order: as {@link #argsortDescending(Comparable[])}. */
    public <T> int[] argsortDescending(T[] keys, Comparator<? super T> c) {
        return indices(Operation.ARGSORT_DESCENDING, keys, Collections.reverseOrder(c));
    }

    private <T> int[] indices(Operation operation, T[] keys, Comparator<? super T> c) {
        Objects.requireNonNull(keys, "keys");
        return objects.rank(operation, keys, c, Order.keysOf(c), keys.length, ranking -> ranking.order());
    }

    /**
     * Tells whether objects are in their natural order: as {@link #isSorted(int[])}.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> boolean isSorted(T[] a) {
        return isSorted(a, Comparator.naturalOrder());
    }

    /** Tells whether objects are in an order: as {@link #isSorted(Comparable[])}. */
    public <T> boolean isSorted(T[] a, Comparator<? super T> c) {
        Objects.requireNonNull(c, "c");
        return plain(Operation.IS_SORTED, a.getClass().getComponentType(), a.length, () -> Presorted.isAscending(a, c));
    }

    // ---- by a number of each

    /**
     * Sorts objects in place by an int key, stably. The keys are sorted on the fastest engine, as by
     * {@link #argsort(int[])}, and the objects follow. Memory: a key, an index and a reference for each object, beside
     * that of the sort.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public <T> void sortByInt(T[] a, ToIntFunction<? super T> key) {
        byInt(a, key, KeyOrder.ASCENDING);
    }
    // Also as sortByLong, ToLongFunction for ToIntFunction, byLong for byInt: Sorts objects by a long key: as {@link
    //     #sortByInt(Object[], ToIntFunction)}.
    // Also as sortByDouble, ToDoubleFunction for ToIntFunction, byDouble for byInt: Sorts objects by a double key: as
    //     {@link #sortByInt(Object[], ToIntFunction)}, -0.0 before 0.0, NaNs last.
    // Also as sortByIntDescending, DESCENDING for ASCENDING: Sorts objects in place by an int key, from the greatest to
    //     the least: as {@link #sortByInt(Object[], ToIntFunction)}. Objects of equal keys keep their order here, too.
    // Also as sortByLongDescending, ToLongFunction for ToIntFunction, byLong for byInt, DESCENDING for ASCENDING: Sorts
    //     objects by a long key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}.
    // Also as sortByDoubleDescending, ToDoubleFunction for ToIntFunction, byDouble for byInt, DESCENDING for ASCENDING:
    //     Sorts objects by a double key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)},
    //     NaNs before all others and 0.0 before -0.0.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Sorts objects by a long key: as {@link #sortByInt(Object[], ToIntFunction)}.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public <T> void sortByLong(T[] a, ToLongFunction<? super T> key) {
        byLong(a, key, KeyOrder.ASCENDING);
    }

    /**
     * Sorts objects by a double key: as {@link #sortByInt(Object[], ToIntFunction)}, -0.0 before 0.0, NaNs last.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public <T> void sortByDouble(T[] a, ToDoubleFunction<? super T> key) {
        byDouble(a, key, KeyOrder.ASCENDING);
    }

    /**
     * Sorts objects in place by an int key, from the greatest to the least: as {@link #sortByInt(Object[],
     * ToIntFunction)}. Objects of equal keys keep their order here, too.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public <T> void sortByIntDescending(T[] a, ToIntFunction<? super T> key) {
        byInt(a, key, KeyOrder.DESCENDING);
    }

    /**
     * Sorts objects by a long key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public <T> void sortByLongDescending(T[] a, ToLongFunction<? super T> key) {
        byLong(a, key, KeyOrder.DESCENDING);
    }

    /**
     * Sorts objects by a double key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}, NaNs
     * before all others and 0.0 before -0.0.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public <T> void sortByDoubleDescending(T[] a, ToDoubleFunction<? super T> key) {
        byDouble(a, key, KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Sorts a list by an int key: as {@link #sortByInt(Object[], ToIntFunction)}. It sorts an array of the elements,
     * then sets the elements of the list by {@link List#replaceAll}. So it sorts every list of the JDK that {@link
     * List#sort} sorts. Where that changes the list in one step, as with {@link
     * java.util.concurrent.CopyOnWriteArrayList}, this does too. Memory: a reference for each object, two if the list
     * is no {@link java.util.ArrayList}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByInt(List<T> list, ToIntFunction<? super T> key) {
        ListElements.sort(list, array -> byInt(array, key, KeyOrder.ASCENDING));
    }
    // Also as sortByLong, ToLongFunction for ToIntFunction, byLong for byInt: Sorts a list by a long key: as {@link
    //     #sortByInt(List, ToIntFunction)}.
    // Also as sortByDouble, ToDoubleFunction for ToIntFunction, byDouble for byInt: Sorts a list by a double key: as
    //     {@link #sortByInt(List, ToIntFunction)}, -0.0 before 0.0 and NaNs last.
    // Also as sortByIntDescending, DESCENDING for ASCENDING: Sorts a list by an int key, from the greatest to the
    //     least: as {@link #sortByInt(List, ToIntFunction)}. Objects of equal keys keep their order.
    // Also as sortByLongDescending, ToLongFunction for ToIntFunction, byLong for byInt, DESCENDING for ASCENDING: Sorts
    //     a list by a long key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}.
    // Also as sortByDoubleDescending, ToDoubleFunction for ToIntFunction, byDouble for byInt, DESCENDING for ASCENDING:
    //     Sorts a list by a double key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}, NaNs
    //     before all others and 0.0 before -0.0.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Sorts a list by a long key: as {@link #sortByInt(List, ToIntFunction)}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByLong(List<T> list, ToLongFunction<? super T> key) {
        ListElements.sort(list, array -> byLong(array, key, KeyOrder.ASCENDING));
    }

    /**
     * Sorts a list by a double key: as {@link #sortByInt(List, ToIntFunction)}, -0.0 before 0.0 and NaNs last.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByDouble(List<T> list, ToDoubleFunction<? super T> key) {
        ListElements.sort(list, array -> byDouble(array, key, KeyOrder.ASCENDING));
    }

    /**
     * Sorts a list by an int key, from the greatest to the least: as {@link #sortByInt(List, ToIntFunction)}. Objects
     * of equal keys keep their order.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByIntDescending(List<T> list, ToIntFunction<? super T> key) {
        ListElements.sort(list, array -> byInt(array, key, KeyOrder.DESCENDING));
    }

    /**
     * Sorts a list by a long key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByLongDescending(List<T> list, ToLongFunction<? super T> key) {
        ListElements.sort(list, array -> byLong(array, key, KeyOrder.DESCENDING));
    }

    /**
     * Sorts a list by a double key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}, NaNs
     * before all others and 0.0 before -0.0.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByDoubleDescending(List<T> list, ToDoubleFunction<? super T> key) {
        ListElements.sort(list, array -> byDouble(array, key, KeyOrder.DESCENDING));
    }
    // endregion

    /** Starts an order by keys of several columns: as {@link #orderBy(int[])}. */
    public OrderBy orderBy(Columns keys) {
        return order().then(keys);
    }

    /**
     * Starts an order by several columns, ascending by this first one. {@link OrderBy} has an example.
     *
     * @param keys a key for each element
     */
    public OrderBy orderBy(/*value*/ int[] keys) {
        return order().then(keys);
    }
    // Also for long, byte, short, char: Starts an order by a first column of {type}s: as {@link #orderBy(int[])}.
    // Also for float, double: Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last.
    // Also as orderByDescending, thenDescending for then, first for last, 0.0 before -0.0 for -0.0 before 0.0:
    //     Starts an order by a first column of ints, descending: as {@link #orderBy(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Starts an order by a first column of longs: as {@link #orderBy(int[])}. */
    public OrderBy orderBy(long[] keys) {
        return order().then(keys);
    }

    /** Starts an order by a first column of bytes: as {@link #orderBy(int[])}. */
    public OrderBy orderBy(byte[] keys) {
        return order().then(keys);
    }

    /** Starts an order by a first column of shorts: as {@link #orderBy(int[])}. */
    public OrderBy orderBy(short[] keys) {
        return order().then(keys);
    }

    /** Starts an order by a first column of chars: as {@link #orderBy(int[])}. */
    public OrderBy orderBy(char[] keys) {
        return order().then(keys);
    }

    /** Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last. */
    public OrderBy orderBy(float[] keys) {
        return order().then(keys);
    }

    /** Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last. */
    public OrderBy orderBy(double[] keys) {
        return order().then(keys);
    }

    /**
     * Starts an order by a first column of ints, descending: as {@link #orderBy(int[])}.
     *
     * @param keys a key for each element
     */
    public OrderBy orderByDescending(int[] keys) {
        return order().thenDescending(keys);
    }

    /** Starts an order by a first column of longs: as {@link #orderByDescending(int[])}. */
    public OrderBy orderByDescending(long[] keys) {
        return order().thenDescending(keys);
    }

    /** Starts an order by a first column of bytes: as {@link #orderByDescending(int[])}. */
    public OrderBy orderByDescending(byte[] keys) {
        return order().thenDescending(keys);
    }

    /** Starts an order by a first column of shorts: as {@link #orderByDescending(int[])}. */
    public OrderBy orderByDescending(short[] keys) {
        return order().thenDescending(keys);
    }

    /** Starts an order by a first column of chars: as {@link #orderByDescending(int[])}. */
    public OrderBy orderByDescending(char[] keys) {
        return order().thenDescending(keys);
    }

    /** Starts an order: as {@link #orderByDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public OrderBy orderByDescending(float[] keys) {
        return order().thenDescending(keys);
    }

    /** Starts an order: as {@link #orderByDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public OrderBy orderByDescending(double[] keys) {
        return order().thenDescending(keys);
    }
    // endregion

    /** Starts an order by a first column of objects: as {@link OrderBy#then(Comparable[])}. */
    public <T extends Comparable<? super T>> OrderBy orderBy(T[] keys) {
        return order().then(keys);
    }
    // Also as orderByDescending, thenDescending for then: Starts an order by a first column of objects, descending: as
    //     {@link OrderBy#then(Comparable[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Starts an order by a first column of objects, descending: as {@link OrderBy#then(Comparable[])}. */
    public <T extends Comparable<? super T>> OrderBy orderByDescending(T[] keys) {
        return order().thenDescending(keys);
    }
    // endregion

    /** Starts an order by a first column of objects: as {@link OrderBy#then(Object[], Comparator)}. */
    public <T> OrderBy orderBy(T[] keys, Comparator<? super T> order) {
        return order().then(keys, order);
    }

    // ---- from a call to its job

    private <T> void byInt(T[] a, ToIntFunction<? super T> key, KeyOrder order) {
        Objects.requireNonNull(key, "key");
        int mask = (int) order.mask(Integer.SIZE);
        int[] keys = new int[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key.applyAsInt(a[i]) ^ mask;
        }
        submit(IntPairSortJob.inPlace(SortWorkload.in(order, Operation.SORT_BY_INT), int.class, keys,
                limited(() -> PairValues.indices(keys.length)), PairValues.of(a)));
    }
    // Also as byLong|byDouble, ToLongFunction|ToDoubleFunction for ToIntFunction,
    //     long mask = order.mask(Long.SIZE) for int mask = (int) order.mask(Integer.SIZE),
    //     long[] keys = new long[a.length] for int[] keys = new int[a.length], LongPairSortJob for IntPairSortJob,
    //     key.applyAsLong(a[i])|SortableKeys.of(key.applyAsDouble(a[i])) for key.applyAsInt(a[i]),
    //     SORT_BY_LONG|SORT_BY_DOUBLE for SORT_BY_INT, long.class|double.class for int.class
    // region Derived from the method above by build/Widths.java: do not edit

    private <T> void byLong(T[] a, ToLongFunction<? super T> key, KeyOrder order) {
        Objects.requireNonNull(key, "key");
        long mask = order.mask(Long.SIZE);
        long[] keys = new long[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key.applyAsLong(a[i]) ^ mask;
        }
        submit(LongPairSortJob.inPlace(SortWorkload.in(order, Operation.SORT_BY_LONG), long.class, keys,
                limited(() -> PairValues.indices(keys.length)), PairValues.of(a)));
    }

    private <T> void byDouble(T[] a, ToDoubleFunction<? super T> key, KeyOrder order) {
        Objects.requireNonNull(key, "key");
        long mask = order.mask(Long.SIZE);
        long[] keys = new long[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = SortableKeys.of(key.applyAsDouble(a[i])) ^ mask;
        }
        submit(LongPairSortJob.inPlace(SortWorkload.in(order, Operation.SORT_BY_DOUBLE), double.class, keys,
                limited(() -> PairValues.indices(keys.length)), PairValues.of(a)));
    }
    // endregion

    /** An order without columns. */
    OrderBy order() {
        return new OrderBy(dispatcher, options);
    }
}
