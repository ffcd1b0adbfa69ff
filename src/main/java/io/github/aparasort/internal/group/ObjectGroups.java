package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.object.Nulls;
import io.github.aparasort.internal.object.ObjectOrder;
import io.github.aparasort.internal.object.ObjectSorter;
import io.github.aparasort.internal.object.Ranking;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The groups of equal objects: by their codes if they are of a class whose {@code equals} tells which ones are equal,
 * and otherwise by a sort.
 *
 * @param <T> the type of the objects
 * @param keys the first element of each group, in order
 * @param rows the rows of each group
 */
public record ObjectGroups<T>(T[] keys, RowGroups rows) {
    /** The natural order. It has a place for nulls. */
    private static final ObjectOrder NATURAL = ObjectOrder.NATURAL.with(Nulls.LAST);

    /**
     * Finds the groups, as a part of a call.
     *
     * @param order null for the natural order, in which nulls are last
     * @param known the keys of the order, or null if they are not known
     * @param name what to call the element with an index
     */
    public static <T> ObjectGroups<T> of(Dispatcher dispatcher, CompoundCall call, T[] a,
            Comparator<? super T> order, ObjectOrder known, IntFunction<String> name) {
        ObjectOrder keys = order == null ? NATURAL : known;
        Comparator<Object> comparator = order == null ? NATURAL::compare : cast(order);
        ObjectCodes<T> codes = codes(dispatcher, a, keys,
                different -> new ObjectSorter(dispatcher).order(call, different, comparator, keys));
        if (codes != null) {
            return new ObjectGroups<>(codes.keys(), codes.groups());
        }
        Ranking ranking = new ObjectSorter(dispatcher).rank(call, a, comparator, keys, a.length, name);
        int[] offsets = ranking.offsets();
        return new ObjectGroups<>(ranking.distinct(a, offsets), RowGroups.ofOrder(ranking.order(), offsets));
    }

    /**
     * The rows of the groups alone, as a part of a call that may not need the order of the keys.
     *
     * @param order as for {@link #of}
     */
    public static <T> UnorderedGroups unordered(Dispatcher dispatcher, CompoundCall call, T[] a,
            Comparator<? super T> order, ObjectOrder known, IntFunction<String> name) {
        ObjectOrder keys = order == null ? NATURAL : known;
        ObjectCodes<T> codes = codes(dispatcher, a, keys, null);
        if (codes == null) {
            return new UnorderedGroups(of(dispatcher, call, a, order, known, name).rows(), null);
        }
        // Nobody can change objects of these classes, so there is time to sort them, also after the context was closed.
        Comparator<Object> comparator = order == null ? NATURAL::compare : cast(order);
        return new UnorderedGroups(codes.groups(), () -> new ObjectSorter(dispatcher).order(
                new CompoundCall(call.operation(), null, a.length), codes.different(), comparator, keys));
    }

    /** The codes of objects, or null if they are to be sorted. */
    private static <T> ObjectCodes<T> codes(Dispatcher dispatcher, T[] a, ObjectOrder keys,
            Function<Object[], int[]> sort) {
        Class<?> type = keys == null || !Codes.mayReplaceSorts(dispatcher) ? null : keys.classByEquals(firstOf(a));
        ObjectCodes<T> codes = type == null ? null : new ObjectCodes<>(a, type, keys.refusesNulls(), sort);
        return codes != null && codes.find() ? codes : null;
    }

    /** What compares any of the elements compares those of an array of objects that has the same ones. */
    @SuppressWarnings("unchecked")
    private static Comparator<Object> cast(Comparator<?> order) {
        return (Comparator<Object>) order;
    }

    /** The first element that is not null, or null. */
    private static Object firstOf(Object[] a) {
        for (Object element : a) {
            if (element != null) {
                return element;
            }
        }
        return null;
    }
}
