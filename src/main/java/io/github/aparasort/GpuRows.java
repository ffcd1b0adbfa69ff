package io.github.aparasort;

/**
 * The rows of a join of resident columns: pairs of a row of A and a row of B, as {@link JoinedRows} for host arrays.
 *
 * <pre>{@code
 * try (GpuRows rows = customerOfOrder.joinInner(customerId); GpuInts ages = rows.takeB(customerAge)) {
 *     ...
 * }
 * }</pre>
 *
 * @param aRows the row of A of each joined row, or -1 where it has none
 * @param bRows the row of B of each joined row, or -1 where it has none
 * @see GpuArray#joinInner
 */
public record GpuRows(GpuInts aRows, GpuInts bRows) implements AutoCloseable {
    /** Notes which rows there can be, for columns of these lengths. */
    GpuRows within(int aLength, int bLength) {
        aRows.elements.markBounds(-1, aLength);
        bRows.elements.markBounds(-1, bLength);
        return this;
    }

    /** {@return the number of joined rows} */
    public int size() {
        return aRows.length();
    }

    /**
     * Gathers a column of A for the joined rows, all of which must have a row of A.
     *
     * @param <V> the type of the column
     * @param column a value for each row of A
     * @return a new array as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is -1, or not less than the length of the column
     * @throws IllegalArgumentException if the column is of another context
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray<?, ?>> V takeA(V column) {
        return take(column, aRows);
    }
    // Also as takeB, bRows for aRows, B for A
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Gathers a column of B for the joined rows, all of which must have a row of B.
     *
     * @param <V> the type of the column
     * @param column a value for each row of B
     * @return a new array as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is -1, or not less than the length of the column
     * @throws IllegalArgumentException if the column is of another context
     * @throws GpuException if the device fails
     */
    public <V extends GpuArray<?, ?>> V takeB(V column) {
        return take(column, bRows);
    }
    // endregion

    @SuppressWarnings("unchecked")
    private static <V extends GpuArray<?, ?>> V take(V column, GpuInts rows) {
        rows.requireSameContext(column, "column");
        return (V) column.take(rows);
    }

    /** Closes both arrays. */
    @Override
    public void close() {
        aRows.close();
        bRows.close();
    }
}
