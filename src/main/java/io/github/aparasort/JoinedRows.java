package io.github.aparasort;

import java.util.Arrays;

/**
 * The rows of a join: pairs of a row of A and a row of B. A row is the index of a key in the array of keys.
 *
 * <pre>{@code
 * JoinedRows rows = Gpu.shared().joins().inner(orderCustomer, customerId);
 * String[] names = GpuArrays.take(customerName, rows.bRows());      // the name for each joined row
 * double[] prices = GpuArrays.take(orderPrice, rows.aRows());
 * }</pre>
 *
 * <p>The arrays are new; nothing in the library keeps them. The record does not copy them. Its hash code follows their
 * content, so do not change them while the record is in a hash table.
 *
 * @param aRows the row of A of each joined row, or -1 where it has none
 * @param bRows the row of B of each joined row, or -1 where it has none
 * @see Joins
 */
public record JoinedRows(int[] aRows, int[] bRows) {
    /** {@return the number of joined rows} */
    public int size() {
        return aRows.length;
    }

    /** Tells whether another object has the same rows, by the content of the arrays. */
    @Override
    public boolean equals(Object other) {
        return other instanceof JoinedRows rows && Arrays.equals(aRows, rows.aRows)
                && Arrays.equals(bRows, rows.bRows);
    }

    /** Returns a hash code of the content of the arrays. */
    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(aRows) + Arrays.hashCode(bRows);
    }

    /** Returns the content as text, as {@link Pairs#toString} does: of long arrays the first 20 elements. */
    @Override
    public String toString() {
        return "JoinedRows[aRows=" + Pairs.text(aRows) + ", bRows=" + Pairs.text(bRows) + "]";
    }
}
