package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.group.FloatNans;
import io.github.aparasort.internal.group.GroupMeans;
import io.github.aparasort.internal.group.IntFewRows;
import io.github.aparasort.internal.group.IntGreatestRows;
import io.github.aparasort.internal.group.IntGroupQuantiles;
import io.github.aparasort.internal.group.LeastRows;
import io.github.aparasort.internal.group.RowGroups;
import io.github.aparasort.internal.group.ValueFolds;
import io.github.aparasort.internal.select.Quantiles;
import java.util.List;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.array.DoubleGather;
import io.github.aparasort.internal.array.FloatGather;
import io.github.aparasort.internal.array.LongGather;
import io.github.aparasort.internal.group.DoubleFewRows;
import io.github.aparasort.internal.group.DoubleGreatestRows;
import io.github.aparasort.internal.group.DoubleGroupQuantiles;
import io.github.aparasort.internal.group.DoubleNans;
import io.github.aparasort.internal.group.FloatFewRows;
import io.github.aparasort.internal.group.FloatGreatestRows;
import io.github.aparasort.internal.group.FloatGroupQuantiles;
import io.github.aparasort.internal.group.LongFewRows;
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
 * @param <K> the type of all keys: that of an array, such as {@code int[]}, {@link Columns}, or an unmodifiable {@link
 *     List}
 * @see Groups
 */
public final class Grouping<K> extends Facade {
    private final K keys;
    final RowGroups rows;
    /** The number of elements that were grouped, of which the groups may have lost some. */
    private final int elements;
    private final boolean ignoresNan;

    Grouping(Dispatcher dispatcher, K keys, RowGroups rows, int elements) {
        this(dispatcher, keys, rows, elements, false);
    }

    private Grouping(Dispatcher dispatcher, K keys, RowGroups rows, int elements, boolean ignoresNan) {
        super(dispatcher);
        this.keys = keys;
        this.rows = rows;
        this.elements = elements;
        this.ignoresNan = ignoresNan;
    }

    /** {@return the number of groups} */
    public int size() {
        return rows.size();
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
        return limited(rows::offsets);
    }

    /**
     * Returns the indices of the elements, group by group. Within each group they ascend; in the result of {@link #topK
     * topK} or {@link #bottomK bottomK} they are in the order of the values.
     *
     * @return an index for each element in the groups
     */
    public int[] order() {
        return limited(rows::order);
    }

    /**
     * Returns the first element of each group: the one with the lowest index, or in the result of {@link #topK topK} or
     * {@link #bottomK bottomK} the one with the greatest or least value.
     *
     * @return a new array with the index of an element for each group
     */
    public int[] first() {
        return limited(rows::firsts);
    }

    /**
     * Returns the last element of each group: the one with the highest index, or in the result of {@link #topK topK} or
     * {@link #bottomK bottomK} the last of those that were kept.
     *
     * @return a new array with the index of an element for each group
     */
    public int[] last() {
        return limited(rows::lasts);
    }

    /** {@return the number of elements of each group, in a new array} */
    public int[] counts() {
        return limited(rows::counts).clone();
    }

    /** {@return the number of elements of each group, in a new array} It is another name of {@link #counts}. */
    public int[] count() {
        return counts();
    }

    // ---- some of the elements

    /**
     * Leaves elements out, such as rows where a column has a null by a bitmap of its own.
     *
     * <pre>{@code
     * double[] average = byCity.where(hasPrice).mean(price);    // average[g] is of the city byCity.keys()[g], or NaN
     * }</pre>
     *
     * <p>The groups stay, also those that have no element any more: results of several columns belong together. Of such
     * a group the count and the sum are 0, {@code first()} and {@code last()} are -1, a mean and a quantile are NaN,
     * and any other fold is the identity of its operator. As of all groupings, its methods take a value for each
     * element that was grouped.
     *
     * @param mask true for each element that is to stay
     * @return the same groups with these elements only
     * @throws IllegalArgumentException if the mask is not as long as there are elements
     */
    public Grouping<K> where(boolean[] mask) {
        requireValues(mask.length);
        return new Grouping<>(dispatcher, keys, limited(() -> rows.where(mask)), elements, ignoresNan);
    }

    /**
     * Leaves NaNs out wherever floats or doubles are folded: by {@code reduce}, {@code sum}, {@code min}, {@code max},
     * {@code mean}, {@code std}, {@code median}, {@code quantiles}, {@code topK} and {@code bottomK}. A group that has
     * nothing else gives what {@link #where} says. {@link #counts} and {@link #order} are as before: they know no
     * values.
     */
    public Grouping<K> ignoringNaN() {
        return new Grouping<>(dispatcher, keys, rows, elements, true);
    }

    // ---- folds

    /**
     * Combines the values of each group by an operator.
     *
     * <p>Ints wrap around; {@link #reduceToLongs} and {@link #sum(int[])} do not. For floats and doubles SUM and
     * PRODUCT round, within the bounds of {@link ScanOp}. The order of the operations depends on the engine that found
     * the groups, and on the numbers of elements and groups; so on one engine the result is always the same. Which bits
     * a NaN has is not defined.
     *
     * <p>Time: O(n). It is plain Java on all processors, and sorts nothing. Memory: the result, up to 32 times if there
     * are few groups.
     *
     * @return the result for each group
     */
    public /*value*/ int[] reduce(/*value*/ int[] values, ScanOp op) {
        return reduce(/*value*/ int.class, rows(values), ValueFolds.of(values, op));
    }
    // Also for long, float, double: Combines the {type}s of each group by an operator: as {@link #reduce(int[],
    //     ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines the longs of each group by an operator: as {@link #reduce(int[], ScanOp)}. */
    public long[] reduce(long[] values, ScanOp op) {
        return reduce(long.class, rows(values), ValueFolds.of(values, op));
    }

    /** Combines the floats of each group by an operator: as {@link #reduce(int[], ScanOp)}. */
    public float[] reduce(float[] values, ScanOp op) {
        return reduce(float.class, rows(values), ValueFolds.of(values, op));
    }

    /** Combines the doubles of each group by an operator: as {@link #reduce(int[], ScanOp)}. */
    public double[] reduce(double[] values, ScanOp op) {
        return reduce(double.class, rows(values), ValueFolds.of(values, op));
    }
    // endregion

    /**
     * Adds up the values of each group: {@code reduce(values, ScanOp.SUM)}, but ints are added up as longs, and floats
     * as doubles.
     *
     * @return the sum of each group
     */
    public long[] sum(int[] values) {
        return reduceToLongs(values, ScanOp.SUM);
    }

    /** Adds up the longs of each group: as {@link #sum(int[])}. Longs wrap around. */
    public long[] sum(long[] values) {
        return reduce(values, ScanOp.SUM);
    }

    /** Adds up the floats of each group: as {@link #sum(int[])}. */
    public double[] sum(float[] values) {
        return reduce(float.class, rows(values), ValueFolds.toDoubles(values, ScanOp.SUM));
    }

    /** Adds up the doubles of each group: as {@link #sum(int[])}. */
    public double[] sum(double[] values) {
        return reduce(values, ScanOp.SUM);
    }

    /** Finds the least value of each group: {@code reduce(values, ScanOp.MIN)}. */
    public /*value*/ int[] min(/*value*/ int[] values) {
        return reduce(values, ScanOp.MIN);
    }
    // Also for long, float, double: As {@link #min(int[])}, of {type}s.
    // Also as max, MAX for MIN: Finds the greatest value of each group: {@code reduce(values, ScanOp.MAX)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #min(int[])}, of longs. */
    public long[] min(long[] values) {
        return reduce(values, ScanOp.MIN);
    }

    /** As {@link #min(int[])}, of floats. */
    public float[] min(float[] values) {
        return reduce(values, ScanOp.MIN);
    }

    /** As {@link #min(int[])}, of doubles. */
    public double[] min(double[] values) {
        return reduce(values, ScanOp.MIN);
    }

    /** Finds the greatest value of each group: {@code reduce(values, ScanOp.MAX)}. */
    public int[] max(int[] values) {
        return reduce(values, ScanOp.MAX);
    }

    /** As {@link #max(int[])}, of longs. */
    public long[] max(long[] values) {
        return reduce(values, ScanOp.MAX);
    }

    /** As {@link #max(int[])}, of floats. */
    public float[] max(float[] values) {
        return reduce(values, ScanOp.MAX);
    }

    /** As {@link #max(int[])}, of doubles. */
    public double[] max(double[] values) {
        return reduce(values, ScanOp.MAX);
    }
    // endregion

    /** Combines the ints of each group as longs, so that sums do not wrap around: as {@link #reduce(int[], ScanOp)}. */
    public long[] reduceToLongs(int[] values, ScanOp op) {
        return reduce(int.class, rows(values), ValueFolds.toLongs(values, op));
    }

    /**
     * Returns the mean of the values of each group. Nothing overflows: the mean lies between the least and the greatest
     * value, but for rounding. For ints and longs the sum is exact, and the mean is rounded two or three times. For
     * floats and doubles the sum is one of doubles, in the order and with the bounds of {@link ScanOp#SUM}. A NaN makes
     * a mean NaN, and so do both infinities together. Time and memory are those of {@link #reduce(int[], ScanOp)}; for
     * longs, and doubles whose sum overflows, twice the time.
     *
     * @return a number for each group
     */
    public double[] mean(/*value*/ int[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, /*value*/ int.class, elements, () -> GroupMeans.of(values, rows(values)));
    }
    // Also for long, float, double: As {@link #mean(int[])}, of {type}s.
    // Also as std, STD_GROUPS for MEAN_GROUPS, GroupMeans.deviations for GroupMeans.of: Returns the standard deviation
    //     of the values of each group, as of a sample: the root of the squares of the distances from the {@link
    //     #mean(int[]) mean}, added up and divided by one less than their number. It is NaN for a group with one value.
    // region Derived from the method above by build/Widths.java: do not edit

    /** As {@link #mean(int[])}, of longs. */
    public double[] mean(long[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, long.class, elements, () -> GroupMeans.of(values, rows(values)));
    }

    /** As {@link #mean(int[])}, of floats. */
    public double[] mean(float[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, float.class, elements, () -> GroupMeans.of(values, rows(values)));
    }

    /** As {@link #mean(int[])}, of doubles. */
    public double[] mean(double[] values) {
        requireValues(values.length);
        return plain(Operation.MEAN_GROUPS, double.class, elements, () -> GroupMeans.of(values, rows(values)));
    }

    /**
     * Returns the standard deviation of the values of each group, as of a sample: the root of the squares of the
     * distances from the {@link #mean(int[]) mean}, added up and divided by one less than their number. It is NaN for a
     * group with one value.
     *
     * @return a number for each group
     */
    public double[] std(int[] values) {
        requireValues(values.length);
        return plain(Operation.STD_GROUPS, int.class, elements, () -> GroupMeans.deviations(values, rows(values)));
    }

    /** As {@link #std(int[])}, of longs. */
    public double[] std(long[] values) {
        requireValues(values.length);
        return plain(Operation.STD_GROUPS, long.class, elements, () -> GroupMeans.deviations(values, rows(values)));
    }

    /** As {@link #std(int[])}, of floats. */
    public double[] std(float[] values) {
        requireValues(values.length);
        return plain(Operation.STD_GROUPS, float.class, elements, () -> GroupMeans.deviations(values, rows(values)));
    }

    /** As {@link #std(int[])}, of doubles. */
    public double[] std(double[] values) {
        requireValues(values.length);
        return plain(Operation.STD_GROUPS, double.class, elements, () -> GroupMeans.deviations(values, rows(values)));
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
        return limited(() -> {
            RowGroups valid = rows(values);
            /*value*/ int[] column = IntGather.gathered(values, valid.order());
            new Segments(dispatcher).sort(column, valid.offsets());
            return IntGroupQuantiles.of(wanted, column, valid.offsets());
        });
    }
    // Also for long, float, double: Returns quantiles of the {type}s of each group: as {@link #quantiles(int[],
    //     double...)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns quantiles of the longs of each group: as {@link #quantiles(int[], double...)}. */
    public double[][] quantiles(long[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        return limited(() -> {
            RowGroups valid = rows(values);
            long[] column = LongGather.gathered(values, valid.order());
            new Segments(dispatcher).sort(column, valid.offsets());
            return LongGroupQuantiles.of(wanted, column, valid.offsets());
        });
    }

    /** Returns quantiles of the floats of each group: as {@link #quantiles(int[], double...)}. */
    public double[][] quantiles(float[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        return limited(() -> {
            RowGroups valid = rows(values);
            float[] column = FloatGather.gathered(values, valid.order());
            new Segments(dispatcher).sort(column, valid.offsets());
            return FloatGroupQuantiles.of(wanted, column, valid.offsets());
        });
    }

    /** Returns quantiles of the doubles of each group: as {@link #quantiles(int[], double...)}. */
    public double[][] quantiles(double[] values, double... q) {
        requireValues(values.length);
        double[] wanted = q.clone();
        Quantiles.check(wanted);
        return limited(() -> {
            RowGroups valid = rows(values);
            double[] column = DoubleGather.gathered(values, valid.order());
            new Segments(dispatcher).sort(column, valid.offsets());
            return DoubleGroupQuantiles.of(wanted, column, valid.offsets());
        });
    }
    // endregion

    /** Returns the median of the values of each group: {@code quantiles(values, 0.5)[0]}. */
    public double[] median(/*value*/ int[] values) {
        return quantiles(values, 0.5)[0];
    }
    // Also for long, float, double: Returns the median of the {type}s of each group: as {@link #median(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Returns the median of the longs of each group: as {@link #median(int[])}. */
    public double[] median(long[] values) {
        return quantiles(values, 0.5)[0];
    }

    /** Returns the median of the floats of each group: as {@link #median(int[])}. */
    public double[] median(float[] values) {
        return quantiles(values, 0.5)[0];
    }

    /** Returns the median of the doubles of each group: as {@link #median(int[])}. */
    public double[] median(double[] values) {
        return quantiles(values, 0.5)[0];
    }
    // endregion

    /**
     * Keeps of each group the k elements with the greatest values, the greatest first. Of equal values the one that
     * comes first in the group is first, also where only some of them are kept. NaNs are kept last, as if they were the
     * least; -0.0 is less than 0.0. A group with fewer than k elements keeps all of them.
     *
     * <pre>{@code
     * Grouping<int[]> best = byCity.topK(price, 3);             // what SQL does by ROW_NUMBER() <= 3
     * String[] names = GpuArrays.take(name, best.order());      // those of a group begin at best.offsets()[g]
     * double[] revenue = best.reduce(price, ScanOp.SUM);        // of these only
     * }</pre>
     *
     * <p>If k is at most 16 and the groups are few, plain Java keeps the best rows of each group while it goes through
     * all rows. Otherwise this sorts the values of each group, by {@link Segments#argsort(int[], int[])}, on the engine
     * that the context chooses; {@link Gpu#onExecution onExecution} reports it as "argsortSegments". Memory: a copy of
     * the values and an index for each, the result, and what the sort needs.
     *
     * @param k how many elements of each group
     * @return the same groups with fewer elements; no groups if k is 0. Its methods take a value for each element that
     *     was grouped, also for those that were not kept
     * @throws IllegalArgumentException if k is negative
     * @throws GpuException if an OpenCL device was demanded and cannot do the work
     */
    public Grouping<K> topK(/*value*/ int[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (IntFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, /*value*/ int.class, elements,
                        () -> IntFewRows.of(values, valid, k, false)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            /*value*/ int[] column = IntGather.gathered(values, valid.order());
            int[] sorted = new Segments(dispatcher).argsort(column, valid.offsets());
            return kept(k, remaining, IntGreatestRows.of(column, sorted, valid, remaining));
        });
    }
    // Also for long, float, double: Keeps of each group the elements with the k greatest {type}s: as {@link
    //     #topK(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Keeps of each group the elements with the k greatest longs: as {@link #topK(int[], int)}. */
    public Grouping<K> topK(long[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (LongFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, long.class, elements,
                        () -> LongFewRows.of(values, valid, k, false)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            long[] column = LongGather.gathered(values, valid.order());
            int[] sorted = new Segments(dispatcher).argsort(column, valid.offsets());
            return kept(k, remaining, LongGreatestRows.of(column, sorted, valid, remaining));
        });
    }

    /** Keeps of each group the elements with the k greatest floats: as {@link #topK(int[], int)}. */
    public Grouping<K> topK(float[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (FloatFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, float.class, elements,
                        () -> FloatFewRows.of(values, valid, k, false)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            float[] column = FloatGather.gathered(values, valid.order());
            int[] sorted = new Segments(dispatcher).argsort(column, valid.offsets());
            return kept(k, remaining, FloatGreatestRows.of(column, sorted, valid, remaining));
        });
    }

    /** Keeps of each group the elements with the k greatest doubles: as {@link #topK(int[], int)}. */
    public Grouping<K> topK(double[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (DoubleFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, double.class, elements,
                        () -> DoubleFewRows.of(values, valid, k, false)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            double[] column = DoubleGather.gathered(values, valid.order());
            int[] sorted = new Segments(dispatcher).argsort(column, valid.offsets());
            return kept(k, remaining, DoubleGreatestRows.of(column, sorted, valid, remaining));
        });
    }
    // endregion

    /**
     * Keeps of each group the k elements with the least values, the least first: as {@link #topK(int[], int)}.
     * NaNs are kept last here too.
     */
    public Grouping<K> bottomK(/*value*/ int[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (IntFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, /*value*/ int.class, elements,
                        () -> IntFewRows.of(values, valid, k, true)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            int[] sorted = new Segments(dispatcher).argsort(IntGather.gathered(values, valid.order()),
                    valid.offsets());
            return kept(k, remaining, LeastRows.of(sorted, valid, remaining));
        });
    }
    // Also for long, float, double: Keeps of each group the elements with the k least {type}s: as {@link
    //     #bottomK(int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Keeps of each group the elements with the k least longs: as {@link #bottomK(int[], int)}. */
    public Grouping<K> bottomK(long[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (LongFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, long.class, elements,
                        () -> LongFewRows.of(values, valid, k, true)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            int[] sorted = new Segments(dispatcher).argsort(LongGather.gathered(values, valid.order()),
                    valid.offsets());
            return kept(k, remaining, LeastRows.of(sorted, valid, remaining));
        });
    }

    /** Keeps of each group the elements with the k least floats: as {@link #bottomK(int[], int)}. */
    public Grouping<K> bottomK(float[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (FloatFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, float.class, elements,
                        () -> FloatFewRows.of(values, valid, k, true)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            int[] sorted = new Segments(dispatcher).argsort(FloatGather.gathered(values, valid.order()),
                    valid.offsets());
            return kept(k, remaining, LeastRows.of(sorted, valid, remaining));
        });
    }

    /** Keeps of each group the elements with the k least doubles: as {@link #bottomK(int[], int)}. */
    public Grouping<K> bottomK(double[] values, int k) {
        return limited(() -> {
            RowGroups valid = rows(values);
            if (DoubleFewRows.fits(valid, elements, k)) {
                return new Grouping<>(dispatcher, keys, plain(Operation.TOP_K_GROUPS, double.class, elements,
                        () -> DoubleFewRows.of(values, valid, k, true)), elements, ignoresNan);
            }
            int[] remaining = remaining(valid, k);
            int[] sorted = new Segments(dispatcher).argsort(DoubleGather.gathered(values, valid.order()),
                    valid.offsets());
            return kept(k, remaining, LeastRows.of(sorted, valid, remaining));
        });
    }
    // endregion

    /**
     * Returns how many groups and elements there are, and the keys, or of more than 20 the first: {@code
     * Grouping[groups=2, elements=5, keys=[3, 7]]}.
     */
    @Override
    public String toString() {
        return "Grouping[groups=" + size() + ", elements=" + limited(rows::inGroups) + ", keys="
                + Pairs.text(keys instanceof List<?> list ? list.toArray() : keys) + "]";
    }

    // ---- from a call to its jobs

    private <V> V reduce(Class<?> type, RowGroups valid, ValueFolds<V> values) {
        return plain(Operation.REDUCE_GROUPS, type, elements, () -> values.of(valid));
    }

    private void requireValues(int values) {
        if (values != elements) {
            throw new IllegalArgumentException(elements + " " + Plural.of(elements, "element") + " in groups, but "
                    + values + " " + Plural.of(values, "value"));
        }
        dispatcher.requireOpen();
    }

    /** The offsets of the k first elements of each group. */
    private int[] remaining(RowGroups valid, int k) {
        return LeastRows.offsets(valid, ArgumentChecks.count(k, elements));
    }

    /** A grouping of k rows of each group, or of fewer; without groups if k is 0. */
    private Grouping<K> kept(int k, int[] remaining, int[] kept) {
        RowGroups found = RowGroups.ofOrder(kept, k > 0 ? remaining : new int[1]);
        return new Grouping<>(dispatcher, k > 0 ? keys : none(), found, elements, ignoresNan);
    }

    /** No keys, of the type of these. */
    @SuppressWarnings("unchecked")
    private K none() {
        return keys instanceof Columns columns ? (K) columns.empty()
                : keys instanceof List<?> ? (K) List.of() : PairValues.like(keys, 0);
    }

    /** Checks the number of values, and returns the rows in groups: without NaNs if these are ignored. */
    private RowGroups rows(/*value*/ int[] values) {
        requireValues(values.length);
        return rows;
    }
    // Also for long
    // region Derived from the method above by build/Widths.java: do not edit

    private RowGroups rows(long[] values) {
        requireValues(values.length);
        return rows;
    }
    // endregion

    /** As for ints, but NaNs may be ignored. */
    private RowGroups rows(/*value*/ float[] values) {
        requireValues(values.length);
        return ignoresNan ? limited(() -> FloatNans.without(rows, values)) : rows;
    }
    // Also for double
    // region Derived from the method above by build/Widths.java: do not edit

    private RowGroups rows(double[] values) {
        requireValues(values.length);
        return ignoresNan ? limited(() -> DoubleNans.without(rows, values)) : rows;
    }
    // endregion
}
