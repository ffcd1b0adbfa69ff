package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.group.KeyColumn;
import io.github.aparasort.internal.group.ObjectGroups;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.object.ColumnSort;
import io.github.aparasort.internal.object.ColumnSort.Column;
import io.github.aparasort.internal.object.ObjectOrder;
import io.github.aparasort.internal.step.SortOptions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.ShortSequence;
// endregion

/**
 * An order by several columns: by the first column; where that has equal keys, by the second; and so on. Each column is
 * ascending or descending. {@link Sorter#orderBy(int[])} starts one.
 *
 * <pre>{@code
 * // By year, and within a year by score, the best first.
 * int[] order = GpuArrays.orderBy(year).thenDescending(score).argsort();
 * String winner = name[order[0]];
 * }</pre>
 *
 * <p>Floats and doubles are in the order of {@link Float#compare} and {@link Double#compare}: -0.0 comes before 0.0,
 * and NaNs come last. All NaNs are equal, so the next column decides. A descending column is the exact reverse.
 *
 * <p><b>Cost.</b> Neighbouring columns of together up to 64 bits are packed into one key. Each such key is one stable
 * sort of keys with their indices, from the last key to the first. {@link Gpu#onExecution onExecution} reports them as
 * one "orderBy". Memory beside that of the sort: two packed keys and an index for each element.
 *
 * <p>Instances are immutable and may be used for any number of calls. They do not copy the columns: each call reads
 * them.
 *
 * @see GpuArrays#orderBy(int[])
 */
public final class OrderBy {
    private final Dispatcher dispatcher;
    private final SortOptions options;
    private final int n;
    private final List<Column> columns;

    private OrderBy(Dispatcher dispatcher, SortOptions options, int n, List<Column> columns) {
        this.dispatcher = dispatcher;
        this.options = options;
        this.n = n;
        this.columns = columns;
    }

    /** An order without columns. */
    OrderBy(Dispatcher dispatcher, SortOptions options) {
        this(dispatcher, options, -1, List.of());
    }

    /**
     * Adds a column, ascending: it decides between elements that are equal in all columns before it.
     *
     * @param keys a key for each element
     * @return the order with this column added
     * @throws IllegalArgumentException if the columns before it have another length
     */
    public OrderBy then(/*value*/ int[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }
    // Also for long, byte, short, char: Adds a column of {type}s, ascending: as {@link #then(int[])}.
    // Also for float, double: Adds a column, ascending: as {@link #then(int[])}, -0.0 before 0.0 and NaNs last.
    // Also as thenDescending, DESCENDING for ASCENDING, descending for ascending,
    //     0.0 before -0.0 and NaNs first for -0.0 before 0.0 and NaNs last: Adds a column of ints, descending: as
    //     {@link #then(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Adds a column of longs, ascending: as {@link #then(int[])}. */
    public OrderBy then(long[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }

    /** Adds a column of bytes, ascending: as {@link #then(int[])}. */
    public OrderBy then(byte[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }

    /** Adds a column of shorts, ascending: as {@link #then(int[])}. */
    public OrderBy then(short[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }

    /** Adds a column of chars, ascending: as {@link #then(int[])}. */
    public OrderBy then(char[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }

    /** Adds a column, ascending: as {@link #then(int[])}, -0.0 before 0.0 and NaNs last. */
    public OrderBy then(float[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }

    /** Adds a column, ascending: as {@link #then(int[])}, -0.0 before 0.0 and NaNs last. */
    public OrderBy then(double[] keys) {
        return and(keys, KeyOrder.ASCENDING);
    }

    /**
     * Adds a column of ints, descending: as {@link #then(int[])}.
     *
     * @param keys a key for each element
     * @return the order with this column added
     * @throws IllegalArgumentException if the columns before it have another length
     */
    public OrderBy thenDescending(int[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }

    /** Adds a column of longs, descending: as {@link #thenDescending(int[])}. */
    public OrderBy thenDescending(long[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }

    /** Adds a column of bytes, descending: as {@link #thenDescending(int[])}. */
    public OrderBy thenDescending(byte[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }

    /** Adds a column of shorts, descending: as {@link #thenDescending(int[])}. */
    public OrderBy thenDescending(short[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }

    /** Adds a column of chars, descending: as {@link #thenDescending(int[])}. */
    public OrderBy thenDescending(char[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }

    /** Adds a column, descending: as {@link #thenDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public OrderBy thenDescending(float[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }

    /** Adds a column, descending: as {@link #thenDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public OrderBy thenDescending(double[] keys) {
        return and(keys, KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Adds a column of objects, such as strings, in their natural order: as {@link #then(int[])}. Nulls are last. A
     * call finds the distinct objects first, as {@link Groups#by(Comparable[])} does.
     */
    public <T extends Comparable<? super T>> OrderBy then(T[] keys) {
        return then(keys, (Comparator<T>) null);
    }

    /** Adds a column of objects, descending: as {@link #then(Comparable[])}. Nulls are first. */
    public <T extends Comparable<? super T>> OrderBy thenDescending(T[] keys) {
        return then(keys, Order.<T>natural().nullsLast().reversed());
    }

    /**
     * Adds a column of objects in any order: as {@link #then(Comparable[])}. For instance {@code
     * then(city, Order.<String>natural().nullsLast())}.
     *
     * @param order null for the natural order
     */
    public <T> OrderBy then(T[] keys, Comparator<? super T> order) {
        return then(keys, order, Order.keysOf(order));
    }

    /** Adds keys of several columns, one after the other. */
    public OrderBy then(Columns keys) {
        OrderBy all = this;
        for (KeyColumn each : keys.given()) {
            all = all.then(each);
        }
        return all;
    }

    private OrderBy then(KeyColumn keys) {
        Object array = keys.array();
        return array instanceof int[] a ? then(a) : array instanceof long[] a ? then(a)
                : array instanceof float[] a ? then(a) : array instanceof double[] a ? then(a)
                : array instanceof byte[] a ? then(a) : array instanceof short[] a ? then(a)
                : array instanceof char[] a ? then(a) : then((Object[]) array, keys.order(), keys.known());
    }

    @SuppressWarnings("unchecked")
    private OrderBy then(Object[] keys, Comparator<?> order, ObjectOrder known) {
        return then(keys.length, Column.of(keys.getClass().getComponentType(), call -> ObjectGroups.of(dispatcher, call,
                keys, (Comparator<Object>) order, known, i -> "Element " + i).rows().codes(keys.length)));
    }

    /** Adds a column of numbers. */
    OrderBy and(/*value*/ int[] keys, KeyOrder order) {
        return then(keys.length, Column.of(/*value*/ int.class, order == KeyOrder.DESCENDING,
                /*value*/ Integer.SIZE, new IntSequence(keys, 0, keys.length, order)));
    }
    // Also for long, byte, short, char, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    OrderBy and(long[] keys, KeyOrder order) {
        return then(keys.length, Column.of(long.class, order == KeyOrder.DESCENDING,
                Long.SIZE, new LongSequence(keys, 0, keys.length, order)));
    }

    OrderBy and(byte[] keys, KeyOrder order) {
        return then(keys.length, Column.of(byte.class, order == KeyOrder.DESCENDING,
                Byte.SIZE, new ByteSequence(keys, 0, keys.length, order)));
    }

    OrderBy and(short[] keys, KeyOrder order) {
        return then(keys.length, Column.of(short.class, order == KeyOrder.DESCENDING,
                Short.SIZE, new ShortSequence(keys, 0, keys.length, order)));
    }

    OrderBy and(char[] keys, KeyOrder order) {
        return then(keys.length, Column.of(char.class, order == KeyOrder.DESCENDING,
                Character.SIZE, new CharacterSequence(keys, 0, keys.length, order)));
    }

    OrderBy and(float[] keys, KeyOrder order) {
        return then(keys.length, Column.of(float.class, order == KeyOrder.DESCENDING,
                Float.SIZE, new FloatSequence(keys, 0, keys.length, order)));
    }

    OrderBy and(double[] keys, KeyOrder order) {
        return then(keys.length, Column.of(double.class, order == KeyOrder.DESCENDING,
                Double.SIZE, new DoubleSequence(keys, 0, keys.length, order)));
    }
    // endregion

    private OrderBy then(int length, Column column) {
        if (n >= 0 && length != n) {
            throw new IllegalArgumentException(n + " " + Plural.of(n, "key") + " in each column, but " + length
                    + " in the next");
        }
        List<Column> more = new ArrayList<>(columns);
        more.add(column);
        return new OrderBy(dispatcher, options, length, more);
    }

    /**
     * Finds the indices that sort the elements by these columns.
     *
     * @return the indices of all elements in this order; those that are equal in all columns, in ascending order
     */
    public int[] argsort() {
        return ColumnSort.argsort(dispatcher, options, n, columns);
    }

    /** Returns the columns, for instance {@code OrderBy[int, double descending, 1000 elements]}. */
    @Override
    public String toString() {
        return columns.stream().map(Column::toString)
                .collect(Collectors.joining(", ", "OrderBy[", ", " + n + " elements]"));
    }
}
