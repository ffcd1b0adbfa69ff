package io.github.aparasort;

import io.github.aparasort.internal.engine.Residence;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnSorts;
import java.util.ArrayList;
import java.util.List;

/**
 * An order by several resident columns, as {@link OrderBy} for host arrays: the first column counts most.
 *
 * <pre>{@code
 * try (GpuInts order = gpu.orderBy(year).thenDescending(price).argsort(); GpuInts sorted = year.take(order)) {
 *     ...
 * }
 * }</pre>
 *
 * <p>Time: a sort of pairs for each column. Instances are immutable, and hold the columns.
 *
 * @see Gpu#orderBy(GpuArray)
 */
public final class GpuOrderBy {
    private record Key(GpuArray<?, ?> column, boolean descending) {
    }

    private final Residence home;
    private final List<Key> keys;

    GpuOrderBy(Residence home, List<Key> keys) {
        this.home = home;
        this.keys = keys;
    }

    /** The order of a first column. */
    static GpuOrderBy first(Residence home, GpuArray<?, ?> column, boolean descending) {
        return new GpuOrderBy(home, List.of()).and(column, descending);
    }

    /**
     * Adds a column, ascending: it decides between elements that are equal in all columns before it.
     *
     * @param column a key for each element
     * @return the order with this column added
     * @throws IllegalArgumentException if the column has another length than the first one, or is of another context
     */
    public GpuOrderBy then(GpuArray<?, ?> column) {
        return and(column, false);
    }
    // Also as thenDescending, true for false: Adds a column, descending.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Adds a column, descending.
     *
     * @param column a key for each element
     * @return the order with this column added
     * @throws IllegalArgumentException if the column has another length than the first one, or is of another context
     */
    public GpuOrderBy thenDescending(GpuArray<?, ?> column) {
        return and(column, true);
    }
    // endregion

    private GpuOrderBy and(GpuArray<?, ?> column, boolean descending) {
        GpuArray.requireContext(home, column, "column");
        GpuArray<?, ?> first = keys.isEmpty() ? column : keys.get(0).column();
        first.requireSameContext(column, "column");
        if (column.length() != first.length()) {
            throw new IllegalArgumentException("columns of two lengths: " + first + " and " + column);
        }
        List<Key> more = new ArrayList<>(keys);
        more.add(new Key(column, descending));
        return new GpuOrderBy(home, List.copyOf(more));
    }

    /**
     * Finds the indices that sort the elements by these columns.
     *
     * @return a new array of indices; those of elements that are equal in all columns are in ascending order
     * @throws GpuException if the device fails
     */
    public GpuInts argsort() {
        GpuArray<?, ?> first = keys.get(0).column();
        return first.ints(Operation.ORDER_BY, first.length, work -> {
            Column[] columns = new Column[keys.size()];
            boolean[] descending = new boolean[keys.size()];
            for (int i = 0; i < columns.length; i++) {
                columns[i] = keys.get(i).column().column();
                descending[i] = keys.get(i).descending();
            }
            return ColumnSorts.orderBy(work, columns, descending);
        }, () -> {
            OrderBy columns = first.facades.sorter.order();
            for (Key key : keys) {
                columns = key.column().addTo(columns, key.descending());
            }
            return columns.argsort();
        }).below(first.length);
    }
}
