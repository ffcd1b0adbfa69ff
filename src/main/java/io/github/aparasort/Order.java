package io.github.aparasort;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.object.KnownOrders;
import io.github.aparasort.internal.object.Nulls;
import io.github.aparasort.internal.object.ObjectOrder;
import io.github.aparasort.internal.object.ValueOrder;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * An order of objects by their keys: by the first key; where that is equal, by the second; and so on. It is a
 * {@link Comparator} like any other, for {@link java.util.List#sort}, {@link java.util.TreeMap} and all else. The sorts
 * of this library do more with it: they read each key of each object once, and sort the keys as numbers.
 *
 * <pre>{@code
 * Order<Person> order = Order.by(Person::name).thenByInt(Person::age).thenByDescending(Person::city).nullsLast();
 * GpuArrays.sort(people, order);          // an array or a List
 * }</pre>
 *
 * <p><b>Keys.</b> Strings, boxed numbers, {@code BigInteger}, {@code BigDecimal}, {@code Boolean}, {@code Character},
 * enums, {@code UUID}, {@code Date}, and of {@code java.time} {@code Instant}, {@code Duration}, {@code LocalDate},
 * {@code LocalTime} and {@code LocalDateTime} are sorted as numbers. If a key of another class has to be compared,
 * {@link java.util.Arrays#sort(Object[], Comparator)} sorts all objects by this comparator. It also sorts small arrays,
 * and those that are nearly in order.
 *
 * <p><b>Functions.</b> A function that gives a key must give the same for the same object, as in
 * {@link Comparator#comparing}. It is called on the thread that calls the sort, so it may need a lock that the caller
 * holds. Only {@link GpuArrays#parallelSort(Object[], Comparator)} calls it on several threads at once. If it throws,
 * the caller of the sort gets the exception, and the objects are as they were, or as
 * {@link java.util.Arrays#sort(Object[], Comparator)} leaves them.
 *
 * <p><b>Floats and doubles</b> are in the order of {@link Double#compare}: -0.0 before 0.0, NaNs last.
 *
 * <p><b>Other comparators.</b> What {@link #reversed}, {@link #thenComparing} and
 * {@link java.util.Collections#reverseOrder(Comparator)} give is an order whose keys are known, too. The comparators of
 * {@link Comparator#nullsFirst} and {@link Comparator#nullsLast} do not tell what is within them; use the methods here.
 *
 * <p>Instances are immutable.
 */
public final class Order<T> implements Comparator<T> {
    private final ObjectOrder keys;

    private Order(ObjectOrder keys) {
        this.keys = keys;
    }

    // ---- the first key

    /** The natural order, by {@code compareTo}. */
    public static <T extends Comparable<? super T>> Order<T> natural() {
        return new Order<>(ObjectOrder.NATURAL);
    }

    /**
     * The order of byte arrays by {@link java.util.Arrays#compareUnsigned(byte[], byte[])}: by their unsigned bytes,
     * then by length.
     */
    public static Order<byte[]> bytes() {
        return new Order<>(ObjectOrder.of(ValueOrder.BYTES));
    }

    /**
     * The order of character sequences by {@link CharSequence#compare}: by their chars, then by length.
     *
     * @param <T> the type of the sequences
     */
    public static <T extends CharSequence> Order<T> chars() {
        return new Order<>(ObjectOrder.of(ValueOrder.CHARS));
    }

    /**
     * By a key in its natural order.
     *
     * @param <K> the type of the key
     * @param key gives the key of an object
     */
    public static <T, K extends Comparable<? super K>> Order<T> by(Function<? super T, ? extends K> key) {
        return Order.<T>none().thenBy(key);
    }

    /**
     * By a key in an order of its own. The order is given null keys, too, and says where they go: as in
     * {@link Comparator#comparing(Function, Comparator)}.
     *
     * <pre>{@code
     * Order.by(Person::name, String.CASE_INSENSITIVE_ORDER)
     * Order.by(Person::name, Order.<String>natural().nullsLast()).thenBy(Person::city)     // only a name may be null
     * }</pre>
     *
     * @param <K> the type of the key
     * @param key gives the key of an object
     * @param order the order of the keys. They are sorted as numbers in the natural order and its reverse, {@link
     *     String#CASE_INSENSITIVE_ORDER}, {@link #bytes} and {@link #chars}, also with {@link #nullsFirst} or
     *     {@link #nullsLast}; otherwise they are compared
     */
    public static <T, K> Order<T> by(Function<? super T, ? extends K> key, Comparator<? super K> order) {
        return Order.<T>none().thenBy(key, order);
    }

    /** By a key, the greatest first: as {@link #by(Function)}. */
    public static <T, K extends Comparable<? super K>> Order<T> byDescending(Function<? super T, ? extends K> key) {
        return Order.<T>none().thenByDescending(key);
    }

    /** By an int: as {@link #by(Function)}. */
    public static <T> Order<T> byInt(ToIntFunction<? super T> key) {
        return Order.<T>none().thenByInt(key);
    }
    // Also as byLong|byDouble, ToLongFunction|ToDoubleFunction for ToIntFunction,
    //     thenByLong|thenByDouble for thenByInt, a long|a double for an int
    // Also as byIntDescending, thenByIntDescending for thenByInt, an int in descending order for an int
    // Also as byLongDescending|byDoubleDescending, ToLongFunction|ToDoubleFunction for ToIntFunction,
    //     thenByLongDescending|thenByDoubleDescending for thenByInt,
    //     a long in descending order|a double in descending order for an int
    // region Derived from the method above by build/Widths.java: do not edit

    /** By a long: as {@link #by(Function)}. */
    public static <T> Order<T> byLong(ToLongFunction<? super T> key) {
        return Order.<T>none().thenByLong(key);
    }

    /** By a double: as {@link #by(Function)}. */
    public static <T> Order<T> byDouble(ToDoubleFunction<? super T> key) {
        return Order.<T>none().thenByDouble(key);
    }

    /** By an int in descending order: as {@link #by(Function)}. */
    public static <T> Order<T> byIntDescending(ToIntFunction<? super T> key) {
        return Order.<T>none().thenByIntDescending(key);
    }

    /** By a long in descending order: as {@link #by(Function)}. */
    public static <T> Order<T> byLongDescending(ToLongFunction<? super T> key) {
        return Order.<T>none().thenByLongDescending(key);
    }

    /** By a double in descending order: as {@link #by(Function)}. */
    public static <T> Order<T> byDoubleDescending(ToDoubleFunction<? super T> key) {
        return Order.<T>none().thenByDoubleDescending(key);
    }
    // endregion

    /** By the unsigned bytes of an array: as {@link #by(Function)}, in the order of {@link #bytes}. */
    public static <T> Order<T> byBytes(Function<? super T, byte[]> key) {
        return Order.<T>none().thenByBytes(key);
    }

    /** By the chars of a sequence: as {@link #by(Function)}, in the order of {@link #chars}. */
    public static <T> Order<T> byChars(Function<? super T, ? extends CharSequence> key) {
        return Order.<T>none().thenByChars(key);
    }

    private static <T> Order<T> none() {
        return new Order<>(ObjectOrder.none());
    }

    // ---- further keys

    /**
     * This order, then by a key in its natural order.
     *
     * @param <K> the type of the key
     * @param key gives the key of an object
     */
    public <K extends Comparable<? super K>> Order<T> thenBy(Function<? super T, ? extends K> key) {
        return then(key, ValueOrder.NATURAL, false);
    }
    // Also as thenByDescending, true for false: This order, then by a key, the greatest first: as {@link
    //     #thenBy(Function)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * This order, then by a key, the greatest first: as {@link #thenBy(Function)}.
     *
     * @param <K> the type of the key
     * @param key gives the key of an object
     */
    public <K extends Comparable<? super K>> Order<T> thenByDescending(Function<? super T, ? extends K> key) {
        return then(key, ValueOrder.NATURAL, true);
    }
    // endregion

    /** This order, then by a key in an order of its own: as {@link #by(Function, Comparator)}. */
    @SuppressWarnings("unchecked")
    public <K> Order<T> thenBy(Function<? super T, ? extends K> key, Comparator<? super K> order) {
        return new Order<>(keys.then((Function<Object, Object>) Objects.requireNonNull(key, "key"),
                Objects.requireNonNull(order, "order"), keysOf(order)));
    }

    /** Does what {@link #thenByDescending} does. */
    public <K extends Comparable<? super K>> Order<T> thenDescendingBy(Function<? super T, ? extends K> key) {
        return thenByDescending(key);
    }

    /** This order, then by an int: as {@link #thenBy(Function)}. */
    public Order<T> thenByInt(ToIntFunction<? super T> key) {
        return withInt(key, false);
    }
    // Also as thenByLong|thenByDouble, ToLongFunction|ToDoubleFunction for ToIntFunction,
    //     withLong|withDouble for withInt, a long|a double for an int
    // Also as thenByIntDescending, true for false, an int in descending order for an int
    // Also as thenByLongDescending|thenByDoubleDescending, ToLongFunction|ToDoubleFunction for ToIntFunction,
    //     withLong|withDouble for withInt, true for false,
    //     a long in descending order|a double in descending order for an int
    // region Derived from the method above by build/Widths.java: do not edit

    /** This order, then by a long: as {@link #thenBy(Function)}. */
    public Order<T> thenByLong(ToLongFunction<? super T> key) {
        return withLong(key, false);
    }

    /** This order, then by a double: as {@link #thenBy(Function)}. */
    public Order<T> thenByDouble(ToDoubleFunction<? super T> key) {
        return withDouble(key, false);
    }

    /** This order, then by an int in descending order: as {@link #thenBy(Function)}. */
    public Order<T> thenByIntDescending(ToIntFunction<? super T> key) {
        return withInt(key, true);
    }

    /** This order, then by a long in descending order: as {@link #thenBy(Function)}. */
    public Order<T> thenByLongDescending(ToLongFunction<? super T> key) {
        return withLong(key, true);
    }

    /** This order, then by a double in descending order: as {@link #thenBy(Function)}. */
    public Order<T> thenByDoubleDescending(ToDoubleFunction<? super T> key) {
        return withDouble(key, true);
    }
    // endregion

    /** This order, then by unsigned bytes in the order of {@link #bytes}: as {@link #thenBy(Function)}. */
    public Order<T> thenByBytes(Function<? super T, byte[]> key) {
        return then(key, ValueOrder.BYTES, false);
    }

    /** This order, then by the chars of a sequence: as {@link #thenBy(Function)}, in the order of {@link #chars}. */
    public Order<T> thenByChars(Function<? super T, ? extends CharSequence> key) {
        return then(key, ValueOrder.CHARS, false);
    }

    @SuppressWarnings("unchecked")
    private Order<T> then(Function<? super T, ?> key, ValueOrder order, boolean descending) {
        return new Order<>(keys.then((Function<Object, Object>) Objects.requireNonNull(key, "key"), order, descending));
    }

    @SuppressWarnings("unchecked")
    private Order<T> withInt(ToIntFunction<? super T> key, boolean descending) {
        ToIntFunction<Object> ofAny = (ToIntFunction<Object>) Objects.requireNonNull(key, "key");
        return new Order<>(keys.then(ofAny::applyAsInt, descending));
    }

    @SuppressWarnings("unchecked")
    private Order<T> withLong(ToLongFunction<? super T> key, boolean descending) {
        return new Order<>(keys.then((ToLongFunction<Object>) Objects.requireNonNull(key, "key"), descending));
    }

    @SuppressWarnings("unchecked")
    private Order<T> withDouble(ToDoubleFunction<? super T> key, boolean descending) {
        ToDoubleFunction<Object> ofAny = (ToDoubleFunction<Object>) Objects.requireNonNull(key, "key");
        return new Order<>(keys.then(each -> SortableKeys.of(ofAny.applyAsDouble(each)), descending));
    }

    // ---- what any comparator has

    /**
     * This order, then another one. If the keys of the other one are known, they are added to those of this order.
     * Otherwise, if any objects are equal in this order, {@link java.util.Arrays#sort(Object[], Comparator)} sorts all
     * objects. The other one is not asked about null objects that this order places, as in
     * {@link Comparator#nullsFirst}; it is asked about null keys of its own.
     */
    @Override
    public Order<T> thenComparing(Comparator<? super T> other) {
        return new Order<>(keys.then(Objects.requireNonNull(other, "other"), keysOf(other)));
    }

    /** This order, then by a key in an order of its own: as {@link #thenComparing(Comparator)}. */
    @Override
    public <K> Order<T> thenComparing(Function<? super T, ? extends K> key, Comparator<? super K> order) {
        return thenComparing(Order.by(key, order));
    }

    /** This order, then by a key in its natural order: as {@link #thenComparing(Comparator)}. */
    @Override
    public <K extends Comparable<? super K>> Order<T> thenComparing(Function<? super T, ? extends K> key) {
        return thenComparing(Order.by(key));
    }

    /** This order, then by an int: as {@link #thenComparing(Comparator)}. */
    @Override
    public Order<T> thenComparingInt(ToIntFunction<? super T> key) {
        return thenComparing(Order.byInt(key));
    }
    // Also as thenComparingLong|thenComparingDouble, ToLongFunction|ToDoubleFunction for ToIntFunction,
    //     byLong|byDouble for byInt, a long|a double for an int
    // region Derived from the method above by build/Widths.java: do not edit

    /** This order, then by a long: as {@link #thenComparing(Comparator)}. */
    @Override
    public Order<T> thenComparingLong(ToLongFunction<? super T> key) {
        return thenComparing(Order.byLong(key));
    }

    /** This order, then by a double: as {@link #thenComparing(Comparator)}. */
    @Override
    public Order<T> thenComparingDouble(ToDoubleFunction<? super T> key) {
        return thenComparing(Order.byDouble(key));
    }
    // endregion

    // ---- nulls and direction

    /**
     * This order, with nulls first: null objects before all others; then, at each key, objects whose key is null,
     * whether the key ascends or descends. Without this, or {@link #nullsLast}, a null is refused with
     * {@link NullPointerException}. It also holds for keys that are added later, except those in an order of their own.
     */
    public Order<T> nullsFirst() {
        return new Order<>(keys.with(Nulls.FIRST));
    }

    /** This order, with nulls last: as {@link #nullsFirst}, but null objects and null keys come after all others. */
    public Order<T> nullsLast() {
        return new Order<>(keys.with(Nulls.LAST));
    }

    /**
     * The reverse of this order: each key in the other direction, and nulls at the other end. Objects that are equal
     * keep their order in a sort.
     */
    @Override
    public Order<T> reversed() {
        return new Order<>(keys.reversed());
    }

    /** Compares two objects. A function that gives a key is called for both, until two keys differ. */
    @Override
    public int compare(T x, T y) {
        return keys.compare(x, y);
    }

    /** Returns the keys, for instance {@code Order[3 keys, nulls last]}. */
    @Override
    public String toString() {
        return "Order[" + keys + "]";
    }

    /** The order by keys of any comparator, or null if these are not known. */
    static ObjectOrder keysOf(Comparator<?> order) {
        return KnownOrders.of(order, each -> each instanceof Order<?> ours ? ours.keys : null);
    }
}
