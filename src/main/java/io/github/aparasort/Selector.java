package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.object.ObjectSorter;
import io.github.aparasort.internal.select.IntSelectJob;
import io.github.aparasort.internal.select.Quantiles;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.select.DoubleSelectJob;
import io.github.aparasort.internal.select.FloatSelectJob;
import io.github.aparasort.internal.select.LongSelectJob;
// endregion

/**
 * Selects from unsorted arrays without sorting them: the least or greatest k elements, the element at a rank, and
 * quantiles.
 *
 * <pre>{@code
 * Selector selector = Gpu.shared().selector();
 * double[] best = selector.topK(scores, 10);                   // the greatest first
 * int[] where = selector.argTopK(scores, 10);                  // and their indices
 * double median = selector.quantiles(latencies, 0.5)[0];
 * double[] tail = selector.quantiles(latencies, 0.9, 0.99, 0.999);
 * }</pre>
 *
 * <p><b>Order.</b> Each method returns exactly what the sort of {@link Sorter} would have at these places, on every
 * engine. NaNs are the greatest elements.
 *
 * <p><b>Cost.</b> Time: O(n): one pass over the array, and a radix sort of the result. An array in order is read once.
 * A heap or the JDK's sort of a copy, on one thread, is taken where that is faster. All elements are radix sorted if
 * very many quantiles are wanted, and if a random sample misleads. The sample is at fixed places, so input can be made
 * to mislead it; other input does so about once in a million calls. If k is not much less than the length, a sort takes
 * less time. Memory: on the CPU 20 to 28 bytes for each element of the result or, for order statistics, for a few
 * percent of all elements. An OpenCL device sorts a copy of all elements, or their indices, and only the result comes
 * back.
 *
 * <p><b>Engine.</b> Under {@link Target#AUTO} the engine is the one that measured fastest: plain Java, on all
 * processors from 65,536 elements on, or a GPU. {@link Target#JTP} means plain Java too.
 *
 * <p><b>Verification.</b> The device checks its sort, by the order and checksums.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * <p><b>Source.</b> R. W. Floyd and R. L. Rivest, <i>Expected time bounds for selection</i>, Communications of the ACM
 * 18 (1975).
 *
 * @see Gpu#selector()
 */
public final class Selector extends Facade {
    Selector(Dispatcher dispatcher) {
        super(dispatcher);
    }

    /**
     * Returns the k greatest elements, the greatest first: the first k elements of what {@code sortDescending} gives.
     *
     * @param k how many elements; all of them if the array has fewer
     * @return a new array of at most k elements
     * @throws IllegalArgumentException if k is negative
     */
    public /*value*/ int[] topK(/*value*/ int[] a, int k) {
        return first(Operation.TOP_K, a, k, KeyOrder.DESCENDING);
    }
    // Also for long, float, double: Returns the k greatest {type}s, the greatest first: as {@link #topK(int[], int)}.
    // Also as bottomK, BOTTOM_K for TOP_K, ASCENDING for DESCENDING, least for greatest: Returns the k least elements,
    //     the least first: the first k elements of what {@code sort} gives.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns the k greatest longs, the greatest first: as {@link #topK(int[], int)}. */
    public long[] topK(long[] a, int k) {
        return first(Operation.TOP_K, a, k, KeyOrder.DESCENDING);
    }

    /** Returns the k greatest floats, the greatest first: as {@link #topK(int[], int)}. */
    public float[] topK(float[] a, int k) {
        return first(Operation.TOP_K, a, k, KeyOrder.DESCENDING);
    }

    /** Returns the k greatest doubles, the greatest first: as {@link #topK(int[], int)}. */
    public double[] topK(double[] a, int k) {
        return first(Operation.TOP_K, a, k, KeyOrder.DESCENDING);
    }

    /**
     * Returns the k least elements, the least first: the first k elements of what {@code sort} gives.
     *
     * @param k how many elements; all of them if the array has fewer
     * @return a new array of at most k elements
     * @throws IllegalArgumentException if k is negative
     */
    public int[] bottomK(int[] a, int k) {
        return first(Operation.BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }

    /** Returns the k least longs, the least first: as {@link #bottomK(int[], int)}. */
    public long[] bottomK(long[] a, int k) {
        return first(Operation.BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }

    /** Returns the k least floats, the least first: as {@link #bottomK(int[], int)}. */
    public float[] bottomK(float[] a, int k) {
        return first(Operation.BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }

    /** Returns the k least doubles, the least first: as {@link #bottomK(int[], int)}. */
    public double[] bottomK(double[] a, int k) {
        return first(Operation.BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }
    // endregion

    /**
     * Returns the indices of the k greatest elements, that of the greatest first: the first k indices of what {@code
     * argsortDescending} gives. Of equal elements the lower index comes first.
     *
     * @param k how many indices; those of all elements if the array has fewer
     * @return a new array of at most k indices
     * @throws IllegalArgumentException if k is negative
     */
    public int[] argTopK(/*value*/ int[] a, int k) {
        return firstIndices(Operation.ARG_TOP_K, a, k, KeyOrder.DESCENDING);
    }
    // Also for long, float, double: Returns the indices of the k greatest {type}s: as {@link #argTopK(int[], int)}.
    // Also as argBottomK, ARG_BOTTOM_K for ARG_TOP_K, ASCENDING for DESCENDING, least for greatest: Returns the indices
    //     of the k least elements, that of the least first: the first k indices of what {@code argsort} gives. Of equal
    //     elements the lower index comes first.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns the indices of the k greatest longs: as {@link #argTopK(int[], int)}. */
    public int[] argTopK(long[] a, int k) {
        return firstIndices(Operation.ARG_TOP_K, a, k, KeyOrder.DESCENDING);
    }

    /** Returns the indices of the k greatest floats: as {@link #argTopK(int[], int)}. */
    public int[] argTopK(float[] a, int k) {
        return firstIndices(Operation.ARG_TOP_K, a, k, KeyOrder.DESCENDING);
    }

    /** Returns the indices of the k greatest doubles: as {@link #argTopK(int[], int)}. */
    public int[] argTopK(double[] a, int k) {
        return firstIndices(Operation.ARG_TOP_K, a, k, KeyOrder.DESCENDING);
    }

    /**
     * Returns the indices of the k least elements, that of the least first: the first k indices of what {@code argsort}
     * gives. Of equal elements the lower index comes first.
     *
     * @param k how many indices; those of all elements if the array has fewer
     * @return a new array of at most k indices
     * @throws IllegalArgumentException if k is negative
     */
    public int[] argBottomK(int[] a, int k) {
        return firstIndices(Operation.ARG_BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }

    /** Returns the indices of the k least longs: as {@link #argBottomK(int[], int)}. */
    public int[] argBottomK(long[] a, int k) {
        return firstIndices(Operation.ARG_BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }

    /** Returns the indices of the k least floats: as {@link #argBottomK(int[], int)}. */
    public int[] argBottomK(float[] a, int k) {
        return firstIndices(Operation.ARG_BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }

    /** Returns the indices of the k least doubles: as {@link #argBottomK(int[], int)}. */
    public int[] argBottomK(double[] a, int k) {
        return firstIndices(Operation.ARG_BOTTOM_K, a, k, KeyOrder.ASCENDING);
    }
    // endregion

    /**
     * Returns the element that a sort would put at an index: an order statistic.
     *
     * @param k the index in the sorted array: 0 for the least element, {@code a.length - 1} for the greatest
     * @return the element
     * @throws IllegalArgumentException if k is no index of the array; so also if the array is empty
     */
    public /*value*/ int nth(/*value*/ int[] a, int k) {
        Objects.requireNonNull(a, "a");
        ArgumentChecks.rank(k, a.length);
        return run(IntSelectJob.values(Operation.NTH, a, KeyOrder.ASCENDING, k, k + 1)).values()[0];
    }
    // Also for long, float, double: Returns the {type} that a sort would put at an index: as {@link #nth(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns the long that a sort would put at an index: as {@link #nth(int[], int)}. */
    public long nth(long[] a, int k) {
        Objects.requireNonNull(a, "a");
        ArgumentChecks.rank(k, a.length);
        return run(LongSelectJob.values(Operation.NTH, a, KeyOrder.ASCENDING, k, k + 1)).values()[0];
    }

    /** Returns the float that a sort would put at an index: as {@link #nth(int[], int)}. */
    public float nth(float[] a, int k) {
        Objects.requireNonNull(a, "a");
        ArgumentChecks.rank(k, a.length);
        return run(FloatSelectJob.values(Operation.NTH, a, KeyOrder.ASCENDING, k, k + 1)).values()[0];
    }

    /** Returns the double that a sort would put at an index: as {@link #nth(int[], int)}. */
    public double nth(double[] a, int k) {
        Objects.requireNonNull(a, "a");
        ArgumentChecks.rank(k, a.length);
        return run(DoubleSelectJob.values(Operation.NTH, a, KeyOrder.ASCENDING, k, k + 1)).values()[0];
    }
    // endregion

    /**
     * Returns quantiles, with linear interpolation as NumPy's {@code quantile} has by default. The quantile q is at the
     * virtual index {@code q * (a.length - 1)} of the sorted array. Between two elements x and y, at a distance t from
     * x, it is {@code x + (y - x) * t}, or {@code y - (y - x) * (1 - t)} if t is 0.5 or more. One selection finds all
     * quantiles. Elements are converted to doubles first, which rounds longs beyond 2<sup>53</sup>.
     *
     * <p>Each quantile lies between its two neighbours, after the conversion. A quantile at a higher index is never
     * lower. NumPy's formula alone does not give this, so the results differ from NumPy's in some cases:
     * <ul>
     * <li>If {@code y - x} overflows, the result is computed at half the scale.
     * <li>Between a number and an infinity the result is that infinity. Between two infinities it is the nearer one,
     *     and 0 half-way.
     * <li>Below half-way the result is never greater than the one half-way. This concerns the last bits only.
     * <li>NaNs in the array count as the greatest elements, as in sorts, and a quantile next to a NaN is NaN. With
     *     NumPy all quantiles are NaN then.
     * </ul>
     *
     * @param q the quantiles, each from 0 (the least element) to 1 (the greatest), in any order; it stays as it is
     * @return a new array with the quantiles in the order of {@code q}
     * @throws IllegalArgumentException if a quantile is NaN or outside of [0, 1], or the array is empty
     */
    public double[] quantiles(/*value*/ int[] a, double... q) {
        Objects.requireNonNull(a, "a");
        Quantiles wanted = new Quantiles(a.length, q);
        return run(IntSelectJob.values(Operation.QUANTILES, a, KeyOrder.ASCENDING, wanted.ranges()))
                .quantiles(wanted);
    }
    // Also for long, float, double: Returns quantiles of {type}s: as {@link #quantiles(int[], double...)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns quantiles of longs: as {@link #quantiles(int[], double...)}. */
    public double[] quantiles(long[] a, double... q) {
        Objects.requireNonNull(a, "a");
        Quantiles wanted = new Quantiles(a.length, q);
        return run(LongSelectJob.values(Operation.QUANTILES, a, KeyOrder.ASCENDING, wanted.ranges()))
                .quantiles(wanted);
    }

    /** Returns quantiles of floats: as {@link #quantiles(int[], double...)}. */
    public double[] quantiles(float[] a, double... q) {
        Objects.requireNonNull(a, "a");
        Quantiles wanted = new Quantiles(a.length, q);
        return run(FloatSelectJob.values(Operation.QUANTILES, a, KeyOrder.ASCENDING, wanted.ranges()))
                .quantiles(wanted);
    }

    /** Returns quantiles of doubles: as {@link #quantiles(int[], double...)}. */
    public double[] quantiles(double[] a, double... q) {
        Objects.requireNonNull(a, "a");
        Quantiles wanted = new Quantiles(a.length, q);
        return run(DoubleSelectJob.values(Operation.QUANTILES, a, KeyOrder.ASCENDING, wanted.ranges()))
                .quantiles(wanted);
    }
    // endregion

    private /*value*/ int[] first(Operation operation, /*value*/ int[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(IntSelectJob.values(operation, a, order, ranges)).values();
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private long[] first(Operation operation, long[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(LongSelectJob.values(operation, a, order, ranges)).values();
    }

    private float[] first(Operation operation, float[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(FloatSelectJob.values(operation, a, order, ranges)).values();
    }

    private double[] first(Operation operation, double[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(DoubleSelectJob.values(operation, a, order, ranges)).values();
    }
    // endregion

    private int[] firstIndices(Operation operation, /*value*/ int[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(IntSelectJob.indices(operation, a, order, ranges)).order();
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private int[] firstIndices(Operation operation, long[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(LongSelectJob.indices(operation, a, order, ranges)).order();
    }

    private int[] firstIndices(Operation operation, float[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(FloatSelectJob.indices(operation, a, order, ranges)).order();
    }

    private int[] firstIndices(Operation operation, double[] a, int k, KeyOrder order) {
        int[] ranges = ArgumentChecks.firstRanks(k, Objects.requireNonNull(a, "a").length);
        return run(DoubleSelectJob.indices(operation, a, order, ranges)).order();
    }
    // endregion

    // ---- objects

    /**
     * Returns the k greatest objects in an order, the greatest first: as {@link #topK(int[], int)}. Of equal ones those
     * that come first in the array are first.
     *
     * @param k how many elements; all of them if the array has fewer
     * @param order the order; null for the natural one. {@link Order} describes one that is read, not compared
     * @return a new array of at most k elements, of the class of {@code a}
     * @throws IllegalArgumentException if k is negative
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T> T[] topK(T[] a, int k, Comparator<? super T> order) {
        return first(Operation.TOP_K, a, k, Collections.reverseOrder(order));
    }

    /** Returns the k least objects in an order, the least first: as {@link #topK(Object[], int, Comparator)}. */
    public <T> T[] bottomK(T[] a, int k, Comparator<? super T> order) {
        return first(Operation.BOTTOM_K, a, k, order);
    }

    /** Returns the k greatest elements of a list in a new list: as {@link #topK(Object[], int, Comparator)}. */
    public <T> List<T> topK(List<T> list, int k, Comparator<? super T> order) {
        return ListElements.made(list, array -> topK(array, k, order));
    }
    // Also as bottomK, least for greatest
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns the k least elements of a list in a new list: as {@link #bottomK(Object[], int, Comparator)}. */
    public <T> List<T> bottomK(List<T> list, int k, Comparator<? super T> order) {
        return ListElements.made(list, array -> bottomK(array, k, order));
    }
    // endregion

    private <T> T[] first(Operation operation, T[] a, int k, Comparator<? super T> order) {
        Objects.requireNonNull(a, "a");
        int count = ArgumentChecks.count(k, a.length);
        return new ObjectSorter(dispatcher).rank(operation, a, order, Order.keysOf(order), count,
                ranking -> ranking.first(a, count));
    }
}
