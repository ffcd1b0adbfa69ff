package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.PlainJob;
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.sort.IntOrderSortJob;
import io.github.aparasort.internal.sort.IntPairSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.Presorted;
import io.github.aparasort.internal.sort.SortJob;
import io.github.aparasort.internal.sort.SortWorkload;
import io.github.aparasort.internal.step.SortOptions;
import java.util.Arrays;
import java.util.function.Supplier;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.key.ShortSequence;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.LongOrderSortJob;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.LongSortJob;
// endregion

/** Sorts of numbers, which a {@link Sorter} has. */
abstract class NumberSorts extends Facade {
    final SortOptions options;

    NumberSorts(Dispatcher dispatcher, SortOptions options) {
        super(dispatcher);
        this.options = options;
    }

    // ---- keys alone

    /** Sorts an array in place in ascending order: as {@link GpuArrays#sort(int[])}. */
    public void sort(/*value*/ int[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }
    // Also for long: Sorts {type}s in ascending order: as {@link #sort(int[])}.
    // Also for float, double: Sorts {type}s in ascending order: as {@link #sort(int[])}, -0.0 before 0.0 and NaNs last.
    // Also for byte, short, char: Sorts {type}s in ascending order: as {@link #sort(int[])}; the JDK counts them.
    // Also as sortDescending, DESCENDING for ASCENDING, descending for ascending, first for last,
    //     0.0 before -0.0 for -0.0 before 0.0: Sorts an array in place in descending order, from the greatest element
    //     to the least: as {@link #sort(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts longs in ascending order: as {@link #sort(int[])}. */
    public void sort(long[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts floats in ascending order: as {@link #sort(int[])}, -0.0 before 0.0 and NaNs last. */
    public void sort(float[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts doubles in ascending order: as {@link #sort(int[])}, -0.0 before 0.0 and NaNs last. */
    public void sort(double[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts bytes in ascending order: as {@link #sort(int[])}; the JDK counts them. */
    public void sort(byte[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts shorts in ascending order: as {@link #sort(int[])}; the JDK counts them. */
    public void sort(short[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts chars in ascending order: as {@link #sort(int[])}; the JDK counts them. */
    public void sort(char[] a) {
        inOrder(a, 0, a.length, KeyOrder.ASCENDING);
    }

    /** Sorts an array in place in descending order, from the greatest element to the least: as {@link #sort(int[])}. */
    public void sortDescending(int[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /** Sorts longs in descending order: as {@link #sortDescending(int[])}. */
    public void sortDescending(long[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /** Sorts floats in descending order: as {@link #sortDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public void sortDescending(float[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /** Sorts doubles in descending order: as {@link #sortDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public void sortDescending(double[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /** Sorts bytes in descending order: as {@link #sortDescending(int[])}; the JDK counts them. */
    public void sortDescending(byte[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /** Sorts shorts in descending order: as {@link #sortDescending(int[])}; the JDK counts them. */
    public void sortDescending(short[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /** Sorts chars in descending order: as {@link #sortDescending(int[])}; the JDK counts them. */
    public void sortDescending(char[] a) {
        inOrder(a, 0, a.length, KeyOrder.DESCENDING);
    }
    // endregion

    /** Sorts a range of an array in place in ascending order: as {@link GpuArrays#sort(int[], int, int)}. */
    public void sort(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }
    // Also for long, float, double, byte, short, char: Sorts a range in ascending order: as {@link #sort({type}[])}.
    // Also as sortDescending, DESCENDING for ASCENDING, descending for ascending: Sorts a range of an array in
    //     descending order: as {@link #sortDescending(int[])}, with the arguments of {@link #sort(int[], int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range in ascending order: as {@link #sort(long[])}. */
    public void sort(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Sorts a range in ascending order: as {@link #sort(float[])}. */
    public void sort(float[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Sorts a range in ascending order: as {@link #sort(double[])}. */
    public void sort(double[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Sorts a range in ascending order: as {@link #sort(byte[])}. */
    public void sort(byte[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Sorts a range in ascending order: as {@link #sort(short[])}. */
    public void sort(short[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /** Sorts a range in ascending order: as {@link #sort(char[])}. */
    public void sort(char[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.ASCENDING);
    }

    /**
     * Sorts a range of an array in descending order: as {@link #sortDescending(int[])}, with the arguments of {@link
     * #sort(int[], int, int)}.
     */
    public void sortDescending(int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(long[])}. */
    public void sortDescending(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(float[])}. */
    public void sortDescending(float[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(double[])}. */
    public void sortDescending(double[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(byte[])}. */
    public void sortDescending(byte[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(short[])}. */
    public void sortDescending(short[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(char[])}. */
    public void sortDescending(char[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }
    // endregion

    /** Sorts an array in place as unsigned numbers, by {@link Integer#compareUnsigned}: as {@link #sort(int[])}. */
    public void sortUnsigned(/*value*/ int[] a) {
        inOrder(a, 0, a.length, KeyOrder.UNSIGNED);
    }
    // Also for long: Sorts {type}s in the order of {@link Long#compareUnsigned}: as {@link #sortUnsigned(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts longs in the order of {@link Long#compareUnsigned}: as {@link #sortUnsigned(int[])}. */
    public void sortUnsigned(long[] a) {
        inOrder(a, 0, a.length, KeyOrder.UNSIGNED);
    }
    // endregion

    /**
     * Sorts a range of an array as unsigned numbers: as {@link #sortUnsigned(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public void sortUnsigned(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.UNSIGNED);
    }
    // Also for long: Sorts a range of {type}s as unsigned numbers: as {@link #sortUnsigned(int[], int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range of longs as unsigned numbers: as {@link #sortUnsigned(int[], int, int)}. */
    public void sortUnsigned(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        inOrder(a, fromIndex, toIndex, KeyOrder.UNSIGNED);
    }
    // endregion

    /**
     * Tells whether an array is in ascending order, so that {@link #sort(int[])} would not change it. Time: O(n); it
     * ends at the first element that is less than the one before it. Large arrays are read by all processors.
     *
     * @param a the array, which stays as it is
     * @return true if no element is less than the one before it
     */
    public boolean isSorted(/*value*/ int[] a) {
        return isSorted(/*value*/ int.class, new IntSequence(a, 0, a.length));
    }
    // Also for long, float, double, byte, short, char: Tells whether {type}s ascend: as {@link #isSorted(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Tells whether longs ascend: as {@link #isSorted(int[])}. */
    public boolean isSorted(long[] a) {
        return isSorted(long.class, new LongSequence(a, 0, a.length));
    }

    /** Tells whether floats ascend: as {@link #isSorted(int[])}. */
    public boolean isSorted(float[] a) {
        return isSorted(float.class, new FloatSequence(a, 0, a.length));
    }

    /** Tells whether doubles ascend: as {@link #isSorted(int[])}. */
    public boolean isSorted(double[] a) {
        return isSorted(double.class, new DoubleSequence(a, 0, a.length));
    }

    /** Tells whether bytes ascend: as {@link #isSorted(int[])}. */
    public boolean isSorted(byte[] a) {
        return isSorted(byte.class, new ByteSequence(a, 0, a.length));
    }

    /** Tells whether shorts ascend: as {@link #isSorted(int[])}. */
    public boolean isSorted(short[] a) {
        return isSorted(short.class, new ShortSequence(a, 0, a.length));
    }

    /** Tells whether chars ascend: as {@link #isSorted(int[])}. */
    public boolean isSorted(char[] a) {
        return isSorted(char.class, new CharacterSequence(a, 0, a.length));
    }
    // endregion

    /**
     * Tells whether a range of an array is in ascending order: as {@link #isSorted(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public boolean isSorted(/*value*/ int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(/*value*/ int.class, new IntSequence(a, fromIndex, toIndex - fromIndex));
    }
    // Also for long, float, double, byte, short, char: Tells whether a range ascends: as {@link #isSorted({type}[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Tells whether a range ascends: as {@link #isSorted(long[])}. */
    public boolean isSorted(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(long.class, new LongSequence(a, fromIndex, toIndex - fromIndex));
    }

    /** Tells whether a range ascends: as {@link #isSorted(float[])}. */
    public boolean isSorted(float[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(float.class, new FloatSequence(a, fromIndex, toIndex - fromIndex));
    }

    /** Tells whether a range ascends: as {@link #isSorted(double[])}. */
    public boolean isSorted(double[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(double.class, new DoubleSequence(a, fromIndex, toIndex - fromIndex));
    }

    /** Tells whether a range ascends: as {@link #isSorted(byte[])}. */
    public boolean isSorted(byte[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(byte.class, new ByteSequence(a, fromIndex, toIndex - fromIndex));
    }

    /** Tells whether a range ascends: as {@link #isSorted(short[])}. */
    public boolean isSorted(short[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(short.class, new ShortSequence(a, fromIndex, toIndex - fromIndex));
    }

    /** Tells whether a range ascends: as {@link #isSorted(char[])}. */
    public boolean isSorted(char[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(char.class, new CharacterSequence(a, fromIndex, toIndex - fromIndex));
    }
    // endregion

    // ---- indices

    /**
     * Finds the indices that sort the keys: the first one is that of the least key, and {@code keys[result[i]]} ascends
     * with {@code i}. Equal keys come in ascending order of their indices. {@link Sorter} says what it costs.
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
     * Finds the indices that sort a range of the keys: as {@link #argsort(int[])}, with the range of {@link
     * #sort(int[], int, int)}. They are indices of the whole array, from {@code fromIndex} on.
     */
    public int[] argsort(/*value*/ int[] keys, int fromIndex, int toIndex) {
        return indices(keys, fromIndex, toIndex, KeyOrder.ASCENDING);
    }
    // Also for long, byte, short, char: Finds the indices that sort a range: as {@link #argsort(int[], int, int)}.
    // Also for float, double: Finds the indices that sort a range: as {@link #argsort(int[], int, int)}, NaNs last.
    // Also as argsortDescending, DESCENDING for ASCENDING, first for last: Finds the indices that sort a range of the
    //     keys from the greatest to the least: as {@link #argsort(int[], int, int)} and {@link
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
     * order. {@link Sorter} says what it costs.
     *
     * @param values a value for each key: an array of any type
     * @throws IllegalArgumentException if the lengths differ, or {@code values} is no array
     */
    public void sortPairs(/*value*/ int[] keys, Object values) {
        if (values instanceof int[] ints) {
            ArgumentChecks.sameLength(keys.length, ints.length);
            submit(IntPairSortJob.sortPairs(keys, ints));
        } else {
            move(keys, 0, keys.length, values, KeyOrder.ASCENDING);
        }
    }
    // Also for long: Sorts {type} keys with values of any type: as {@link #sortPairs(int[], Object)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts long keys with values of any type: as {@link #sortPairs(int[], Object)}. */
    public void sortPairs(long[] keys, Object values) {
        if (values instanceof int[] ints) {
            ArgumentChecks.sameLength(keys.length, ints.length);
            submit(LongPairSortJob.sortPairs(keys, ints));
        } else {
            move(keys, 0, keys.length, values, KeyOrder.ASCENDING);
        }
    }
    // endregion

    /** Sorts float keys with values of any type: as {@link #sortPairs(int[], Object)}, -0.0 before 0.0, NaNs last. */
    public void sortPairs(/*value*/ float[] keys, Object values) {
        move(keys, 0, keys.length, values, KeyOrder.ASCENDING);
    }
    // Also for double: Sorts {type} keys with values: as {@link #sortPairs(int[], Object)}, -0.0 before 0.0, NaNs last.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts double keys with values: as {@link #sortPairs(int[], Object)}, -0.0 before 0.0, NaNs last. */
    public void sortPairs(double[] keys, Object values) {
        move(keys, 0, keys.length, values, KeyOrder.ASCENDING);
    }
    // endregion

    /**
     * Sorts keys in place from the greatest to the least, and moves each value along with its key: as {@link
     * #sortPairs(int[], Object)}. Values of equal keys keep their order here, too. Of floats and doubles NaNs come
     * first, and 0.0 comes before -0.0.
     */
    public void sortPairsDescending(/*value*/ int[] keys, Object values) {
        move(keys, 0, keys.length, values, KeyOrder.DESCENDING);
    }
    // Also for long, float, double: Sorts {type} keys with values: as {@link #sortPairsDescending(int[], Object)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts long keys with values: as {@link #sortPairsDescending(int[], Object)}. */
    public void sortPairsDescending(long[] keys, Object values) {
        move(keys, 0, keys.length, values, KeyOrder.DESCENDING);
    }

    /** Sorts float keys with values: as {@link #sortPairsDescending(int[], Object)}. */
    public void sortPairsDescending(float[] keys, Object values) {
        move(keys, 0, keys.length, values, KeyOrder.DESCENDING);
    }

    /** Sorts double keys with values: as {@link #sortPairsDescending(int[], Object)}. */
    public void sortPairsDescending(double[] keys, Object values) {
        move(keys, 0, keys.length, values, KeyOrder.DESCENDING);
    }
    // endregion

    /**
     * Sorts a range of keys in place in ascending order, and moves each value in the same range along with its key: as
     * {@link #sortPairs(int[], Object)}, with the range of {@link #sort(int[], int, int)}. Keys and values outside of
     * the range stay as they are.
     */
    public void sortPairs(/*value*/ int[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.ASCENDING);
    }
    // Also for long, float, double: Sorts a range of {type} keys with values: as {@link
    //     #sortPairs(int[], Object, int, int)}.
    // Also as sortPairsDescending, DESCENDING for ASCENDING: Sorts a range of keys from the greatest to the least, with
    //     their values: as {@link #sortPairsDescending(int[], Object)}, with the range of {@link
    //     #sortPairs(int[], Object, int, int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range of long keys with values: as {@link #sortPairs(int[], Object, int, int)}. */
    public void sortPairs(long[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.ASCENDING);
    }

    /** Sorts a range of float keys with values: as {@link #sortPairs(int[], Object, int, int)}. */
    public void sortPairs(float[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.ASCENDING);
    }

    /** Sorts a range of double keys with values: as {@link #sortPairs(int[], Object, int, int)}. */
    public void sortPairs(double[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.ASCENDING);
    }

    /**
     * Sorts a range of keys from the greatest to the least, with their values: as {@link #sortPairsDescending(int[],
     * Object)}, with the range of {@link #sortPairs(int[], Object, int, int)}.
     */
    public void sortPairsDescending(int[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.DESCENDING);
    }

    /** Sorts a range of long keys with values: as {@link #sortPairsDescending(int[], Object, int, int)}. */
    public void sortPairsDescending(long[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.DESCENDING);
    }

    /** Sorts a range of float keys with values: as {@link #sortPairsDescending(int[], Object, int, int)}. */
    public void sortPairsDescending(float[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.DESCENDING);
    }

    /** Sorts a range of double keys with values: as {@link #sortPairsDescending(int[], Object, int, int)}. */
    public void sortPairsDescending(double[] keys, Object values, int fromIndex, int toIndex) {
        move(keys, fromIndex, toIndex, values, KeyOrder.DESCENDING);
    }
    // endregion

    // ---- a custom order

    /**
     * Sorts an array in place by a custom order, stably. {@link IntOrderKernel} has an example, and says what an order
     * may contain. Time: O(n log n) comparisons. If the order throws on the CPU, the caller gets the exception, and the
     * array is as it was.
     *
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     */
    public void sort(/*value*/ int[] a, Supplier<? extends IntOrderKernel> order) {
        submit(IntOrderSortJob.sort(a, 0, a.length, AparapiLog.made(order, "order")));
    }
    // Also for long: Sorts {type}s by a custom order: as {@link #sort(int[], Supplier)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts longs by a custom order: as {@link #sort(int[], Supplier)}. */
    public void sort(long[] a, Supplier<? extends LongOrderKernel> order) {
        submit(LongOrderSortJob.sort(a, 0, a.length, AparapiLog.made(order, "order")));
    }
    // endregion

    /**
     * Sorts a range of an array by a custom order: as {@link #sort(int[], Supplier)}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public void sort(/*value*/ int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        submit(IntOrderSortJob.sort(a, fromIndex, toIndex, AparapiLog.made(order, "order")));
    }
    // Also for long: Sorts a range of {type}s by a custom order: as {@link #sort(int[], int, int, Supplier)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range of longs by a custom order: as {@link #sort(int[], int, int, Supplier)}. */
    public void sort(long[] a, int fromIndex, int toIndex, Supplier<? extends LongOrderKernel> order) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        submit(LongOrderSortJob.sort(a, fromIndex, toIndex, AparapiLog.made(order, "order")));
    }
    // endregion

    /**
     * Finds the indices that sort the keys by a custom order: as {@link #argsort(int[])} and
     * {@link #sort(int[], Supplier)}. Indices of keys that the order finds equal come in ascending order.
     */
    public int[] argsort(/*value*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        int[] result = new int[keys.length];
        return run(IntOrderSortJob.argsort(keys, result, AparapiLog.made(order, "order")).using(options), result);
    }
    // Also for long: Finds the indices that sort {type}s by a custom order: as {@link #argsort(int[], Supplier)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds the indices that sort longs by a custom order: as {@link #argsort(int[], Supplier)}. */
    public int[] argsort(long[] keys, Supplier<? extends LongOrderKernel> order) {
        int[] result = new int[keys.length];
        return run(LongOrderSortJob.argsort(keys, result, AparapiLog.made(order, "order")).using(options), result);
    }
    // endregion

    /**
     * Sorts keys by a custom order, and moves each value along with its key: as {@link #sortPairs(int[], Object)} and
     * {@link #sort(int[], Supplier)}.
     */
    public void sortPairs(/*value*/ int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        ArgumentChecks.sameLength(keys.length, values.length);
        submit(IntOrderSortJob.sortPairs(keys, values, AparapiLog.made(order, "order")));
    }
    // Also for long: Sorts {type} keys with ints by a custom order: as {@link #sortPairs(int[], int[], Supplier)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts long keys with ints by a custom order: as {@link #sortPairs(int[], int[], Supplier)}. */
    public void sortPairs(long[] keys, int[] values, Supplier<? extends LongOrderKernel> order) {
        ArgumentChecks.sameLength(keys.length, values.length);
        submit(LongOrderSortJob.sortPairs(keys, values, AparapiLog.made(order, "order")));
    }
    // endregion

    // ---- from a call to its job

    void inOrder(/*value*/ int[] a, int from, int to, KeyOrder order) {
        submit(new IntSortJob(a, from, to, order));
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    void inOrder(long[] a, int from, int to, KeyOrder order) {
        submit(new LongSortJob(a, from, to, order));
    }

    void inOrder(float[] a, int from, int to, KeyOrder order) {
        submit(new FloatSortJob(a, from, to, order));
    }

    void inOrder(double[] a, int from, int to, KeyOrder order) {
        submit(new DoubleSortJob(a, from, to, order));
    }
    // endregion

    private void inOrder(/*value*/ byte[] a, int from, int to, KeyOrder order) {
        sortPlain(/*value*/ byte.class, new ByteSequence(a, from, to - from), order, () -> Arrays.sort(a, from, to));
    }
    // Also for short, char
    // region Derived from the method above by build/Widths.java: do not edit

    private void inOrder(short[] a, int from, int to, KeyOrder order) {
        sortPlain(short.class, new ShortSequence(a, from, to - from), order, () -> Arrays.sort(a, from, to));
    }

    private void inOrder(char[] a, int from, int to, KeyOrder order) {
        sortPlain(char.class, new CharacterSequence(a, from, to - from), order, () -> Arrays.sort(a, from, to));
    }
    // endregion

    private void sortPlain(Class<?> type, Sequence range, KeyOrder order, Runnable ascending) {
        dispatcher.submit(new PlainJob(SortWorkload.in(order, Operation.SORT), type, range.length(), () -> {
            ascending.run();
            if (order != KeyOrder.ASCENDING) {
                Presorted.reorder(range, order);
            }
        }));
    }

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

    private void move(/*value*/ int[] keys, int from, int to, Object values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        PairValues moved = PairValues.of(values, from, to);
        IntSequence range = new IntSequence(keys, from, to - from, order);
        submit(IntPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), /*value*/ int.class, range,
                range::store, moved));
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private void move(long[] keys, int from, int to, Object values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        PairValues moved = PairValues.of(values, from, to);
        LongSequence range = new LongSequence(keys, from, to - from, order);
        submit(LongPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), long.class, range,
                range::store, moved));
    }

    private void move(float[] keys, int from, int to, Object values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        PairValues moved = PairValues.of(values, from, to);
        FloatSequence range = new FloatSequence(keys, from, to - from, order);
        submit(IntPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), float.class, range,
                range::store, moved));
    }

    private void move(double[] keys, int from, int to, Object values, KeyOrder order) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        PairValues moved = PairValues.of(values, from, to);
        DoubleSequence range = new DoubleSequence(keys, from, to - from, order);
        submit(LongPairSortJob.sortPairs(SortWorkload.in(order, Operation.SORT_PAIRS), double.class, range,
                range::store, moved));
    }
    // endregion

    private boolean isSorted(Class<?> type, Sequence keys) {
        return plain(Operation.IS_SORTED, type, keys.length(), () -> Presorted.isAscending(keys));
    }

    /** Only mergesort can sort by comparisons alone, so every algorithm is accepted here. */
    private void submit(IntOrderSortJob job) {
        dispatcher.submit(job.using(options));
    }
    // Also for long
    // region Derived from the method above by build/Widths.java: do not edit

    private void submit(LongOrderSortJob job) {
        dispatcher.submit(job.using(options));
    }
    // endregion

    final void submit(SortJob job) {
        dispatcher.submit(job.using(options));
    }
}
