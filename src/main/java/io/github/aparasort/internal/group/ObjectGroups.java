package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.object.Nulls;
import io.github.aparasort.internal.object.ObjectOrder;
import io.github.aparasort.internal.object.ObjectSorter;
import io.github.aparasort.internal.object.Ranking;
import java.util.Comparator;
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
        ElementType type = typeFor(dispatcher, a, keys);
        ObjectCodes<T> codes = type == null ? null : new ObjectCodes<>(a, type, keys.refusesNulls(),
                different -> new ObjectSorter(dispatcher).order(call, different, comparator, keys));
        if (codes != null && codes.isLikely() && codes.find(true)) {
            return new ObjectGroups<>(codes.keys(), codes.groups());
        }
        Ranking ranking = new ObjectSorter(dispatcher).rank(call, a, comparator, keys, a.length, name);
        int[] offsets = ranking.offsets();
        return new ObjectGroups<>(ranking.distinct(a, offsets), RowGroups.ofOrder(ranking.order(), offsets));
    }

    /** Rows by these keys, as far as their class is known from the first one; or null. */
    static ObjectRows rows(Dispatcher dispatcher, Object[] a, Comparator<?> order, ObjectOrder known) {
        ObjectOrder keys = order == null ? NATURAL : known;
        ElementType type = typeFor(dispatcher, a, keys);
        return type == null ? null : new ObjectRows(a, type, keys.refusesNulls());
    }

    /** The class of the objects if its {@code equals} agrees with their order, and a table may replace a sort. */
    private static ElementType typeFor(Dispatcher dispatcher, Object[] a, ObjectOrder keys) {
        Class<?> type = keys == null || !Codes.mayReplaceSorts(dispatcher) ? null : keys.classByEquals(firstOf(a));
        return type == null ? null : new ElementType(type);
    }

    /** What compares any of the elements compares those of an array of objects that has the same ones. */
    @SuppressWarnings("unchecked")
    static Comparator<Object> cast(Comparator<?> order) {
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
