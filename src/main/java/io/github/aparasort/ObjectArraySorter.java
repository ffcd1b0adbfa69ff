package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.object.ObjectSorter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Sorts objects by an order. The build gives its public methods to {@link Sorter}, and some to {@link GpuArrays}, with
 * these comments.
 */
final class ObjectArraySorter {
    private final Dispatcher dispatcher;
    private final ObjectSorter sorter;

    ObjectArraySorter(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
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
        boolean[] sorted = {true};
        dispatcher.submit(new PlainJob(Operation.IS_SORTED, a.getClass().getComponentType(), a.length, () -> {
            for (int i = 1; sorted[0] && i < a.length; i++) {
                sorted[0] = c.compare(a[i - 1], a[i]) <= 0;
            }
        }));
        return sorted[0];
    }
}
