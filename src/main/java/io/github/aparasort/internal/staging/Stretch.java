package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.parallel.Parallel;
import java.lang.invoke.VarHandle;

/**
 * Some successive elements of a transfer, few enough to stay in a cache. Of each column it has an array on the host,
 * where they begin at an index of their own. One thread uses it for one stretch after the other.
 */
public final class Stretch {
    /** Elements of a stretch at most: 16 KiB of ints, which stay in the first-level cache while they are checked. */
    static final int LENGTH = Parallel.BLOCK;

    private final Object[] arrays;
    private final int[] at;
    private int begin;
    private int end;
    private boolean follows;
    private int[] ints;

    Stretch(int columns) {
        arrays = new Object[columns];
        at = new int[columns];
    }

    /** Where the stretch ends that begins at an index, if there are elements up to {@code end}. */
    static int after(int index, int end) {
        return index + Math.min(LENGTH, end - index);
    }

    void set(int from, int to, boolean isPreceded) {
        begin = from;
        end = to;
        follows = isPreceded;
    }

    void place(int column, Object array, int index) {
        arrays[column] = array;
        at[column] = index;
    }

    /** The first of the elements, counted from the begin of the transfer. */
    public int begin() {
        return begin;
    }

    public int end() {
        return end;
    }

    public int length() {
        return end - begin;
    }

    /** Whether each array has the element before the first one, too. */
    public boolean follows() {
        return follows;
    }

    /** The array of a column. */
    public Object array(int column) {
        return arrays[column];
    }

    /**
     * The same array, of which the JIT compiler does not know that it is the same: see {@code IntStaging.ascends}.
     * After a fence the compiler loads the reference from memory again.
     */
    public Object again(int column) {
        VarHandle.loadLoadFence();
        return arrays[column];
    }

    /** Where the elements begin in the array of a column. */
    public int at(int column) {
        return at[column];
    }

    /** An array for ints that are not transferred, of as many elements at least. */
    public int[] ints() {
        if (ints == null || ints.length < length()) {
            ints = new int[Math.max(length(), LENGTH)];
        }
        return ints;
    }
}
