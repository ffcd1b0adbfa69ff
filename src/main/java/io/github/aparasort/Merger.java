package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.MergedValues;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.merge.BulkEdits;
import io.github.aparasort.internal.merge.IntMergeAllWays;
import io.github.aparasort.internal.merge.IntMergeJob;
import java.util.Objects;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.array.DoubleSortedInput;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.LongSortedInput;
import io.github.aparasort.internal.merge.DoubleMergeAllWays;
import io.github.aparasort.internal.merge.DoubleMergeJob;
import io.github.aparasort.internal.merge.FloatMergeAllWays;
import io.github.aparasort.internal.merge.FloatMergeJob;
import io.github.aparasort.internal.merge.LongMergeAllWays;
import io.github.aparasort.internal.merge.LongMergeJob;
// endregion

/**
 * Merges sorted arrays into one, on the engine that its {@link Gpu} chooses: two arrays, with or without values, or any
 * number of them. It also inserts and removes many elements of an array at once.
 *
 * <pre>{@code
 * Merger merger = Gpu.shared().merger();
 * int[] all = merger.merge(sortedA, sortedB);
 * Pairs<long[], String[]> log = merger.mergePairs(timesA, linesA, timesB, linesB);
 * int[] ofAll = merger.mergeAll(sortedA, sortedB, sortedC);         // or an int[][]
 * int[] without = merger.remove(all, new int[] {0, 7, 8});
 * }</pre>
 *
 * <p><b>Stability.</b> Of equal elements those of {@code a} come first. Equal elements of one array keep their order.
 * Inputs may be of very different lengths.
 *
 * <p><b>Cost.</b> Time: O(n) for n elements in both inputs together, or less if long parts of one input have no
 * elements of the other between them. Memory: on the CPU nothing but the result, and for pairs an int for each element;
 * an OpenCL device also holds the inputs and the result. What does not fit there is merged in parts.
 *
 * <p><b>Exceptions.</b> That the inputs are sorted is checked by one pass over them, or while they are sent to an
 * OpenCL device. An array that is not sorted is refused with {@link IllegalArgumentException}.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * <p><b>Source.</b> The merge path of Green, McColl and Bader, <i>GPU Merge Path</i> (2012), as in Baxter, <i>Modern
 * GPU</i> (2013).
 *
 * @see Gpu#merger()
 */
public final class Merger extends Facade {
    private final MergeStrategy strategy;

    Merger(Dispatcher dispatcher, MergeStrategy strategy) {
        super(dispatcher);
        this.strategy = strategy;
    }

    /** Returns where and how the work is done, for instance {@code Merger[target=AUTO, strategy=AUTO]}. */
    @Override
    public String toString() {
        return "Merger[" + dispatcher + ", strategy=" + strategy + "]";
    }

    /**
     * Returns a merger that uses one strategy on OpenCL devices.
     *
     * @param strategy how to merge there
     * @return a merger of the same context
     */
    public Merger using(MergeStrategy strategy) {
        return new Merger(dispatcher, Objects.requireNonNull(strategy, "strategy"));
    }

    /**
     * Merges two sorted arrays into a new one.
     *
     * @param a a sorted array
     * @param b another sorted array, or the same one
     * @return a new sorted array with the elements of both; of equal elements those of {@code a} come first
     * @throws IllegalArgumentException if an array is not sorted, or their lengths add up to more than an array can
     *     hold
     */
    public /*value*/ int[] merge(/*value*/ int[] a, /*value*/ int[] b) {
        ArgumentChecks.sumOfLengths("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length);
        return mergeSorted(a, b, null);
    }
    // Also for long, float, double: Merges two sorted arrays of {type}s into a new one: as {@link #merge(int[],
    //     int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Merges two sorted arrays of longs into a new one: as {@link #merge(int[], int[])}. */
    public long[] merge(long[] a, long[] b) {
        ArgumentChecks.sumOfLengths("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length);
        return mergeSorted(a, b, null);
    }

    /** Merges two sorted arrays of floats into a new one: as {@link #merge(int[], int[])}. */
    public float[] merge(float[] a, float[] b) {
        ArgumentChecks.sumOfLengths("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length);
        return mergeSorted(a, b, null);
    }

    /** Merges two sorted arrays of doubles into a new one: as {@link #merge(int[], int[])}. */
    public double[] merge(double[] a, double[] b) {
        ArgumentChecks.sumOfLengths("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length);
        return mergeSorted(a, b, null);
    }
    // endregion

    /**
     * Merges two sorted arrays into a third one.
     *
     * @param a a sorted array
     * @param b another sorted array, or the same one
     * @param out receives the elements of both, sorted; of equal elements those of {@code a} come first. If a call
     *     throws something other than IllegalArgumentException, parts of it may have been overwritten
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted, or {@code out} is one of them or not as
     *     long as both together
     */
    public void merge(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        mergeSorted(a, b, out);
    }
    // Also for long, float, double: Merges two sorted arrays of {type}s into a third one: as {@link #merge(int[],
    //     int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Merges two sorted arrays of longs into a third one: as {@link #merge(int[], int[], int[])}. */
    public void merge(long[] a, long[] b, long[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        mergeSorted(a, b, out);
    }

    /** Merges two sorted arrays of floats into a third one: as {@link #merge(int[], int[], int[])}. */
    public void merge(float[] a, float[] b, float[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        mergeSorted(a, b, out);
    }

    /** Merges two sorted arrays of doubles into a third one: as {@link #merge(int[], int[], int[])}. */
    public void merge(double[] a, double[] b, double[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        mergeSorted(a, b, out);
    }
    // endregion

    /**
     * Merges two sorted arrays of keys, and moves each value along with its key. Of equal keys those of A come first.
     *
     * @param <V> the type of the arrays of values: {@code int[]}, that of any other primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays: the keys of both, sorted, and their values. An array of objects has the type of {@code
     *     aValues} if that can hold the elements of {@code bValues}, otherwise the type of {@code bValues}
     * @throws IllegalArgumentException if keys are not sorted, there are more or fewer values than keys, the result
     *     would be too long for an array, or {@code aValues} and {@code bValues} are not arrays of one type; for arrays
     *     of objects it is enough that one of the two can hold the elements of the other
     */
    public <V> Pairs</*value*/ int[], V> mergePairs(/*value*/ int[] aKeys, V aValues, /*value*/ int[] bKeys,
            V bValues) {
        ArgumentChecks.sumOfLengths("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        return new Pairs<>(run(new IntMergeJob(strategy, aKeys, bKeys, values)).out(), values.gathered());
    }
    // Also for long, float, double: Merges sorted {type} keys with their values: as {@link #mergePairs(int[], Object,
    //     int[], Object)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Merges sorted long keys with their values: as {@link #mergePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<long[], V> mergePairs(long[] aKeys, V aValues, long[] bKeys,
            V bValues) {
        ArgumentChecks.sumOfLengths("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        return new Pairs<>(run(new LongMergeJob(strategy, aKeys, bKeys, values)).out(), values.gathered());
    }

    /** Merges sorted float keys with their values: as {@link #mergePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<float[], V> mergePairs(float[] aKeys, V aValues, float[] bKeys,
            V bValues) {
        ArgumentChecks.sumOfLengths("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        return new Pairs<>(run(new FloatMergeJob(strategy, aKeys, bKeys, values)).out(), values.gathered());
    }

    /** Merges sorted double keys with their values: as {@link #mergePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<double[], V> mergePairs(double[] aKeys, V aValues, double[] bKeys,
            V bValues) {
        ArgumentChecks.sumOfLengths("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        return new Pairs<>(run(new DoubleMergeJob(strategy, aKeys, bKeys, values)).out(), values.gathered());
    }
    // endregion

    /**
     * Merges any number of sorted arrays into a new one, in one pass. It is faster than merges of two arrays each, and
     * the more so the more arrays there are.
     *
     * <p>Time: O(n log k) for n elements in k arrays. Memory: the result; on the CPU also, for each processor, up to
     * 4 MiB and 300 bytes for each array; on an OpenCL device several times all elements.
     *
     * <p>Each processor finds by co-ranks which elements its part of the result consists of (exact splitting: Varman,
     * Scheufler, Iyer and Ricard, 1991), and merges them block by block in its cache, two by two. An OpenCL device
     * merges neighbours two by two, level by level. If there are more than 64 arrays, or NaNs, it sorts all elements.
     *
     * @param sorted sorted arrays, one by one or as an array of arrays. There may be none, some may be empty, and the
     *     same array may be there several times
     * @return a new sorted array with the elements of all; of equal elements those of the earlier array come first
     * @throws IllegalArgumentException if an array is not sorted, or their lengths add up to more than an array can
     *     hold
     */
    public /*value*/ int[] mergeAll(/*value*/ int[]... sorted) {
        /*value*/ int[][] arrays = Objects.requireNonNull(sorted, "sorted").clone();
        int[] begins = ArgumentChecks.begins(arrays, "sorted");
        return limited(() -> {
            IntSortedInput.check(arrays, begins, "sorted");
            return IntMergeAllWays.merge(arrays, begins, strategy, dispatcher);
        });
    }
    // Also for long, float, double: Merges any number of sorted arrays of {type}s into a new one: as {@link
    //     #mergeAll(int[][])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Merges any number of sorted arrays of longs into a new one: as {@link #mergeAll(int[][])}. */
    public long[] mergeAll(long[]... sorted) {
        long[][] arrays = Objects.requireNonNull(sorted, "sorted").clone();
        int[] begins = ArgumentChecks.begins(arrays, "sorted");
        return limited(() -> {
            LongSortedInput.check(arrays, begins, "sorted");
            return LongMergeAllWays.merge(arrays, begins, strategy, dispatcher);
        });
    }

    /** Merges any number of sorted arrays of floats into a new one: as {@link #mergeAll(int[][])}. */
    public float[] mergeAll(float[]... sorted) {
        float[][] arrays = Objects.requireNonNull(sorted, "sorted").clone();
        int[] begins = ArgumentChecks.begins(arrays, "sorted");
        return limited(() -> {
            FloatSortedInput.check(arrays, begins, "sorted");
            return FloatMergeAllWays.merge(arrays, begins, strategy, dispatcher);
        });
    }

    /** Merges any number of sorted arrays of doubles into a new one: as {@link #mergeAll(int[][])}. */
    public double[] mergeAll(double[]... sorted) {
        double[][] arrays = Objects.requireNonNull(sorted, "sorted").clone();
        int[] begins = ArgumentChecks.begins(arrays, "sorted");
        return limited(() -> {
            DoubleSortedInput.check(arrays, begins, "sorted");
            return DoubleMergeAllWays.merge(arrays, begins, strategy, dispatcher);
        });
    }
    // endregion

    /**
     * Inserts elements into an array, which need not be sorted: {@code values[i]} before the element that has index
     * {@code positions[i]} in {@code a}. Values of equal positions keep their order. Modern GPU has it as bulk insert,
     * NumPy as {@code insert}.
     *
     * <p>Time: O(n) for n elements in the result. Memory: the result. Plain Java does it, by all processors.
     *
     * @param a any array
     * @param positions for each value an index from 0 to {@code a.length}, which stands for the end; they ascend, and
     *     may be equal
     * @param values what to insert
     * @return a new array with all elements of both
     * @throws IllegalArgumentException if a position is out of range or less than the one before it, there are more or
     *     fewer positions than values, or the result would be too long for an array
     */
    public /*value*/ int[] insert(/*value*/ int[] a, int[] positions, /*value*/ int[] values) {
        /*value*/ int[] out = new /*value*/ int[insertion(Objects.requireNonNull(a, "a").length, positions,
                Objects.requireNonNull(values, "values").length)];
        return run(BulkEdits.insert(a, positions, values, out), out);
    }
    // Also for long, float, double: Inserts {type}s into an array: as {@link #insert(int[], int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Inserts longs into an array: as {@link #insert(int[], int[], int[])}. */
    public long[] insert(long[] a, int[] positions, long[] values) {
        long[] out = new long[insertion(Objects.requireNonNull(a, "a").length, positions,
                Objects.requireNonNull(values, "values").length)];
        return run(BulkEdits.insert(a, positions, values, out), out);
    }

    /** Inserts floats into an array: as {@link #insert(int[], int[], int[])}. */
    public float[] insert(float[] a, int[] positions, float[] values) {
        float[] out = new float[insertion(Objects.requireNonNull(a, "a").length, positions,
                Objects.requireNonNull(values, "values").length)];
        return run(BulkEdits.insert(a, positions, values, out), out);
    }

    /** Inserts doubles into an array: as {@link #insert(int[], int[], int[])}. */
    public double[] insert(double[] a, int[] positions, double[] values) {
        double[] out = new double[insertion(Objects.requireNonNull(a, "a").length, positions,
                Objects.requireNonNull(values, "values").length)];
        return run(BulkEdits.insert(a, positions, values, out), out);
    }
    // endregion

    /**
     * Inserts objects into an array: as {@link #insert(int[], int[], int[])}.
     *
     * @return a new array of the type of {@code a} if that can hold the elements of {@code values}, otherwise of the
     *     type of {@code values}
     * @throws IllegalArgumentException also if neither of these types can hold the elements of the other
     */
    public <T> T[] insert(T[] a, int[] positions, T[] values) {
        int n = insertion(Objects.requireNonNull(a, "a").length, positions,
                Objects.requireNonNull(values, "values").length);
        T[] out = PairValues.like(BulkEdits.common(a, values), n);
        return run(BulkEdits.insert(a, positions, values, out), out);
    }

    /**
     * Removes elements from an array, which need not be sorted. Modern GPU has it as bulk remove, NumPy as {@code
     * delete}.
     *
     * <p>Time: O(n) for n elements in the result, and O(m) for m positions. Memory: the result. Plain Java does it, by
     * all processors.
     *
     * @param a any array
     * @param positions the indices of the elements to remove, strictly ascending
     * @return a new array with the other elements, in their order
     * @throws IllegalArgumentException if a position is no index of {@code a}, or not greater than the one before it
     */
    public /*value*/ int[] remove(/*value*/ int[] a, int[] positions) {
        /*value*/ int[] out = new /*value*/ int[removal(Objects.requireNonNull(a, "a").length, positions)];
        return run(BulkEdits.remove(a, positions, out), out);
    }
    // Also for long, float, double: Removes {type}s from an array: as {@link #remove(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Removes longs from an array: as {@link #remove(int[], int[])}. */
    public long[] remove(long[] a, int[] positions) {
        long[] out = new long[removal(Objects.requireNonNull(a, "a").length, positions)];
        return run(BulkEdits.remove(a, positions, out), out);
    }

    /** Removes floats from an array: as {@link #remove(int[], int[])}. */
    public float[] remove(float[] a, int[] positions) {
        float[] out = new float[removal(Objects.requireNonNull(a, "a").length, positions)];
        return run(BulkEdits.remove(a, positions, out), out);
    }

    /** Removes doubles from an array: as {@link #remove(int[], int[])}. */
    public double[] remove(double[] a, int[] positions) {
        double[] out = new double[removal(Objects.requireNonNull(a, "a").length, positions)];
        return run(BulkEdits.remove(a, positions, out), out);
    }
    // endregion

    /**
     * Removes objects from an array: as {@link #remove(int[], int[])}.
     *
     * @return a new array of the type of {@code a}
     */
    public <T> T[] remove(T[] a, int[] positions) {
        T[] out = PairValues.like(a, removal(Objects.requireNonNull(a, "a").length, positions));
        return run(BulkEdits.remove(a, positions, out), out);
    }

    // ---- from a call to its job

    private /*value*/ int[] mergeSorted(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        return run(new IntMergeJob(strategy, a, b, out)).out();
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private long[] mergeSorted(long[] a, long[] b, long[] out) {
        return run(new LongMergeJob(strategy, a, b, out)).out();
    }

    private float[] mergeSorted(float[] a, float[] b, float[] out) {
        return run(new FloatMergeJob(strategy, a, b, out)).out();
    }

    private double[] mergeSorted(double[] a, double[] b, double[] out) {
        return run(new DoubleMergeJob(strategy, a, b, out)).out();
    }
    // endregion

    private static void requireOut(int a, int b, int out) {
        if ((long) a + b != out) {
            throw new IllegalArgumentException("out has " + out + " " + Plural.of(out, "element") + ", but a has " + a
                    + " and b has " + b);
        }
    }

    // ---- from a call to its jobs

    /** The length of the result. */
    private int insertion(int n, int[] positions, int values) {
        return limited(() -> BulkEdits.requireInsertion(n, positions, values));
    }

    /** The length of the result. */
    private int removal(int n, int[] positions) {
        return limited(() -> BulkEdits.requireRemoval(n, positions));
    }
}
