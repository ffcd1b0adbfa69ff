package io.github.aparasort;

import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.object.ObjectSorter;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Sorts objects by an order, or by a number of each. The build gives its public methods to {@link Sorter}, and some to
 * {@link GpuArrays}, with these comments.
 */
final class ObjectArraySorter extends Facade {
    private final SortOptions options;
    private final ObjectSorter sorter;

    ObjectArraySorter(Dispatcher dispatcher, SortOptions options) {
        super(dispatcher);
        this.options = options;
        this.sorter = new ObjectSorter(dispatcher);
    }

    /** Sorts objects by their natural order: as {@link GpuArrays#sort(Object[])}. */
    public void sort(Object[] a) {
        sort(a, 0, a.length, null);
    }

    /** Sorts a range of objects by their natural order: as {@link GpuArrays#sort(Object[], int, int)}. */
    public void sort(Object[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex, null);
    }

    /** Sorts objects by an order: as {@link GpuArrays#sort(Object[], Comparator)}. */
    public <T> void sort(T[] a, Comparator<? super T> c) {
        sort(a, 0, a.length, c);
    }
    // Also as parallelSort
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts objects by an order: as {@link GpuArrays#parallelSort(Object[], Comparator)}. */
    public <T> void parallelSort(T[] a, Comparator<? super T> c) {
        parallelSort(a, 0, a.length, c);
    }
    // endregion

    /** Sorts a range of objects by an order: as {@link GpuArrays#sort(Object[], int, int, Comparator)}. */
    public <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        sorter.sort(a, fromIndex, toIndex, c, Order.keysOf(c));
    }
    // Also as parallelSort
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range of objects by an order: as {@link GpuArrays#parallelSort(Object[], int, int, Comparator)}. */
    public <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        sorter.parallelSort(a, fromIndex, toIndex, c, Order.keysOf(c));
    }
    // endregion

    /**
     * Returns the elements of a collection in their natural order, in a new list: what {@code
     * stream().sorted().toList()} gives, but the list can be changed.
     *
     * @param <T> the type of the elements
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
        @SuppressWarnings("unchecked")
        T[] array = (T[]) elements.toArray();
        sort(array, c);
        return new ArrayList<>(Arrays.asList(array));
    }

    /**
     * Finds the indices that sort objects by their natural order: as {@link #argsort(int[])}. The objects stay as they
     * are.
     *
     * @param <T> the type of the objects
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> int[] argsort(T[] keys) {
        return argsort(keys, null);
    }

    /**
     * Finds the indices that sort objects in an order: as {@link #argsort(Comparable[])}.
     *
     * @param c the order; null for the natural one. {@link Order} describes one that is read, not compared
     */
    public <T> int[] argsort(T[] keys, Comparator<? super T> c) {
        Objects.requireNonNull(keys, "keys");
        return sorter.rank(Operation.ARGSORT, keys, c, Order.keysOf(c), keys.length).order();
    }

    /**
     * Tells whether objects are in their natural order: as {@link #isSorted(int[])}.
     *
     * @param <T> the type of the objects
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> boolean isSorted(T[] a) {
        return isSorted(a, Comparator.naturalOrder());
    }

    /** Tells whether objects are in an order: as {@link #isSorted(Comparable[])}. */
    public <T> boolean isSorted(T[] a, Comparator<? super T> c) {
        Objects.requireNonNull(c, "c");
        return plain(Operation.IS_SORTED, a.getClass().getComponentType(), a.length, () -> {
            int i = 1;
            while (i < a.length && c.compare(a[i - 1], a[i]) <= 0) {
                i++;
            }
            return i >= a.length;
        });
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
     */
    public <T> void sortByDoubleDescending(T[] a, ToDoubleFunction<? super T> key) {
        byDouble(a, key, KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Sorts a list by an int key: as {@link #sortByInt(Object[], ToIntFunction)}. It sorts an array of the elements,
     * then sets the elements of the list by {@link List#replaceAll}. So it sorts every list of the JDK that {@link
     * List#sort} sorts, in one step where that does, as with {@link java.util.concurrent.CopyOnWriteArrayList}. Memory:
     * a reference for each object, two if the list is no {@link java.util.ArrayList}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
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
     * @param <T> type of the objects
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public <T> void sortByDoubleDescending(List<T> list, ToDoubleFunction<? super T> key) {
        ListElements.sort(list, array -> byDouble(array, key, KeyOrder.DESCENDING));
    }
    // endregion

    // ---- from a call to its job

    private <T> void byInt(T[] a, ToIntFunction<? super T> key, KeyOrder order) {
        Objects.requireNonNull(key, "key");
        int mask = (int) order.mask(Integer.SIZE);
        int[] keys = new int[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key.applyAsInt(a[i]) ^ mask;
        }
        submit(IntPairSortJob.inPlace(SortWorkload.in(order, Operation.SORT_BY_INT), int.class, keys,
                PairValues.indices(keys.length), PairValues.of(a)));
    }

    private <T> void byLong(T[] a, ToLongFunction<? super T> key, KeyOrder order) {
        Objects.requireNonNull(key, "key");
        byLong(Operation.SORT_BY_LONG, long.class, a, key, order);
    }

    private <T> void byDouble(T[] a, ToDoubleFunction<? super T> key, KeyOrder order) {
        Objects.requireNonNull(key, "key");
        byLong(Operation.SORT_BY_DOUBLE, double.class, a, each -> SortableKeys.of(key.applyAsDouble(each)), order);
    }

    private <T> void byLong(Operation operation, Class<?> type, T[] a, ToLongFunction<? super T> key, KeyOrder order) {
        long mask = order.mask(Long.SIZE);
        long[] keys = new long[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key.applyAsLong(a[i]) ^ mask;
        }
        submit(LongPairSortJob.inPlace(SortWorkload.in(order, operation), type, keys,
                PairValues.indices(keys.length), PairValues.of(a)));
    }

    private void submit(SortJob job) {
        dispatcher.submit(job.using(options));
    }
}
