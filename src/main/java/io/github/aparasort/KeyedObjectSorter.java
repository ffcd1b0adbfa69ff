package io.github.aparasort;

import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortOptions;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Sorts objects by a number. The build gives its public methods to {@link Sorter} and {@link GpuArrays}, with these
 * comments.
 */
final class KeyedObjectSorter {
    private final Dispatcher dispatcher;
    private final SortOptions options;

    KeyedObjectSorter(Dispatcher dispatcher, SortOptions options) {
        this.dispatcher = dispatcher;
        this.options = options;
    }

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

    /** Sorts objects by a long key: as {@link #sortByInt(Object[], ToIntFunction)}. */
    public <T> void sortByLong(T[] a, ToLongFunction<? super T> key) {
        byLong(a, key, KeyOrder.ASCENDING);
    }

    /** Sorts objects by a double key: as {@link #sortByInt(Object[], ToIntFunction)}, -0.0 before 0.0, NaNs last. */
    public <T> void sortByDouble(T[] a, ToDoubleFunction<? super T> key) {
        byDouble(a, key, KeyOrder.ASCENDING);
    }

    /**
     * Sorts objects in place by an int key, from the greatest to the least: as {@link
     * #sortByInt(Object[], ToIntFunction)}. Objects of equal keys keep their order here, too.
     */
    public <T> void sortByIntDescending(T[] a, ToIntFunction<? super T> key) {
        byInt(a, key, KeyOrder.DESCENDING);
    }

    /** Sorts objects by a long key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}. */
    public <T> void sortByLongDescending(T[] a, ToLongFunction<? super T> key) {
        byLong(a, key, KeyOrder.DESCENDING);
    }

    /**
     * Sorts objects by a double key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}, NaNs
     * before all others and 0.0 before -0.0.
     */
    public <T> void sortByDoubleDescending(T[] a, ToDoubleFunction<? super T> key) {
        byDouble(a, key, KeyOrder.DESCENDING);
    }

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

    /** Sorts a list by a long key: as {@link #sortByInt(List, ToIntFunction)}. */
    public <T> void sortByLong(List<T> list, ToLongFunction<? super T> key) {
        ListElements.sort(list, array -> byLong(array, key, KeyOrder.ASCENDING));
    }

    /** Sorts a list by a double key: as {@link #sortByInt(List, ToIntFunction)}, -0.0 before 0.0 and NaNs last. */
    public <T> void sortByDouble(List<T> list, ToDoubleFunction<? super T> key) {
        ListElements.sort(list, array -> byDouble(array, key, KeyOrder.ASCENDING));
    }

    /**
     * Sorts a list by an int key, from the greatest to the least: as {@link #sortByInt(List, ToIntFunction)}. Objects
     * of equal keys keep their order.
     */
    public <T> void sortByIntDescending(List<T> list, ToIntFunction<? super T> key) {
        ListElements.sort(list, array -> byInt(array, key, KeyOrder.DESCENDING));
    }

    /** Sorts a list by a long key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}. */
    public <T> void sortByLongDescending(List<T> list, ToLongFunction<? super T> key) {
        ListElements.sort(list, array -> byLong(array, key, KeyOrder.DESCENDING));
    }

    /**
     * Sorts a list by a double key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}, NaNs
     * before all others and 0.0 before -0.0.
     */
    public <T> void sortByDoubleDescending(List<T> list, ToDoubleFunction<? super T> key) {
        ListElements.sort(list, array -> byDouble(array, key, KeyOrder.DESCENDING));
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
