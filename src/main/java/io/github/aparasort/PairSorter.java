package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortOptions;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.key.ShortSequence;
import io.github.aparasort.internal.sort.LongPairSortJob;
// endregion

/**
 * Sorts keys with a value or an index each. The build gives its public methods to {@link Sorter} and {@link GpuArrays},
 * with these comments.
 */
final class PairSorter extends Facade {
    private final SortOptions options;

    PairSorter(Dispatcher dispatcher, SortOptions options) {
        super(dispatcher);
        this.options = options;
    }

    // ---- indices

    /**
     * Finds the indices that sort the keys: the first one is that of the least key, and {@code keys[result[i]]} ascends
     * with {@code i}. Equal keys come in ascending order of their indices. Time and memory: see {@link Sorter}.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, in ascending order of the keys
     */
    public int[] argsort(/*value*/ int[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }
    // Also for long, byte, short, char: Finds the indices that sort {type}s: as {@link #argsort(int[])}.
    // Also for float, double: Finds indices: as {@link #argsort(int[])}, -0.0 before 0.0; NaNs are equal, and last.
    // Also as argsortDescending, DESCENDING for ASCENDING, descending for ascending, first for last,
    //     0.0 before -0.0 for -0.0 before 0.0: Finds the indices that sort the keys from the greatest to the least: as
    //     {@link #argsort(int[])}. Equal keys come in ascending order of their indices here, too.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds the indices that sort longs: as {@link #argsort(int[])}. */
    public int[] argsort(long[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort bytes: as {@link #argsort(int[])}. */
    public int[] argsort(byte[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort shorts: as {@link #argsort(int[])}. */
    public int[] argsort(short[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort chars: as {@link #argsort(int[])}. */
    public int[] argsort(char[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }

    /** Finds indices: as {@link #argsort(int[])}, -0.0 before 0.0; NaNs are equal, and last. */
    public int[] argsort(float[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }

    /** Finds indices: as {@link #argsort(int[])}, -0.0 before 0.0; NaNs are equal, and last. */
    public int[] argsort(double[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.ASCENDING);
    }

    /**
     * Finds the indices that sort the keys from the greatest to the least: as {@link #argsort(int[])}. Equal keys come
     * in ascending order of their indices here, too.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, in descending order of the keys
     */
    public int[] argsortDescending(int[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort longs: as {@link #argsortDescending(int[])}. */
    public int[] argsortDescending(long[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort bytes: as {@link #argsortDescending(int[])}. */
    public int[] argsortDescending(byte[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort shorts: as {@link #argsortDescending(int[])}. */
    public int[] argsortDescending(short[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort chars: as {@link #argsortDescending(int[])}. */
    public int[] argsortDescending(char[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }

    /** Finds indices: as {@link #argsortDescending(int[])}, 0.0 before -0.0; NaNs are equal, and first. */
    public int[] argsortDescending(float[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }

    /** Finds indices: as {@link #argsortDescending(int[])}, 0.0 before -0.0; NaNs are equal, and first. */
    public int[] argsortDescending(double[] keys) {
        return indices(keys, 0, keys.length, KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Finds the indices that sort a range of the keys: as {@link #argsort(int[])}. They are indices of the whole array,
     * from {@code fromIndex} on.
     *
     * @param keys the keys, which stay as they are
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @return the indices of the keys in the range, in ascending order of the keys
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public int[] argsort(/*value*/ int[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }
    // Also for long, byte, short, char: Finds the indices that sort a range: as {@link #argsort(int[], int, int)}.
    // Also for float, double: Finds the indices that sort a range: as {@link #argsort(int[], int, int)}, NaNs last.
    // Also as argsortDescending, DESCENDING for ASCENDING, descending for ascending, first for last: Finds the indices
    //     that sort a range of the keys from the greatest to the least: as {@link #argsort(int[], int, int)} and {@link
    //     #argsortDescending(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public int[] argsort(long[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public int[] argsort(byte[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public int[] argsort(short[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public int[] argsort(char[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}, NaNs last. */
    public int[] argsort(float[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}, NaNs last. */
    public int[] argsort(double[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /**
     * Finds the indices that sort a range of the keys from the greatest to the least: as {@link #argsort(int[], int,
     * int)} and {@link #argsortDescending(int[])}.
     *
     * @param keys the keys, which stay as they are
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @return the indices of the keys in the range, in descending order of the keys
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public int[] argsortDescending(int[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public int[] argsortDescending(long[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public int[] argsortDescending(byte[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public int[] argsortDescending(short[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public int[] argsortDescending(char[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}, NaNs first. */
    public int[] argsortDescending(float[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}, NaNs first. */
    public int[] argsortDescending(double[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.DESCENDING);
    }
    // endregion

    // ---- values

    /**
     * Sorts keys in place in ascending order, and moves each value along with its key. Values of equal keys keep their
     * order. Time and memory: see {@link Sorter}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(/*value*/ int[] keys, int[] values) {
        ArgumentChecks.sameLength(keys.length, values.length);
        submit(IntPairSortJob.sortPairs(keys, values));
    }
    // Also for long: Sorts {type} keys with ints: as {@link #sortPairs(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts long keys with ints: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(long[] keys, int[] values) {
        ArgumentChecks.sameLength(keys.length, values.length);
        submit(LongPairSortJob.sortPairs(keys, values));
    }
    // endregion

    /** Sorts float keys with ints: as {@link #sortPairs(int[], int[])}, -0.0 before 0.0 and NaNs last. */
    public void sortPairs(/*value*/ float[] keys, int[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }
    // Also for double: Sorts {type} keys with ints: as {@link #sortPairs(int[], int[])}, -0.0 before 0.0, NaNs last.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts double keys with ints: as {@link #sortPairs(int[], int[])}, -0.0 before 0.0, NaNs last. */
    public void sortPairs(double[] keys, int[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }
    // endregion

    /** Sorts int keys with longs: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(/*value*/ int[] keys, /*other*/ long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }
    // Also for long, float, double: Sorts {type} keys with {other}s: as {@link #sortPairs(int[], int[])}.
    // Also with float, double, T
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts long keys with longs: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(long[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts float keys with longs: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(float[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts double keys with longs: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(double[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts int keys with floats: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(int[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts long keys with floats: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(long[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts float keys with floats: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(float[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts double keys with floats: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(double[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts int keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(int[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts long keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(long[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts float keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(float[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts double keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public void sortPairs(double[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts int keys with objects: as {@link #sortPairs(int[], int[])}. */
    public <T> void sortPairs(int[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts long keys with objects: as {@link #sortPairs(int[], int[])}. */
    public <T> void sortPairs(long[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts float keys with objects: as {@link #sortPairs(int[], int[])}. */
    public <T> void sortPairs(float[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }

    /** Sorts double keys with objects: as {@link #sortPairs(int[], int[])}. */
    public <T> void sortPairs(double[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.ASCENDING);
    }
    // endregion

    /**
     * Sorts keys in place from the greatest to the least, and moves each value along with its key: as {@link
     * #sortPairs(int[], int[])}. Values of equal keys keep their order here, too. Of floats and doubles NaNs come
     * first, and 0.0 comes before -0.0.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairsDescending(/*value*/ int[] keys, /*other*/ int[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }
    // Also for long, float, double: Sorts {type} keys with {other}s: as {@link #sortPairsDescending(int[], int[])}.
    // Also with long, float, double, T
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts long keys with ints: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(long[] keys, int[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts float keys with ints: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(float[] keys, int[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts double keys with ints: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(double[] keys, int[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts int keys with longs: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(int[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts long keys with longs: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(long[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts float keys with longs: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(float[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts double keys with longs: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(double[] keys, long[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts int keys with floats: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(int[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts long keys with floats: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(long[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts float keys with floats: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(float[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts double keys with floats: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(double[] keys, float[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts int keys with doubles: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(int[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts long keys with doubles: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(long[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts float keys with doubles: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(float[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts double keys with doubles: as {@link #sortPairsDescending(int[], int[])}. */
    public void sortPairsDescending(double[] keys, double[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts int keys with objects: as {@link #sortPairsDescending(int[], int[])}. */
    public <T> void sortPairsDescending(int[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts long keys with objects: as {@link #sortPairsDescending(int[], int[])}. */
    public <T> void sortPairsDescending(long[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts float keys with objects: as {@link #sortPairsDescending(int[], int[])}. */
    public <T> void sortPairsDescending(float[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }

    /** Sorts double keys with objects: as {@link #sortPairsDescending(int[], int[])}. */
    public <T> void sortPairsDescending(double[] keys, T[] values) {
        sortPairs(keys, PairValues.of(values), KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Sorts a range of keys in place in ascending order, and moves each value in the same range along with its key: as
     * {@link #sortPairs(int[], int[])}. Keys and values outside of the range stay as they are.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @throws IllegalArgumentException if the lengths differ, or {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the arrays
     */
    public void sortPairs(/*value*/ int[] keys, /*other*/ int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }
    // Also for long, float, double: Sorts a range of {type} keys with {other}s: as {@link
    //     #sortPairs(int[], int[], int, int)}.
    // Also with long, float, double, T
    // Also as sortPairsDescending, DESCENDING for ASCENDING: Sorts a range of keys from the greatest to the least, with
    //     their values: as {@link #sortPairsDescending(int[], int[])}, with the range of {@link
    //     #sortPairs(int[], int[], int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range of long keys with ints: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(long[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of float keys with ints: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(float[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of double keys with ints: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(double[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of int keys with longs: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(int[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of long keys with longs: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(long[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of float keys with longs: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(float[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of double keys with longs: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(double[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of int keys with floats: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(int[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of long keys with floats: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(long[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of float keys with floats: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(float[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of double keys with floats: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(double[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of int keys with doubles: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(int[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of long keys with doubles: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(long[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of float keys with doubles: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(float[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of double keys with doubles: as {@link #sortPairs(int[], int[], int, int)}. */
    public void sortPairs(double[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of int keys with objects: as {@link #sortPairs(int[], int[], int, int)}. */
    public <T> void sortPairs(int[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of long keys with objects: as {@link #sortPairs(int[], int[], int, int)}. */
    public <T> void sortPairs(long[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of float keys with objects: as {@link #sortPairs(int[], int[], int, int)}. */
    public <T> void sortPairs(float[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /** Sorts a range of double keys with objects: as {@link #sortPairs(int[], int[], int, int)}. */
    public <T> void sortPairs(double[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.ASCENDING);
    }

    /**
     * Sorts a range of keys from the greatest to the least, with their values: as {@link #sortPairsDescending(int[],
     * int[])}, with the range of {@link #sortPairs(int[], int[], int, int)}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @throws IllegalArgumentException if the lengths differ, or {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the arrays
     */
    public void sortPairsDescending(int[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of long keys with ints: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(long[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of float keys with ints: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(float[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of double keys with ints: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(double[] keys, int[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of int keys with longs: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(int[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of long keys with longs: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(long[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of float keys with longs: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(float[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of double keys with longs: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(double[] keys, long[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of int keys with floats: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(int[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of long keys with floats: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(long[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of float keys with floats: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(float[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of double keys with floats: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(double[] keys, float[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of int keys with doubles: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(int[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of long keys with doubles: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(long[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of float keys with doubles: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(float[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of double keys with doubles: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public void sortPairsDescending(double[] keys, double[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of int keys with objects: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public <T> void sortPairsDescending(int[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of long keys with objects: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public <T> void sortPairsDescending(long[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of float keys with objects: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public <T> void sortPairsDescending(float[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }

    /** Sorts a range of double keys with objects: as {@link #sortPairsDescending(int[], int[], int, int)}. */
    public <T> void sortPairsDescending(double[] keys, T[] values, int fromIndex, int toIndex) {
        ArgumentChecks.sameLength(keys.length, values.length);
        move(keys, fromIndex, toIndex, PairValues.of(values, fromIndex, toIndex), KeyOrder.DESCENDING);
    }
    // endregion

    // ---- from a call to its job

    private int[] indices(/*value*/ int[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(/*value*/ int.class, new IntSequence(keys, from, to - from, order), from, order);
    }
    // Also for long, float, double, byte, short, char
    // region Derived from the method above by build/Widths.java: do not edit

    private int[] indices(long[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(long.class, new LongSequence(keys, from, to - from, order), from, order);
    }

    private int[] indices(float[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(float.class, new FloatSequence(keys, from, to - from, order), from, order);
    }

    private int[] indices(double[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(double.class, new DoubleSequence(keys, from, to - from, order), from, order);
    }

    private int[] indices(byte[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(byte.class, new ByteSequence(keys, from, to - from, order), from, order);
    }

    private int[] indices(short[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(short.class, new ShortSequence(keys, from, to - from, order), from, order);
    }

    private int[] indices(char[] keys, int from, int to, KeyOrder order) {
        ArgumentChecks.range(keys.length, from, to);
        return argsort(char.class, new CharacterSequence(keys, from, to - from, order), from, order);
    }
    // endregion

    private <K extends IntSource & Sequence> int[] argsort(Class<?> type, K keys, int from, KeyOrder order) {
        IntPairSortJob job = IntPairSortJob.argsort(SortWorkload.in(order, Operation.ARGSORT), type, keys, null);
        submit(job);
        return PairValues.shift(job.order(), from);
    }
    // Also for long
    // region Derived from the method above by build/Widths.java: do not edit

    private <K extends LongSource & Sequence> int[] argsort(Class<?> type, K keys, int from, KeyOrder order) {
        LongPairSortJob job = LongPairSortJob.argsort(SortWorkload.in(order, Operation.ARGSORT), type, keys, null);
        submit(job);
        return PairValues.shift(job.order(), from);
    }
    // endregion

    void sortPairs(/*value*/ int[] keys, PairValues values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, values.length());
        move(keys, 0, keys.length, values, order);
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    void sortPairs(long[] keys, PairValues values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, values.length());
        move(keys, 0, keys.length, values, order);
    }

    void sortPairs(float[] keys, PairValues values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, values.length());
        move(keys, 0, keys.length, values, order);
    }

    void sortPairs(double[] keys, PairValues values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, values.length());
        move(keys, 0, keys.length, values, order);
    }
    // endregion

    private void move(/*value*/ int[] keys, int from, int to, PairValues values, KeyOrder order) {
        IntSequence range = new IntSequence(keys, from, to - from, order);
        submit(IntPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), /*value*/ int.class, range,
                range::store, values));
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private void move(long[] keys, int from, int to, PairValues values, KeyOrder order) {
        LongSequence range = new LongSequence(keys, from, to - from, order);
        submit(LongPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), long.class, range,
                range::store, values));
    }

    private void move(float[] keys, int from, int to, PairValues values, KeyOrder order) {
        FloatSequence range = new FloatSequence(keys, from, to - from, order);
        submit(IntPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), float.class, range,
                range::store, values));
    }

    private void move(double[] keys, int from, int to, PairValues values, KeyOrder order) {
        DoubleSequence range = new DoubleSequence(keys, from, to - from, order);
        submit(LongPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), double.class, range,
                range::store, values));
    }
    // endregion

    private void submit(SortJob job) {
        dispatcher.submit(job.using(options));
    }
}
