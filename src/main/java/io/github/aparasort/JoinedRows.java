package io.github.aparasort;

import io.github.aparasort.internal.group.JoinRows;
import io.github.aparasort.internal.group.RowPairs;
import io.github.aparasort.internal.parallel.CallScope;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The rows of a join: pairs of a row of A and a row of B. A row is the index of a key in the array of keys.
 *
 * <pre>{@code
 * JoinedRows rows = Gpu.shared().joins().left(orderCustomer, customerId);
 * double[] prices = rows.takeA(orderPrice);             // the price for each joined row
 * String[] names = rows.takeB(customerName);            // null where an order has no customer
 * int[] ages = rows.takeB(customerAge, -1);             // -1 there
 * }</pre>
 *
 * <p>The rows are ordered by key, then by row of A, then by row of B; those of {@link #inOrderOfA} by row of A. An
 * order is made when it is asked for: if only that of A is wanted, the other one takes no time.
 *
 * <p>The arrays are new, and belong to this object: do not change them. It is immutable otherwise, and safe to use from
 * many threads.
 *
 * @see Joins
 */
public final class JoinedRows {
    private final JoinRows rows;
    private final boolean isInOrderOfA;
    private final CallScope.Limits limits;
    private volatile RowPairs made;

    /** Rows of a join whose calls have these limits. */
    JoinedRows(JoinRows rows, CallScope.Limits limits) {
        this(rows, false, limits);
    }

    private JoinedRows(JoinRows rows, boolean isInOrderOfA, CallScope.Limits limits) {
        this.rows = rows;
        this.isInOrderOfA = isInOrderOfA;
        this.limits = limits;
    }

    /**
     * Makes rows of two arrays, which are not copied.
     *
     * @param aRows the row of A of each joined row, or -1 where it has none
     * @param bRows the row of B of each joined row, or -1 where it has none
     */
    public JoinedRows(int[] aRows, int[] bRows) {
        this(JoinRows.of(new RowPairs(aRows, bRows)), CallScope.Limits.NONE);
    }

    private RowPairs made() {
        RowPairs found = made;
        if (found == null) {
            found = limited(isInOrderOfA ? rows::inOrderOfA : rows::byKey);
            made = found;
        }
        return found;
    }

    /** Does something within the limits of the context that has joined, which may be closed by now. */
    private <R> R limited(Supplier<R> work) {
        CallScope outer = limits.enter();
        try {
            return work.get();
        } finally {
            limits.leave(outer);
        }
    }

    /** {@return the row of A of each joined row, or -1 where it has none} */
    public int[] aRows() {
        return made().aRows();
    }

    /** {@return the row of B of each joined row, or -1 where it has none} */
    public int[] bRows() {
        return made().bRows();
    }

    /**
     * Returns the same rows in the order of table A, as most programs want them: by row of A, then by row of B. Rows
     * without one of A, which {@code right} and {@code outer} keep, are last, by row of B.
     *
     * <p>Time: O(r) for r joined rows. It is plain Java on all processors, and sorts nothing, if no device has joined.
     */
    public JoinedRows inOrderOfA() {
        return isInOrderOfA ? this : new JoinedRows(rows, true, limits);
    }

    /** {@return the number of joined rows} */
    public int size() {
        return made().aRows().length;
    }

    // ---- columns

    /**
     * Gathers a column of A for the joined rows: {@code result[i]} is {@code column[aRows()[i]]}. All joined rows must
     * have a row of A, as those of {@code inner}, {@code left}, {@code semi} and {@code anti} have. It does what {@link
     * GpuArrays#take(int[], int[])} does, in the same time.
     *
     * @param column a value for each row of A
     * @return a new array as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is -1, or not less than the length of the column
     */
    public /*value*/ int[] takeA(/*value*/ int[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }
    // Also for long, float, double, byte, short, char, boolean: Gathers a column of A: as {@link #takeA(int[])}.
    // Also as takeB, bRows for aRows, B for A: Gathers a column of B for the joined rows: {@code result[i]} is {@code
    //     column[bRows()[i]]}. All joined rows must have a row of B, as those of {@code inner} and {@code right} have.
    //     It does what {@link GpuArrays#take(int[], int[])} does, in the same time.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public long[] takeA(long[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public float[] takeA(float[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public double[] takeA(double[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public byte[] takeA(byte[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public short[] takeA(short[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public char[] takeA(char[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /** Gathers a column of A: as {@link #takeA(int[])}. */
    public boolean[] takeA(boolean[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows()));
    }

    /**
     * Gathers a column of B for the joined rows: {@code result[i]} is {@code column[bRows()[i]]}. All joined rows must
     * have a row of B, as those of {@code inner} and {@code right} have. It does what {@link GpuArrays#take(int[],
     * int[])} does, in the same time.
     *
     * @param column a value for each row of B
     * @return a new array as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is -1, or not less than the length of the column
     */
    public int[] takeB(int[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public long[] takeB(long[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public float[] takeB(float[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public double[] takeB(double[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public byte[] takeB(byte[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public short[] takeB(short[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public char[] takeB(char[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }

    /** Gathers a column of B: as {@link #takeB(int[])}. */
    public boolean[] takeB(boolean[] column) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows()));
    }
    // endregion

    /**
     * Gathers a column of A for the joined rows, with a default for those that have no row of A: as {@link
     * GpuArrays#take(int[], int[], int)}.
     *
     * @param column a value for each row of A
     * @param defaultValue the result where {@code aRows} is -1
     * @return a new array as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is less than -1, or not less than the length of the column
     */
    public /*value*/ int[] takeA(/*value*/ int[] column, /*value*/ int defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }
    // Also for long, float, double, byte, short, char, boolean: Gathers a column of A, with a default: as {@link
    //     #takeA(int[], int)}.
    // Also as takeB, bRows for aRows, B for A
    // region Derived from the method above by build/Widths.java: do not edit

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public long[] takeA(long[] column, long defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public float[] takeA(float[] column, float defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public double[] takeA(double[] column, double defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public byte[] takeA(byte[] column, byte defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public short[] takeA(short[] column, short defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public char[] takeA(char[] column, char defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /** Gathers a column of A, with a default: as {@link #takeA(int[], int)}. */
    public boolean[] takeA(boolean[] column, boolean defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }

    /**
     * Gathers a column of B for the joined rows, with a default for those that have no row of B: as {@link
     * GpuArrays#take(int[], int[], int)}.
     *
     * @param column a value for each row of B
     * @param defaultValue the result where {@code bRows} is -1
     * @return a new array as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is less than -1, or not less than the length of the column
     */
    public int[] takeB(int[] column, int defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public long[] takeB(long[] column, long defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public float[] takeB(float[] column, float defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public double[] takeB(double[] column, double defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public byte[] takeB(byte[] column, byte defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public short[] takeB(short[] column, short defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public char[] takeB(char[] column, char defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }

    /** Gathers a column of B, with a default: as {@link #takeB(int[], int)}. */
    public boolean[] takeB(boolean[] column, boolean defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }
    // endregion

    /**
     * Gathers a column of objects of A for the joined rows, with null for those that have no row of A.
     *
     * @param column an object for each row of A
     * @return a new array of the same class, as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is less than -1, or not less than the length of the column
     */
    public <T> T[] takeA(T[] column) {
        return takeA(column, null);
    }
    // Also as takeB, B for A
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Gathers a column of objects of B for the joined rows, with null for those that have no row of B.
     *
     * @param column an object for each row of B
     * @return a new array of the same class, as long as the rows
     * @throws ArrayIndexOutOfBoundsException if a row is less than -1, or not less than the length of the column
     */
    public <T> T[] takeB(T[] column) {
        return takeB(column, null);
    }
    // endregion

    /**
     * Gathers a column of objects of A for the joined rows, with a default for those that have no row of A: as {@link
     * #takeA(Object[])}.
     *
     * @throws ArrayStoreException if the column cannot hold the default
     */
    public <T> T[] takeA(T[] column, T defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), aRows(), defaultValue));
    }
    // Also as takeB, bRows for aRows, B for A
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Gathers a column of objects of B for the joined rows, with a default for those that have no row of B: as {@link
     * #takeB(Object[])}.
     *
     * @throws ArrayStoreException if the column cannot hold the default
     */
    public <T> T[] takeB(T[] column, T defaultValue) {
        return limited(() -> GpuArrays.take(Objects.requireNonNull(column, "column"), bRows(), defaultValue));
    }
    // endregion

    // ---- records

    /** Tells whether another object has the same rows, by the content of the arrays. */
    @Override
    public boolean equals(Object other) {
        return other instanceof JoinedRows joined && Arrays.equals(aRows(), joined.aRows())
                && Arrays.equals(bRows(), joined.bRows());
    }

    /** Returns a hash code of the content of the arrays. */
    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(aRows()) + Arrays.hashCode(bRows());
    }

    /** Returns the content as text, as {@link Pairs#toString} does: of long arrays the first 20 elements. */
    @Override
    public String toString() {
        return "JoinedRows[aRows=" + Pairs.text(aRows()) + ", bRows=" + Pairs.text(bRows()) + "]";
    }
}
