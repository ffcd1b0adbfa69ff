package io.github.aparasort.internal.array;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Sorts lists through arrays of their elements. */
public final class ListElements {
    private static final Class<?> ARRAY_AS_LIST = Arrays.asList().getClass();

    private ListElements() {
    }

    /**
     * Whether its elements are all that a list has: no lock, no listeners. Then a sort of an array has the effects of
     * the list's own sort.
     */
    public static boolean areAll(List<?> list) {
        return list != null && (list.getClass() == ArrayList.class || list.getClass() == ARRAY_AS_LIST);
    }

    /** An array of the elements, of the type {@code Object[]}. */
    @SuppressWarnings("unchecked")
    public static <T> T[] of(Collection<? extends T> elements) {
        return (T[]) elements.toArray();
    }

    /** A key of each element, in an array of the type {@code Object[]}; the function is called in their order. */
    @SuppressWarnings("unchecked")
    public static <T, K> K[] keys(Collection<T> elements, Function<? super T, ? extends K> key) {
        return (K[]) elements.stream().map(key).toArray();
    }

    /** A new list of what is made of an array of the elements, as above, which no caller sees. */
    public static <T> List<T> made(Collection<? extends T> elements, UnaryOperator<T[]> made) {
        return new ArrayList<>(Arrays.asList(made.apply(of(elements))));
    }

    /**
     * Sorts an array of the elements, then sets the elements of the list in one step, by {@link List#replaceAll}. A
     * list that locks itself does so for all of that step: it is unchanged, or the change is noticed.
     *
     * @throws ConcurrentModificationException if the list was changed meanwhile
     */
    public static <T> void sort(List<T> list, Consumer<T[]> sort) {
        sort(list, of(list), sort);
    }

    /** Sorts a list by a sort of the array that has its elements. */
    public static <T> void sort(List<T> list, T[] array, Consumer<T[]> sort) {
        // An iterator of an ArrayList fails once elements are added or removed: no copy is needed to find that out.
        Iterator<T> before = areAll(list) ? list.iterator() : null;
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
}
