package io.github.aparasort.internal.object;

import io.github.aparasort.internal.event.Plural;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** An order of objects by keys that can be read: by the first key; where that is equal, by the second; and so on. */
public final class ObjectOrder {
    /** By {@code compareTo}. */
    public static final ObjectOrder NATURAL = of(ValueOrder.NATURAL);

    private final List<ObjectKey> keys;
    private final Nulls nulls;

    private ObjectOrder(List<ObjectKey> keys, Nulls nulls) {
        this.keys = keys;
        this.nulls = nulls;
    }

    /** An order of the objects themselves. */
    public static ObjectOrder of(ValueOrder order) {
        return new ObjectOrder(List.of(new ObjectKey(null, null, order, false, Nulls.REFUSED)), Nulls.REFUSED);
    }

    /** An order in which all objects are equal. */
    public static ObjectOrder none() {
        return new ObjectOrder(List.of(), Nulls.REFUSED);
    }

    /** This order, then by a value of each object. */
    public ObjectOrder then(Function<Object, Object> getter, ValueOrder order, boolean descending) {
        return then(new ObjectKey(null, getter, order, descending, nulls));
    }

    /** This order, then by a number of each object. */
    public ObjectOrder then(ToLongFunction<Object> getter, boolean descending) {
        return then(new ObjectKey(getter, null, null, descending, nulls));
    }

    /**
     * This order, then by what a comparator says of a value of each object. The comparator places null values, whatever
     * this order says.
     *
     * @param known the keys of the comparator, or null if they are not known
     */
    public ObjectOrder then(Function<Object, Object> getter, Comparator<?> comparator, ObjectOrder known) {
        if (known != null && known.keys.size() == 1 && known.keys.get(0).isOfObjects()) {
            ObjectKey key = known.keys.get(0);
            return then(new ObjectKey(null, getter, key.order(), key.descending(), known.nulls));
        }
        return then(new ObjectKey(null, getter, ValueOrder.of(comparator), false, Nulls.REFUSED));
    }

    /**
     * This order, then by another comparator. Nulls that this order places are equal, as in {@link
     * Comparator#nullsFirst}, so the other one is not asked about them.
     *
     * @param known the keys of the other comparator, or null if they are not known
     */
    public ObjectOrder then(Comparator<?> other, ObjectOrder known) {
        if (known == null || nulls == Nulls.REFUSED && known.nulls != Nulls.REFUSED) {
            return then(new ObjectKey(null, null, ValueOrder.of(other), false, Nulls.REFUSED));
        }
        ObjectOrder joined = this;
        for (ObjectKey key : known.keys) {
            joined = joined.then(key);
        }
        return joined;
    }

    private ObjectOrder then(ObjectKey key) {
        List<ObjectKey> more = new ArrayList<>(keys);
        more.add(key);
        return new ObjectOrder(List.copyOf(more), nulls);
    }

    /** The reverse order, nulls included. */
    public ObjectOrder reversed() {
        return new ObjectOrder(keys.stream().map(key -> key.with(!key.descending(), key.nulls().reversed())).toList(),
                nulls.reversed());
    }

    /** This order, with nulls at one end: objects and keys. */
    public ObjectOrder with(Nulls place) {
        List<ObjectKey> placed = new ArrayList<>();
        for (ObjectKey key : keys) {
            placed.add(key.with(key.descending(), place));
        }
        return new ObjectOrder(List.copyOf(placed), place);
    }

    public int compare(Object x, Object y) {
        if (nulls != Nulls.REFUSED && (x == null || y == null)) {
            return nulls.compare(x, y);
        }
        for (ObjectKey key : keys) {
            int compared = key.compare(x, y);
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }

    @Override
    public String toString() {
        String of = keys.size() + " " + Plural.of(keys.size(), "key");
        return nulls == Nulls.REFUSED ? of : of + ", nulls " + (nulls == Nulls.FIRST ? "first" : "last");
    }

    /**
     * The class of an element, or its enum, if objects of it are equal in this order exactly by {@code equals}; or
     * null.
     */
    public Class<?> classByEquals(Object element) {
        if (element == null || keys.size() != 1 || !keys.get(0).isOfObjects()
                || keys.get(0).order() != ValueOrder.NATURAL) {
            return null;
        }
        // Mostly these are strings: then readers of numbers are not loaded.
        return element.getClass() == String.class ? String.class : NumberReader.typeByEquals(element);
    }

    /** Whether a null has no place in this order. */
    public boolean refusesNulls() {
        return nulls == Nulls.REFUSED;
    }

    /** Whether elements like one of them have no keys: only comparisons tell their order. */
    boolean lacksKeys(Object element) {
        return keys.isEmpty() || keys.get(0).lacksKeys(element);
    }

    /** Whether to compare objects of an array of this type calls no code of the caller, whatever they are. */
    boolean isFreeOfCode(Class<?> componentType) {
        return Modifier.isFinal(componentType.getModifiers())
                && keys.stream().allMatch(key -> key.isOfObjects() && key.order().reads(componentType));
    }

    /** The keys of n elements, each in a column. */
    List<SortKey> columns(Object[] elements, int from, int n) {
        return keys.stream().map(key -> key.column(elements, from, n)).toList();
    }

    /** Puts null elements to their end of an order of all elements, and returns where the others are. */
    SortKey.Range placeNulls(int[] order, Object[] elements, int from) {
        return nulls.place(order, 0, order.length, element -> elements[from + element] == null);
    }
}
