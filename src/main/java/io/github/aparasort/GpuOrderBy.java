package io.github.aparasort;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.engine.Residence;
import io.github.aparasort.internal.key.KeyOrder;
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
    private record Key(GpuArray<?, ?> column, KeyOrder order) {
    }

    private final Residence home;
    private final List<Key> keys;

    GpuOrderBy(Residence home, List<Key> keys) {
        this.home = home;
        this.keys = keys;
    }

    /** The order of a first column. */
    static GpuOrderBy first(Residence home, GpuArray<?, ?> column, KeyOrder order) {
        return new GpuOrderBy(home, List.of()).and(column, order);
    }

    /**
     * Adds a column, ascending: it decides between elements that are equal in all columns before it.
     *
     * @param column a key for each element
     * @return the order with this column added
     * @throws IllegalArgumentException if the column has another length than the first one, or is of another context
     */
    public GpuOrderBy then(GpuArray<?, ?> column) {
        return and(column, KeyOrder.ASCENDING);
    }
    // Also as thenDescending, DESCENDING for ASCENDING: Adds a column, descending.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Adds a column, descending.
     *
     * @param column a key for each element
     * @return the order with this column added
     * @throws IllegalArgumentException if the column has another length than the first one, or is of another context
     */
    public GpuOrderBy thenDescending(GpuArray<?, ?> column) {
        return and(column, KeyOrder.DESCENDING);
    }
    // endregion

    private GpuOrderBy and(GpuArray<?, ?> column, KeyOrder order) {
        GpuArray.requireColumn(home, column, keys.isEmpty() ? column : keys.get(0).column());
        List<Key> more = new ArrayList<>(keys);
        more.add(new Key(column, order));
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
        return first.ints(Operation.ORDER_BY, first.length, work -> ColumnSorts.orderBy(work,
                keys.stream().map(key -> key.column().column()).toArray(Column[]::new),
                keys.stream().map(Key::order).toArray(KeyOrder[]::new)),
                () -> inHeap().argsort()).below(first.length);
    }

    /** The same order of arrays of the host. */
    private OrderBy inHeap() {
        OrderBy columns = keys.get(0).column().facades.sorter().order();
        for (Key key : keys) {
            columns = key.column().addTo(columns, key.order());
        }
        return columns;
    }
}
