package io.github.aparasort;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/**
 * Sorts lists through arrays of their elements. The build gives its public methods to {@link GpuArrays}, with these
 * comments.
 */
final class ListSorts {
    private static final Class<?> ARRAY_AS_LIST = Arrays.asList().getClass();

    private ListSorts() {
    }

    /**
     * Sorts a list by the natural order of its elements: as {@link #sort(List, Comparator)}, in place of
     * {@link java.util.Collections#sort(List)}.
     *
     * @param <T> type of the elements
     * @param list the list
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
     * <p>As after its own {@code sort}, iterators of an {@code ArrayList} that were open before fail. If the comparator
     * throws, the list is as it was. Memory: a reference for each element, beside that of the sort. If the heap has no
     * room for them, the list's own {@code sort} sorts.
     *
     * @param <T> type of the elements
     * @param list the list
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
            sortArray(list, array, elements -> Startup.sort(elements, 0, elements.length, c));
        }
    }

    /** The elements of a list that is to be sorted through an array, or null. */
    private static <T> T[] arrayToSort(List<T> list, Comparator<? super T> order) {
        // First what takes no time: most lists are small.
        if (!isOfArray(list) || list.size() < Startup.KEYED || !Startup.mayHaveKeys(list.get(0), order)) {
            return null;
        }
        try {
            return elements(list);
        } catch (OutOfMemoryError e) {
            return null;
        }
    }

    /** Whether a list has nothing but an array: a sort of that array has the effects of the list's own sort. */
    private static boolean isOfArray(List<?> list) {
        return list != null && (list.getClass() == ArrayList.class || list.getClass() == ARRAY_AS_LIST);
    }

    /**
     * Sorts an array of the elements, then sets the elements of the list in one step, by {@link List#replaceAll}. A
     * list that locks itself does so for all of that step: it is unchanged, or the change is noticed.
     *
     * @throws ConcurrentModificationException if the list was changed meanwhile
     */
    static <T> void sortArrayOf(List<T> list, Consumer<T[]> sort) {
        sortArray(list, elements(list), sort);
    }

    private static <T> void sortArray(List<T> list, T[] array, Consumer<T[]> sort) {
        // One of an ArrayList fails once elements are added or removed: no copy is needed to find that out.
        Iterator<T> before = isOfArray(list) ? list.iterator() : null;
        T[] copy = before == null ? array.clone() : null;
        sort.accept(array);
        if (array.length < 2) {
            // Nothing to do, but the list may refuse it. A singleton list permits sort only.
            list.sort(null);
            return;
        }
        int[] next = new int[1];
        if (before != null) {
            before.next();
            // Other iterators of an ArrayList that are open now fail after this, as after its sort.
            list.replaceAll(each -> array[next[0]++]);
            return;
        }
        list.replaceAll(each -> {
            int i = next[0]++;
            if (i == 0 && list.size() != array.length || each != copy[i]) {
                throw new ConcurrentModificationException("the list was changed while it was sorted: sort it again");
            }
            return array[i];
        });
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] elements(List<T> list) {
        return (T[]) list.toArray();
    }
}
