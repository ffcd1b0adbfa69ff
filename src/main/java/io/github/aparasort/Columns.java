package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.group.ColumnKeys;
import io.github.aparasort.internal.group.KeyColumn;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Keys of several columns: the key of a row is what its columns have there. Keys are compared by the first column;
 * where that is equal, by the second; and so on.
 *
 * <pre>{@code
 * Grouping<Columns> byDay = gpu.groups().by(Columns.of(customer).and(day));
 * double[] revenue = byDay.sum(price);
 * String[] customers = byDay.keys().strings(0);             // revenue[g] is that of customers[g]
 * int[] days = byDay.keys().ints(1);                        // on days[g]
 *
 * int[] firstRows = gpu.groups().unique(Columns.of(customer).and(day));     // without duplicates
 * JoinedRows rows = gpu.joins().left(Columns.of(shop).and(date), Columns.of(shops).and(dates)).inOrderOfA();
 * }</pre>
 *
 * <p>The columns are arrays of the types that are sorted: numbers, strings, and objects with an order, in any mixture.
 * The order of each is that of {@link Groups#by(int[])} and {@link Groups#by(Comparable[])}: ascending, -0.0 before
 * 0.0, NaN and null last. The arrays are not copied, so do not change them while a call reads them.
 *
 * <p>Immutable: {@code and} gives other columns.
 *
 * @see Groups#by(Columns)
 * @see Joins#inner(Columns, Columns)
 * @see Sorter#orderBy(Columns)
 * @see Gpu#columns
 */
public final class Columns implements Iterable<List<Object>> {
    private final int rows;
    /** The order of each column. Which array it has does not matter. */
    private final List<KeyColumn> orders;
    /** Makes a column. */
    private final IntFunction<Object> maker;
    private final Object[] made;

    private Columns(int rows, List<KeyColumn> orders, IntFunction<Object> maker) {
        this.rows = rows;
        this.orders = orders;
        this.maker = maker;
        this.made = new Object[orders.size()];
    }

    /** The keys of groups of these. Each column is made when it is asked for. */
    Columns keys(ColumnKeys found) {
        return new Columns(found.rows().size(), orders.stream().map(KeyColumn::emptied).toList(), found::column);
    }

    /** Columns of the same types without rows. */
    Columns empty() {
        return of(orders.stream().map(KeyColumn::emptied).toList());
    }

    /** Starts with columns. Only {@code and} checks that all have one length. */
    static Columns of(List<KeyColumn> columns) {
        return new Columns(columns.get(0).length(), columns, i -> columns.get(i).array());
    }

    /** Returns keys of one column. */
    public static Columns of(/*value*/ int[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }
    // Also for long, float, double, byte, short, char: Returns keys of one column.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns keys of one column. */
    public static Columns of(long[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }

    /** Returns keys of one column. */
    public static Columns of(float[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }

    /** Returns keys of one column. */
    public static Columns of(double[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }

    /** Returns keys of one column. */
    public static Columns of(byte[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }

    /** Returns keys of one column. */
    public static Columns of(short[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }

    /** Returns keys of one column. */
    public static Columns of(char[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }
    // endregion

    /** Returns keys of one column of objects in their natural order, such as strings. Nulls are last. */
    public static <T extends Comparable<? super T>> Columns of(T[] column) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"), null, null)));
    }

    /** Returns keys of one column of objects in any order. Objects are equal if the order says so. */
    public static <T> Columns of(T[] column, Comparator<? super T> order) {
        return of(List.of(new KeyColumn(Objects.requireNonNull(column, "column"),
                Objects.requireNonNull(order, "order"), Order.keysOf(order))));
    }

    /**
     * Returns these columns and one more, which is compared where these are equal.
     *
     * @throws IllegalArgumentException if it is not as long as these
     */
    public Columns and(/*value*/ int[] column) {
        return and(of(column));
    }
    // Also for long, float, double, byte, short, char: Returns these columns and one more: as {@link #and(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns these columns and one more: as {@link #and(int[])}. */
    public Columns and(long[] column) {
        return and(of(column));
    }

    /** Returns these columns and one more: as {@link #and(int[])}. */
    public Columns and(float[] column) {
        return and(of(column));
    }

    /** Returns these columns and one more: as {@link #and(int[])}. */
    public Columns and(double[] column) {
        return and(of(column));
    }

    /** Returns these columns and one more: as {@link #and(int[])}. */
    public Columns and(byte[] column) {
        return and(of(column));
    }

    /** Returns these columns and one more: as {@link #and(int[])}. */
    public Columns and(short[] column) {
        return and(of(column));
    }

    /** Returns these columns and one more: as {@link #and(int[])}. */
    public Columns and(char[] column) {
        return and(of(column));
    }
    // endregion

    /** Returns these columns and one of objects in their natural order: as {@link #and(int[])}. */
    public <T extends Comparable<? super T>> Columns and(T[] column) {
        return and(of(column));
    }

    /** Returns these columns and one of objects in any order: as {@link #and(int[])}. */
    public <T> Columns and(T[] column, Comparator<? super T> order) {
        return and(of(column, order));
    }

    private Columns and(Columns one) {
        if (one.rows != rows) {
            throw new IllegalArgumentException("columns of " + rows + " and " + one.rows
                    + " rows: all must have as many");
        }
        List<KeyColumn> all = new ArrayList<>(given());
        all.addAll(one.given());
        return of(List.copyOf(all));
    }

    /** {@return the number of rows} */
    public int size() {
        return rows;
    }

    /** {@return the number of columns} */
    public int columns() {
        return made.length;
    }

    /**
     * Returns a column of ints. It is the array that was given, or one that the keys of a grouping keep: do not change
     * it.
     *
     * @param column the number of the column, from 0 on
     * @throws IndexOutOfBoundsException if there is no such column
     * @throws ClassCastException if it is of another type
     */
    public int[] ints(int column) {
        return (int[]) array(column);
    }

    /** Returns a column of longs: as {@link #ints}. */
    public long[] longs(int column) {
        return (long[]) array(column);
    }

    /** Returns a column of floats: as {@link #ints}. */
    public float[] floats(int column) {
        return (float[]) array(column);
    }

    /** Returns a column of doubles: as {@link #ints}. */
    public double[] doubles(int column) {
        return (double[]) array(column);
    }

    /** Returns a column of strings: as {@link #ints}. */
    public String[] strings(int column) {
        return (String[]) array(column);
    }

    /** Returns a column of objects: as {@link #ints}. */
    public Object[] objects(int column) {
        return (Object[]) array(column);
    }

    /** Returns a column of any type, as the array that it is: as {@link #ints}. */
    public Object array(int column) {
        Objects.checkIndex(column, made.length);
        synchronized (made) {
            if (made[column] == null) {
                made[column] = maker.apply(column);
            }
            return made[column];
        }
    }

    /** Returns the key of each row: an unmodifiable list of what the columns have there. Numbers are boxed. */
    @Override
    public Iterator<List<Object>> iterator() {
        return IntStream.range(0, rows).mapToObj(row -> IntStream.range(0, made.length)
                .mapToObj(column -> Array.get(array(column), row)).toList()).iterator();
    }

    /** The columns with their orders. */
    List<KeyColumn> given() {
        List<KeyColumn> all = new ArrayList<>();
        for (int i = 0; i < made.length; i++) {
            all.add(orders.get(i).with(array(i)));
        }
        return all;
    }

    /** Returns these columns, each followed by the rows of another one. */
    List<KeyColumn> followedBy(Columns others) {
        List<KeyColumn> all = new ArrayList<>();
        List<KeyColumn> a = given();
        List<KeyColumn> b = others.given();
        ArgumentChecks.rows((long) rows + others.rows);
        requireAlike(a.stream().map(KeyColumn::array).toList(), b.stream().map(KeyColumn::array).toList());
        for (int i = 0; i < a.size(); i++) {
            all.add(a.get(i).followedBy(b.get(i)));
        }
        return all;
    }

    /** Refuses columns of A and B that differ in number or in type. */
    static void requireAlike(List<?> a, List<?> b) {
        if (a.size() != b.size()) {
            throw new IllegalArgumentException(a.size() + " columns of A, but " + b.size() + " of B");
        }
        for (int i = 0; i < a.size(); i++) {
            Class<?> type = a.get(i).getClass();
            if (type != b.get(i).getClass()) {
                throw new IllegalArgumentException("column " + i + " of A is " + type.getSimpleName()
                        + ", and that of B " + b.get(i).getClass().getSimpleName() + ": both must have one type");
            }
        }
    }

    /** Returns the number of rows and the columns, or of more than 20 rows the first. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Columns[rows=").append(rows);
        for (int i = 0; i < made.length; i++) {
            text.append(", ").append(Pairs.text(array(i)));
        }
        return text.append(']').toString();
    }

    /** Tells whether another object has equal columns, by the content of the arrays. */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Columns columnsOfOther) || columnsOfOther.made.length != made.length) {
            return false;
        }
        boolean isEqual = true;
        for (int i = 0; i < made.length; i++) {
            isEqual &= Objects.deepEquals(array(i), columnsOfOther.array(i));
        }
        return isEqual;
    }

    /** Returns a hash code of the content of the columns. */
    @Override
    public int hashCode() {
        Object[] all = new Object[made.length];
        Arrays.setAll(all, this::array);
        return Arrays.deepHashCode(all);
    }
}
