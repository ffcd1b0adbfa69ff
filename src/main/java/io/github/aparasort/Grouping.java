package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.IntRuns;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.group.GroupMeans;
import io.github.aparasort.internal.group.IntGreatestRows;
import io.github.aparasort.internal.group.IntGroupQuantiles;
import io.github.aparasort.internal.group.LeastRows;
import io.github.aparasort.internal.group.ValueFolds;
import io.github.aparasort.internal.select.Quantiles;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.array.DoubleGather;
import io.github.aparasort.internal.array.FloatGather;
import io.github.aparasort.internal.array.LongGather;
import io.github.aparasort.internal.group.DoubleGreatestRows;
import io.github.aparasort.internal.group.DoubleGroupQuantiles;
import io.github.aparasort.internal.group.FloatGreatestRows;
import io.github.aparasort.internal.group.FloatGroupQuantiles;
import io.github.aparasort.internal.group.LongGreatestRows;
import io.github.aparasort.internal.group.LongGroupQuantiles;
// endregion

/**
 * The elements of an array in groups of equal keys, as {@link Groups#by(int[])} finds them. The groups are in ascending
 * order of their keys. Within a group the elements keep their order.
 *
 * <pre>{@code
 * Grouping<int[]> byCity = Gpu.shared().groups().by(city);
 * double[] revenue = byCity.reduce(price, ScanOp.SUM);      // revenue[g] is that of the city byCity.keys()[g]
 * double[] average = byCity.mean(price);
 * double[] median = byCity.quantiles(price, 0.5)[0];
 * Grouping<int[]> best = byCity.topK(price, 3);             // the three greatest prices of each city
 * int[] firstSale = byCity.first();                         // the row of each
 * int[] sales = byCity.counts();
 * for (int i = byCity.offsets()[g]; i < byCity.offsets()[g + 1]; i++) {
 *     System.out.println(name[byCity.order()[i]]);          // the elements of a group, one after the other
 * }
 * }</pre>
 *
 * <p>A grouping keeps no values, so it can reduce any number of columns. A column has a value for each element, in the
 * order of the keys that were grouped, and stays as it is. With more or fewer values it is refused with {@link
 * IllegalArgumentException}.
 *
 * <p>The arrays that a grouping returns are its own: do not change them. It is immutable otherwise, and safe to use
 * from many threads.
 *
 * @param <K> the type of the array of keys, such as {@code int[]}
 * @see Groups
 */
public final class Grouping<K> extends Facade {
    private final K keys;
    private final int[] offsets;
    private final int[] order;
    /** The number of elements that were grouped, of which the groups may have lost some. */
    private final int elements;

    Grouping(Dispatcher dispatcher, K keys, int[] offsets, int[] order) {
        this(dispatcher, keys, offsets, order, order.length);
    }

    private Grouping(Dispatcher dispatcher, K keys, int[] offsets, int[] order, int elements) {
        super(dispatcher);
        this.keys = keys;
        this.offsets = offsets;
        this.order = order;
        this.elements = elements;
    }

    /** {@return the number of groups} */
    public int size() {
        return offsets.length - 1;
    }

    /** {@return the key of each group, in ascending order} Of a group of NaNs it is the first. */
    public K keys() {
        return keys;
    }

    /**
     * Returns where the groups begin in {@link #order()}: group g has the places from {@code offsets()[g]} to {@code
     * offsets()[g + 1]}, the latter excluded.
     *
     * @return one offset for each group, and the number of elements at the end
     */
    public int[] offsets() {
        return offsets;
    }

    /**
     * Returns the indices of the elements, group by group. Within each group they ascend; in the result of {@link #topK
     * topK} or {@link #bottomK bottomK} they are in the order of the values.
     *
     * @return an index for each element in the groups
     */
    public int[] order() {
        return order;
    }

    /**
     * Returns the first element of each group: the one with the lowest index, or in the result of {@link #topK topK} or
     * {@link #bottomK bottomK} the one with the greatest or least value.
     *
     * @return a new array with the index of an element for each group
     */
    public int[] first() {
        return IntRuns.firsts(order, offsets);
    }

    /**
     * Returns the last element of each group: the one with the highest index, or in the result of {@link #topK topK} or
     * {@link #bottomK bottomK} the last of those that were kept.
     *
     * @return a new array with the index of an element for each group
     */
    public int[] last() {
        return Offsets.lasts(order, offsets);
    }

    /** {@return the number of elements of each group, in a new array} */
    public int[] counts() {
        return Offsets.lengths(offsets);
    }

    /**
     * Combines the values of each group by an operator.
     *
     * <p>Ints wrap around; {@link #reduceToLongs} does not. For floats and doubles the result of a group is that of
     * {@link PrefixScan#reduce(int[], ScanOp) PrefixScan.reduce} on the CPU for its values alone, to the bit, with the
     * bounds of {@link ScanOp}. Only which bits a NaN has is not defined.
     *
     * <p>Time: O(n), with one read at a random place for each value. It is plain Java on all processors. Memory: the
     * result.
     *
     * @return the result for each group
     */
    public /*value*/ int[] reduce(/*value*/ int[] values, ScanOp op) {
        return reduce(/*value*/ int.class, ValueFolds.of(values, op));
    }
    // Also for long, float, double: Combines the {type}s of each group by an operator: as {@link #reduce(int[],
    //     ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines the longs of each group by an operator: as {@link #reduce(int[], ScanOp)}. */
    public long[] reduce(long[] values, ScanOp op) {
        return reduce(long.class, ValueFolds.of(values, op));
    }

    /** Combines the floats of each group by an operator: as {@link #reduce(int[], ScanOp)}. */
    public float[] reduce(float[] values, ScanOp op) {
        return reduce(float.class, ValueFolds.of(values, op));
    }

    /** Combines the doubles of each group by an operator: as {@link #reduce(int[], ScanOp)}. */
    public double[] reduce(double[] values, ScanOp op) {
        return reduce(double.class, ValueFolds.of(values, op));
    }
    // endregion

    /** Combines the ints of each group as longs, so that sums do not wrap around: as {@link #reduce(int[], ScanOp)}. */
    public long[] reduceToLongs(int[] values, ScanOp op) {
        return reduce(int.class, ValueFolds.toLongs(values, op));
    }

    /**
     * Returns the mean of the values of each group. Nothing overflows: the mean lies between the least and the greatest
     * value, but for rounding. For ints and longs the sum is exact, and the mean is rounded two or three times. For
     * floats and doubles the sum is one of doubles, in the order and with the bounds of {@link ScanOp#SUM}. A NaN makes
     * a mean NaN, and so do both infinities together. Time and memory are those of {@link #reduce(int[], ScanOp)}; for
     * longs, and doubles whose sum overflows, twice the time.
     *
     * @return the mean of each group
     */
    public double[] mean(/*value*/ int[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, /*value*/ int.class, order.length,
                () -> GroupMeans.of(values, order, offsets));
    }
    // Also for long, float, double: Returns the mean of the {type}s of each group: as {@link #mean(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns the mean of the longs of each group: as {@link #mean(int[])}. */
    public double[] mean(long[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, long.class, order.length,
                () -> GroupMeans.of(values, order, offsets));
    }

    /** Returns the mean of the floats of each group: as {@link #mean(int[])}. */
    public double[] mean(float[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, float.class, order.length,
                () -> GroupMeans.of(values, order, offsets));
    }

    /** Returns the mean of the doubles of each group: as {@link #mean(int[])}. */
    public double[] mean(double[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, double.class, order.length,
                () -> GroupMeans.of(values, order, offsets));
    }
    // endregion

    /**
     * Returns quantiles of the values of each group, by the definition of {@link Selector#quantiles(int[], double...)}:
     * 0.5 is the median. There is a column for each quantile:
     *
     * <pre>{@code
     * double[][] price = byCity.quantiles(prices, 0.5, 0.99);
     * double median = price[0][g];                              // of the group g
     * }</pre>
     *
     * <p>This sorts the values of each group, by {@link Segments#sort(int[], int[])}, on the engine that the context
     * chooses; {@link Gpu#onExecution onExecution} reports it as "sortSegments". Memory: a copy of the values, the
     * result, and what the sort needs.
     *
     * @param q the quantiles, each from 0 (the least value) to 1 (the greatest), in any order
     * @return for each quantile an array with its value for each group
     * @throws IllegalArgumentException if a quantile is NaN or outside of [0, 1]
     * @throws GpuException if an OpenCL device was demanded and cannot do the work
     */
    public double[][] quantiles(/*value*/ int[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        /*value*/ int[] column = column(values);
        new Segments(dispatcher).sort(column, offsets);
        return IntGroupQuantiles.of(wanted, column, offsets);
    }
    // Also for long, float, double: Returns quantiles of the {type}s of each group: as {@link #quantiles(int[],
    //     double...)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns quantiles of the longs of each group: as {@link #quantiles(int[], double...)}. */
    public double[][] quantiles(long[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        long[] column = column(values);
        new Segments(dispatcher).sort(column, offsets);
        return LongGroupQuantiles.of(wanted, column, offsets);
    }

    /** Returns quantiles of the floats of each group: as {@link #quantiles(int[], double...)}. */
    public double[][] quantiles(float[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        float[] column = column(values);
        new Segments(dispatcher).sort(column, offsets);
        return FloatGroupQuantiles.of(wanted, column, offsets);
    }

    /** Returns quantiles of the doubles of each group: as {@link #quantiles(int[], double...)}. */
    public double[][] quantiles(double[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        double[] column = column(values);
        new Segments(dispatcher).sort(column, offsets);
        return DoubleGroupQuantiles.of(wanted, column, offsets);
    }
    // endregion

    /**
     * Keeps of each group the k elements with the greatest values, the greatest first. Of equal values the one that
     * comes first in the group is first, also where only some of them are kept. The order of values is that of {@link
     * Selector}: NaNs are the greatest. A group with fewer than k elements keeps all of them.
     *
     * <pre>{@code
     * Grouping<int[]> best = byCity.topK(price, 3);             // what SQL does by ROW_NUMBER() <= 3
     * String[] names = GpuArrays.take(name, best.order());      // those of a group begin at best.offsets()[g]
     * double[] revenue = best.reduce(price, ScanOp.SUM);        // of these only
     * }</pre>
     *
     * <p>This sorts the values of each group, by {@link Segments#argsort(int[], int[])}, on the engine that the context
     * chooses; {@link Gpu#onExecution onExecution} reports it as "argsortSegments". Memory: a copy of the values and an
     * index for each, the result, and what the sort needs.
     *
     * @param k how many elements of each group
     * @return the same groups with fewer elements; no groups if k is 0. Its methods take a value for each element that
     *     was grouped, also for those that were not kept
     * @throws IllegalArgumentException if k is negative
     * @throws GpuException if an OpenCL device was demanded and cannot do the work
     */
    public Grouping<K> topK(/*value*/ int[] values, int k) {
        int[] remaining = remaining(values.length, k);
        /*value*/ int[] column = column(values);
        int[] sorted = new Segments(dispatcher).argsort(column, offsets);
        return kept(remaining, IntGreatestRows.of(column, sorted, offsets, order, remaining));
    }
    // Also for long, float, double: Keeps of each group the elements with the k greatest {type}s: as {@link
    //     #topK(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Keeps of each group the elements with the k greatest longs: as {@link #topK(int[], int)}. */
    public Grouping<K> topK(long[] values, int k) {
        int[] remaining = remaining(values.length, k);
        long[] column = column(values);
        int[] sorted = new Segments(dispatcher).argsort(column, offsets);
        return kept(remaining, LongGreatestRows.of(column, sorted, offsets, order, remaining));
    }

    /** Keeps of each group the elements with the k greatest floats: as {@link #topK(int[], int)}. */
    public Grouping<K> topK(float[] values, int k) {
        int[] remaining = remaining(values.length, k);
        float[] column = column(values);
        int[] sorted = new Segments(dispatcher).argsort(column, offsets);
        return kept(remaining, FloatGreatestRows.of(column, sorted, offsets, order, remaining));
    }

    /** Keeps of each group the elements with the k greatest doubles: as {@link #topK(int[], int)}. */
    public Grouping<K> topK(double[] values, int k) {
        int[] remaining = remaining(values.length, k);
        double[] column = column(values);
        int[] sorted = new Segments(dispatcher).argsort(column, offsets);
        return kept(remaining, DoubleGreatestRows.of(column, sorted, offsets, order, remaining));
    }
    // endregion

    /**
     * Keeps of each group the k elements with the least values, the least first: as {@link #topK(int[], int)}. Here
     * NaNs are kept last.
     */
    public Grouping<K> bottomK(/*value*/ int[] values, int k) {
        int[] remaining = remaining(values.length, k);
        int[] sorted = new Segments(dispatcher).argsort(column(values), offsets);
        return kept(remaining, LeastRows.of(sorted, offsets, order, remaining));
    }
    // Also for long, float, double: Keeps of each group the elements with the k least {type}s: as {@link
    //     #bottomK(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Keeps of each group the elements with the k least longs: as {@link #bottomK(int[], int)}. */
    public Grouping<K> bottomK(long[] values, int k) {
        int[] remaining = remaining(values.length, k);
        int[] sorted = new Segments(dispatcher).argsort(column(values), offsets);
        return kept(remaining, LeastRows.of(sorted, offsets, order, remaining));
    }

    /** Keeps of each group the elements with the k least floats: as {@link #bottomK(int[], int)}. */
    public Grouping<K> bottomK(float[] values, int k) {
        int[] remaining = remaining(values.length, k);
        int[] sorted = new Segments(dispatcher).argsort(column(values), offsets);
        return kept(remaining, LeastRows.of(sorted, offsets, order, remaining));
    }

    /** Keeps of each group the elements with the k least doubles: as {@link #bottomK(int[], int)}. */
    public Grouping<K> bottomK(double[] values, int k) {
        int[] remaining = remaining(values.length, k);
        int[] sorted = new Segments(dispatcher).argsort(column(values), offsets);
        return kept(remaining, LeastRows.of(sorted, offsets, order, remaining));
    }
    // endregion

    /**
     * Returns how many groups and elements there are, and the keys, or of more than 20 the first: {@code
     * Grouping[groups=2, elements=5, keys=[3, 7]]}.
     */
    @Override
    public String toString() {
        return "Grouping[groups=" + size() + ", elements=" + order.length + ", keys=" + Pairs.text(keys) + "]";
    }

    // ---- from a call to its jobs

    private <V> V reduce(Class<?> type, ValueFolds<V> values) {
        requireValues(values.length());
        return plain(Operation.REDUCE_GROUPS, type, order.length, () -> values.byGroup(order, offsets));
    }

    private void requireValues(int values) {
        if (values != elements) {
            throw new IllegalArgumentException(elements + " " + Plural.of(elements, "element") + " in groups, but "
                    + values + " " + Plural.of(values, "value"));
        }
        dispatcher.requireOpen();
    }

    /** The offsets of the k first elements of each group. */
    private int[] remaining(int values, int k) {
        requireValues(values);
        return LeastRows.offsets(offsets, ArgumentChecks.count(k, elements));
    }

    /** A grouping of some rows of each group. Where none is left there is no group: each has an element. */
    private Grouping<K> kept(int[] remaining, int[] rows) {
        boolean any = rows.length > 0;
        return new Grouping<>(dispatcher, any ? keys : PairValues.like(keys, 0), any ? remaining : new int[1], rows,
                elements);
    }

    /** The values of all groups, one group after the other. */
    private /*value*/ int[] column(/*value*/ int[] values) {
        /*value*/ int[] column = new /*value*/ int[order.length];
        IntGather.gather(values, order, column);
        return column;
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private long[] column(long[] values) {
        long[] column = new long[order.length];
        LongGather.gather(values, order, column);
        return column;
    }

    private float[] column(float[] values) {
        float[] column = new float[order.length];
        FloatGather.gather(values, order, column);
        return column;
    }

    private double[] column(double[] values) {
        double[] column = new double[order.length];
        DoubleGather.gather(values, order, column);
        return column;
    }
    // endregion
}
