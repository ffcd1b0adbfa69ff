package io.github.aparasort;

import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.object.NearOrder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** Sorts lists. The build gives its public methods to {@link GpuArrays}, with these comments. */
final class ListSorts {
    private ListSorts() {
    }

    /**
     * Sorts a list by the natural order of its elements: as {@link #sort(List, Comparator)}, in place of
     * {@link java.util.Collections#sort(List)}.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        sort(list, null);
    }

    /**
     * Sorts a list stably, in place of {@link List#sort} and {@link java.util.Collections#sort(List, Comparator)}. A
     * large {@link java.util.ArrayList}, and the list of {@link Arrays#asList}, is sorted as {@link
     * GpuArrays#sort(Object[], Comparator)} sorts an array, if the order has keys. Every other list does what its own
     * {@code sort} does: a list of another class may lock itself, tell listeners, or refuse. So do subclasses of {@code
     * ArrayList}.
     *
     * <p>Iterators of an {@code ArrayList} that were open before fail, as after its own {@code sort}. If the comparator
     * throws, the list is as it was. Memory: a reference for each element, beside that of the sort. If the heap has no
     * room for them, the list's own {@code sort} sorts.
     *
     * @param c the order, or null for the natural order
     * @throws ClassCastException if elements cannot be compared with each other
     * @throws java.util.ConcurrentModificationException if the list is an {@code ArrayList}, and the comparator added
     *     or removed elements; the list then is as that left it
     */
    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        T[] array = arrayToSort(list, c);
        if (array == null) {
            list.sort(c);
        } else {
            ListElements.sort(list, array, elements -> Startup.sort(elements, 0, elements.length, c));
        }
    }

    /** The elements of a list that is to be sorted through an array, or null. */
    private static <T> T[] arrayToSort(List<T> list, Comparator<? super T> order) {
        // First what takes no time: most lists are small. And nothing is called on one that may be a mock.
        if (!ListElements.areAll(list) || !Startup.mayHaveKeys(null, order) || mayBeMocks()
                || list.size() < Startup.KEYED || !Startup.mayHaveKeys(list.get(0), order)) {
            return null;
        }
        try {
            T[] array = ListElements.of(list);
            Iterator<T> before = list.iterator();
            boolean inOrder = NearOrder.isLikely(Arrays.asList(array), 0, array.length, order);
            // Fails if the order has changed the list.
            before.next();
            return inOrder ? null : array;
        } catch (OutOfMemoryError e) {
            return null;
        }
    }

    /**
     * Whether an {@code ArrayList} may be a mock or a spy, for all that is known of its class. The agent notices when
     * libraries of mocks change that class. Without the agent nothing tells it.
     */
    private static boolean mayBeMocks() {
        try {
            return System.getProperty("aparasort.agent.lists.changed") != null;
        } catch (SecurityException e) {
            return true;
        }
    }
}
