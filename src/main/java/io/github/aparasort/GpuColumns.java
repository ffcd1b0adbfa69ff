package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.engine.Elements;
import io.github.aparasort.internal.engine.Residence;
import io.github.aparasort.internal.group.KeyColumn;
import io.github.aparasort.internal.group.RowGroups;
import io.github.aparasort.internal.group.ValueFolds;
import io.github.aparasort.internal.step.ColumnGroups;
import io.github.aparasort.internal.step.ColumnJoins;
import io.github.aparasort.internal.step.JoinKind;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Keys of several resident columns, as {@link Columns} for host arrays: the first column counts most.
 *
 * <pre>{@code
 * Pairs<GpuInts, GpuDoubles> revenue = gpu.columns(customer, day).reduceByKey(price, ScanOp.SUM);
 * try (GpuInts rows = revenue.keys(); GpuDoubles sums = revenue.values();
 *         GpuInts customers = customer.take(rows); GpuInts days = day.take(rows)) {
 *     ...                                          // sums[g] is that of customers[g] on days[g]
 * }
 * }</pre>
 *
 * <p>The keys ascend: -0.0 comes before 0.0, and all NaNs are one key, the last. A key is known by its first row, so
 * {@link GpuArray#take(GpuInts)} gathers each column of the keys.
 *
 * <p>Time: a sort of pairs for each column; a join sorts the codes of both tables too. Instances are immutable, and
 * hold the columns. They have no memory of their own: close the columns and the results.
 *
 * @see Gpu#columns
 */
public final class GpuColumns {
    private final List<GpuArray<?, ?>> columns;
    private final GpuArray<?, ?> first;

    GpuColumns(Residence home, GpuArray<?, ?>... columns) {
        if (columns.length == 0) {
            throw new IllegalArgumentException("no columns: keys have at least one");
        }
        for (GpuArray<?, ?> column : columns) {
            GpuArray.requireColumn(home, column, columns[0]);
        }
        this.columns = List.of(columns);
        this.first = columns[0];
    }

    /** {@return the number of rows} */
    public int length() {
        return first.length();
    }

    /** {@return the number of columns} */
    public int columns() {
        return columns.size();
    }

    /**
     * {@return a column}
     *
     * @param index the number of the column, from 0 on
     * @throws IndexOutOfBoundsException if there is no such column
     */
    public GpuArray<?, ?> column(int index) {
        return columns.get(index);
    }

    // ---- groups

    /** {@return for each row the rank of its key among the distinct ones} See {@link Groups#denseRank(Columns)}. */
    public GpuInts denseRank() {
        return first.ints(Operation.DENSE_RANK, length(), work -> ColumnGroups.codes(work, onDevice()),
                () -> first.facades.groups().denseRank(inHeap())).below(length());
    }

    /** {@return the first row of each key, in ascending order of the keys} See {@link Groups#unique(Columns)}. */
    public GpuInts unique() {
        return first.ints(Operation.UNIQUE, length(), work -> ColumnGroups.firstRows(work, onDevice()),
                () -> first.facades.groups().unique(inHeap())).below(length());
    }

    /** {@return the first row of each key, as {@link #unique} has them, and how often the key comes} */
    public Pairs<GpuInts, GpuInts> counts() {
        Pairs<Elements<int[]>, Elements<int[]>> made = first.elements.bothMade(Operation.COUNTS, length(),
                work -> ColumnGroups.counts(work, onDevice()),
                () -> inHeap(Operation.COUNTS, rows -> new Pairs<>(rows.firsts(), rows.counts())));
        return new Pairs<>(first.ints(made.keys()).below(length()), first.ints(made.values()));
    }

    /**
     * Combines the values of equal keys: see {@link Groups#reduceByKey(Columns, int[], ScanOp)}.
     *
     * @param <V> the type of the array of values
     * @param values a value for each row
     * @return the first row of each key, as {@link #unique} has them, and the result for each
     */
    @SuppressWarnings("unchecked")
    public <V extends GpuArray<?, ?>> Pairs<GpuInts, V> reduceByKey(V values, ScanOp op) {
        int operator = GpuArray.number(op);
        first.requireValues(values);
        Pairs<Elements<int[]>, Elements<Object>> made = first.elements.bothMade(Operation.REDUCE_BY_KEY, length(),
                work -> ColumnGroups.reducedByKey(work, onDevice(), values.column(), operator),
                () -> inHeap(Operation.REDUCE_BY_KEY, rows -> new Pairs<>(rows.firsts(),
                        ValueFolds.ofArray(values.array(), op).of(rows))));
        return new Pairs<>(first.ints(made.keys()).below(length()), (V) values.ofSame(made.values()));
    }

    // ---- joins

    /**
     * {@return the pairs of a row of these keys and a row of others that has the same key} See {@link
     * Joins#inner(Columns, Columns)}.
     *
     * @param other the other keys, with as many columns of the same types
     * @throws IllegalArgumentException if the columns differ in number or in type
     */
    public GpuRows joinInner(GpuColumns other) {
        return join(JoinKind.INNER, other);
    }
    // Also as joinLeft|joinRight|joinOuter|joinSemi|joinAnti, LEFT|RIGHT|OUTER|SEMI|ANTI for INNER: Joins as {@link
    //     #joinInner} does; {@link Joins} says which rows each join has.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Joins as {@link #joinInner} does; {@link Joins} says which rows each join has.
     *
     * @param other the other keys, with as many columns of the same types
     * @throws IllegalArgumentException if the columns differ in number or in type
     */
    public GpuRows joinLeft(GpuColumns other) {
        return join(JoinKind.LEFT, other);
    }

    /**
     * Joins as {@link #joinInner} does; {@link Joins} says which rows each join has.
     *
     * @param other the other keys, with as many columns of the same types
     * @throws IllegalArgumentException if the columns differ in number or in type
     */
    public GpuRows joinRight(GpuColumns other) {
        return join(JoinKind.RIGHT, other);
    }

    /**
     * Joins as {@link #joinInner} does; {@link Joins} says which rows each join has.
     *
     * @param other the other keys, with as many columns of the same types
     * @throws IllegalArgumentException if the columns differ in number or in type
     */
    public GpuRows joinOuter(GpuColumns other) {
        return join(JoinKind.OUTER, other);
    }

    /**
     * Joins as {@link #joinInner} does; {@link Joins} says which rows each join has.
     *
     * @param other the other keys, with as many columns of the same types
     * @throws IllegalArgumentException if the columns differ in number or in type
     */
    public GpuRows joinSemi(GpuColumns other) {
        return join(JoinKind.SEMI, other);
    }

    /**
     * Joins as {@link #joinInner} does; {@link Joins} says which rows each join has.
     *
     * @param other the other keys, with as many columns of the same types
     * @throws IllegalArgumentException if the columns differ in number or in type
     */
    public GpuRows joinAnti(GpuColumns other) {
        return join(JoinKind.ANTI, other);
    }
    // endregion

    private GpuRows join(JoinKind kind, GpuColumns other) {
        first.requireSameContext(Objects.requireNonNull(other, "other").first, "other");
        ArgumentChecks.rows((long) length() + other.length());
        Columns.requireAlike(columns, other.columns);
        return first.rows(kind, other.length(), work -> ColumnJoins.join(work, kind, onDevice(), other.onDevice()),
                () -> first.facades.joins().join(kind, inHeap(), other.inHeap()));
    }

    // ---- where the columns live

    private Column[] onDevice() {
        return columns.stream().map(GpuArray::column).toArray(Column[]::new);
    }

    private <R> R inHeap(Operation operation, Function<RowGroups, R> result) {
        return first.facades.groups().columns(operation, inHeap(), found -> result.apply(found.rows()));
    }

    /** The same keys of arrays of the host. */
    private Columns inHeap() {
        return Columns.of(columns.stream().map(column -> new KeyColumn(column.array(), null, null)).toList());
    }
}
