package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.group.ColumnKeys;
import io.github.aparasort.internal.group.IntGroups;
import io.github.aparasort.internal.group.IntHistogram;
import io.github.aparasort.internal.group.ObjectGroups;
import io.github.aparasort.internal.group.ValueFolds;
import io.github.aparasort.internal.key.ByteSequence;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.array.DoubleSortedInput;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.LongSortedInput;
import io.github.aparasort.internal.group.DoubleGroups;
import io.github.aparasort.internal.group.DoubleHistogram;
import io.github.aparasort.internal.group.FloatGroups;
import io.github.aparasort.internal.group.FloatHistogram;
import io.github.aparasort.internal.group.LongGroups;
import io.github.aparasort.internal.group.LongHistogram;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.ShortSequence;
// endregion

/**
 * Finds groups of equal elements in arrays that need not be sorted: distinct values, counts, runs, sums by key, ranks,
 * histograms.
 *
 * <pre>{@code
 * Groups groups = Gpu.shared().groups();
 * int[] cities = groups.unique(city);
 * Pairs<int[], int[]> sales = groups.counts(city);                        // how often each city comes
 * Pairs<int[], double[]> revenue = groups.reduceByKey(city, price, ScanOp.SUM);
 * Grouping<int[]> byCity = groups.by(city);                               // for several columns
 * int[] place = groups.rankDescending(score);                             // 0 for the best
 * int[] ages = groups.histogram(age, new int[] {0, 18, 65, 130});
 * }</pre>
 *
 * <p><b>Order.</b> Results are in ascending order of their keys. -0.0 and 0.0 are two keys. All NaNs are one key, the
 * last; the result has the bits of the first of them. All nulls are one key, the last; where an order is given, it says
 * where nulls go.
 *
 * <p><b>Engine and cost.</b> Under {@link Target#AUTO} and {@link Target#JDK} a look at a sample of the keys comes
 * first, from 256 elements on. If they are in a small range (a quarter of the elements, or some thousands), or if there
 * are few of them (an eighth, or a million, at most), plain Java on all processors finds the group of each element,
 * without a sort: by its distance from the least key, or by a hash table. Only the distinct keys are sorted. So are
 * strings and other objects grouped whose class has an order that agrees with {@code equals}: boxed numbers, dates,
 * times, UUIDs and enums. From 2<sup>20</sup> elements on, {@link Target#AUTO} learns whether an OpenCL device is
 * faster at ints, longs, floats and doubles. Should the sample be wrong, or are there more keys, a sort follows, on the
 * engine that the context chooses. Time: O(n) for radix sort and hash tables. Memory: an int for each element, and the
 * table; for the sort a copy of the keys, and an index for each where values move, beside what the {@link Sorter}
 * needs. {@link #runs} and {@link #histogram} are plain Java on all processors.
 *
 * <p>An OpenCL device finds the groups too, and for {@link #reduceByKey} it folds ints. Only groups and folds are
 * transferred back. For {@link #by}, ranks, and {@link #reduceByKey} of longs, floats or doubles, the indices in the
 * order of the keys come back too. Arrays take up to six times the size of keys and values on the device. If there is
 * no room for them, the device only sorts, and a copy of the keys is made.
 *
 * <p><b>Verification.</b> What a device has only sorted is verified as for {@link Sorter}. If it finds the groups, it
 * checks its own work: the sorted keys must be those of the input, with their ints or indices, and the first key of
 * each group must be the only one that differs from the key before it. Folds are made twice and compared.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * @see Gpu#groups()
 */
public final class Groups extends Facade {
    Groups(Dispatcher dispatcher) {
        super(dispatcher);
    }

    /**
     * Finds the distinct values of an array, as NumPy's {@code unique} does.
     *
     * @param a the array, in any order
     * @return each value of the array once, in ascending order
     */
    public /*value*/ int[] unique(/*value*/ int[] a) {
        return IntGroups.unique(dispatcher, a);
    }
    // Also for long, float, double: Finds the distinct {type}s of an array: as {@link #unique(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds the distinct longs of an array: as {@link #unique(int[])}. */
    public long[] unique(long[] a) {
        return LongGroups.unique(dispatcher, a);
    }

    /** Finds the distinct floats of an array: as {@link #unique(int[])}. */
    public float[] unique(float[] a) {
        return FloatGroups.unique(dispatcher, a);
    }

    /** Finds the distinct doubles of an array: as {@link #unique(int[])}. */
    public double[] unique(double[] a) {
        return DoubleGroups.unique(dispatcher, a);
    }
    // endregion

    /**
     * Counts how often each value comes.
     *
     * @param a the array, in any order
     * @return the distinct values in ascending order, with the number of each
     */
    public Pairs</*value*/ int[], int[]> counts(/*value*/ int[] a) {
        return IntGroups.counts(dispatcher, a);
    }
    // Also for long, float, double: Counts how often each {type} comes: as {@link #counts(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Counts how often each long comes: as {@link #counts(int[])}. */
    public Pairs<long[], int[]> counts(long[] a) {
        return LongGroups.counts(dispatcher, a);
    }

    /** Counts how often each float comes: as {@link #counts(int[])}. */
    public Pairs<float[], int[]> counts(float[] a) {
        return FloatGroups.counts(dispatcher, a);
    }

    /** Counts how often each double comes: as {@link #counts(int[])}. */
    public Pairs<double[], int[]> counts(double[] a) {
        return DoubleGroups.counts(dispatcher, a);
    }
    // endregion

    /**
     * Finds the runs of equal neighbours: run-length encoding. Elements are not sorted, so a value may come several
     * times. Time: O(n). Memory: the result.
     *
     * @return the value of each run, and its length, in the order of the array
     */
    public Pairs</*value*/ int[], int[]> runs(/*value*/ int[] a) {
        return plain(Operation.RUNS, /*value*/ int.class, a.length, () -> IntGroups.runs(a));
    }
    // Also for long, float, double: Finds the runs of equal {type}s: as {@link #runs(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds the runs of equal longs: as {@link #runs(int[])}. */
    public Pairs<long[], int[]> runs(long[] a) {
        return plain(Operation.RUNS, long.class, a.length, () -> LongGroups.runs(a));
    }

    /** Finds the runs of equal floats: as {@link #runs(int[])}. */
    public Pairs<float[], int[]> runs(float[] a) {
        return plain(Operation.RUNS, float.class, a.length, () -> FloatGroups.runs(a));
    }

    /** Finds the runs of equal doubles: as {@link #runs(int[])}. */
    public Pairs<double[], int[]> runs(double[] a) {
        return plain(Operation.RUNS, double.class, a.length, () -> DoubleGroups.runs(a));
    }
    // endregion

    /**
     * Groups elements by their keys. The grouping then reduces any number of columns.
     *
     * @param keys the key of each element, in any order
     * @return the groups, in ascending order of their keys; elements of a group in ascending order of their indices
     */
    public Grouping</*value*/ int[]> by(/*value*/ int[] keys) {
        IntGroups groups = IntGroups.by(Operation.BY, dispatcher, keys);
        return new Grouping<>(dispatcher, groups.keys(), groups.rows(), keys.length);
    }
    // Also for long, float, double: Groups elements by keys that are {type}s: as {@link #by(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Groups elements by keys that are longs: as {@link #by(int[])}. */
    public Grouping<long[]> by(long[] keys) {
        LongGroups groups = LongGroups.by(Operation.BY, dispatcher, keys);
        return new Grouping<>(dispatcher, groups.keys(), groups.rows(), keys.length);
    }

    /** Groups elements by keys that are floats: as {@link #by(int[])}. */
    public Grouping<float[]> by(float[] keys) {
        FloatGroups groups = FloatGroups.by(Operation.BY, dispatcher, keys);
        return new Grouping<>(dispatcher, groups.keys(), groups.rows(), keys.length);
    }

    /** Groups elements by keys that are doubles: as {@link #by(int[])}. */
    public Grouping<double[]> by(double[] keys) {
        DoubleGroups groups = DoubleGroups.by(Operation.BY, dispatcher, keys);
        return new Grouping<>(dispatcher, groups.keys(), groups.rows(), keys.length);
    }
    // endregion

    /**
     * Combines the values of equal keys by an operator: for sums, what SQL calls GROUP BY. Ints wrap around;
     * {@link #reduceByKeyToLongs(int[], int[], ScanOp)} does not.
     *
     * <p>For floats and doubles SUM and PRODUCT round, as {@link Grouping#reduce(int[], ScanOp)} says.
     *
     * @param keys the key of each value, in any order
     * @param values the values
     * @return the distinct keys in ascending order, with the result for the values of each
     * @throws IllegalArgumentException if there are more or fewer values than keys
     */
    public Pairs</*value*/ int[], /*other*/ int[]> reduceByKey(/*value*/ int[] keys, /*other*/ int[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }
    // Also for long, float, double: Combines {other}s of equal {type} keys: as {@link #reduceByKey(int[], int[],
    //     ScanOp)}.
    // Also with long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines ints of equal long keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<long[], int[]> reduceByKey(long[] keys, int[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines ints of equal float keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<float[], int[]> reduceByKey(float[] keys, int[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines ints of equal double keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<double[], int[]> reduceByKey(double[] keys, int[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines longs of equal int keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<int[], long[]> reduceByKey(int[] keys, long[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines longs of equal long keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<long[], long[]> reduceByKey(long[] keys, long[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines longs of equal float keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<float[], long[]> reduceByKey(float[] keys, long[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines longs of equal double keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<double[], long[]> reduceByKey(double[] keys, long[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines floats of equal int keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<int[], float[]> reduceByKey(int[] keys, float[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines floats of equal long keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<long[], float[]> reduceByKey(long[] keys, float[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines floats of equal float keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<float[], float[]> reduceByKey(float[] keys, float[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines floats of equal double keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<double[], float[]> reduceByKey(double[] keys, float[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines doubles of equal int keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<int[], double[]> reduceByKey(int[] keys, double[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines doubles of equal long keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<long[], double[]> reduceByKey(long[] keys, double[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines doubles of equal float keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<float[], double[]> reduceByKey(float[] keys, double[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines doubles of equal double keys: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<double[], double[]> reduceByKey(double[] keys, double[] values,
            ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }
    // endregion

    /**
     * Combines ints of equal int keys as longs, so that sums do not wrap around: as
     * {@link #reduceByKey(int[], int[], ScanOp)}.
     */
    public Pairs</*value*/ int[], long[]> reduceByKeyToLongs(/*value*/ int[] keys, int[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.toLongs(values, op));
    }
    // Also for long, float, double: Combines ints of equal {type} keys as longs: as {@link
    //     #reduceByKeyToLongs(int[], int[], ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines ints of equal long keys as longs: as {@link #reduceByKeyToLongs(int[], int[], ScanOp)}. */
    public Pairs<long[], long[]> reduceByKeyToLongs(long[] keys, int[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.toLongs(values, op));
    }

    /** Combines ints of equal float keys as longs: as {@link #reduceByKeyToLongs(int[], int[], ScanOp)}. */
    public Pairs<float[], long[]> reduceByKeyToLongs(float[] keys, int[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.toLongs(values, op));
    }

    /** Combines ints of equal double keys as longs: as {@link #reduceByKeyToLongs(int[], int[], ScanOp)}. */
    public Pairs<double[], long[]> reduceByKeyToLongs(double[] keys, int[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.toLongs(values, op));
    }
    // endregion

    /**
     * Counts how many elements lie in each bin, as NumPy's {@code histogram} does. A bin holds its lower edge, but not
     * its upper one; the last bin holds both. Elements outside of all bins are not counted. The order is that of this
     * class: -0.0 lies below an edge 0.0.
     *
     * <p>Time: O(n log m) for m edges. Memory: the result for each processor.
     *
     * @param a the array, in any order
     * @param edges the edges of the bins, at least two, sorted; a bin between equal edges is empty, unless it is the
     *     last
     * @return the count of each bin, one less than there are edges
     * @throws IllegalArgumentException if there are fewer than two edges, or they are not sorted
     */
    public int[] histogram(/*value*/ int[] a, /*value*/ int[] edges) {
        int n = Objects.requireNonNull(a, "a").length;
        requireEdges(Objects.requireNonNull(edges, "edges").length);
        return plain(Operation.HISTOGRAM, /*value*/ int.class, n, () -> {
            IntSortedInput.check(edges, "edges", false);
            return IntHistogram.of(a, edges);
        });
    }
    // Also for long, float, double: Counts how many {type}s lie in each bin: as {@link #histogram(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Counts how many longs lie in each bin: as {@link #histogram(int[], int[])}. */
    public int[] histogram(long[] a, long[] edges) {
        int n = Objects.requireNonNull(a, "a").length;
        requireEdges(Objects.requireNonNull(edges, "edges").length);
        return plain(Operation.HISTOGRAM, long.class, n, () -> {
            LongSortedInput.check(edges, "edges", false);
            return LongHistogram.of(a, edges);
        });
    }

    /** Counts how many floats lie in each bin: as {@link #histogram(int[], int[])}. */
    public int[] histogram(float[] a, float[] edges) {
        int n = Objects.requireNonNull(a, "a").length;
        requireEdges(Objects.requireNonNull(edges, "edges").length);
        return plain(Operation.HISTOGRAM, float.class, n, () -> {
            FloatSortedInput.check(edges, "edges", false);
            return FloatHistogram.of(a, edges);
        });
    }

    /** Counts how many doubles lie in each bin: as {@link #histogram(int[], int[])}. */
    public int[] histogram(double[] a, double[] edges) {
        int n = Objects.requireNonNull(a, "a").length;
        requireEdges(Objects.requireNonNull(edges, "edges").length);
        return plain(Operation.HISTOGRAM, double.class, n, () -> {
            DoubleSortedInput.check(edges, "edges", false);
            return DoubleHistogram.of(a, edges);
        });
    }
    // endregion

    // ---- ranks

    /**
     * Ranks the elements: the rank of an element is how many elements are less. So the least has rank 0, equal elements
     * have one rank, and the ranks after them are left out: 30, 10, 30, 20 have the ranks 2, 0, 2, 1, and a fifth
     * element 40 would have 4. SQL's RANK() and {@code rank(method="min")} of pandas are this plus 1. In the sorted
     * array, the rank is the index of the first element that is equal to this one.
     *
     * <p>This finds groups of equal elements, as {@link Groups#by(int[])} does. To rank equal elements in the
     * order of the array too, as ROW_NUMBER() does, invert an {@code argsort}.
     *
     * @param a the array, in any order; it stays as it is
     * @return a new array with a rank from 0 to {@code a.length - 1} for each element
     */
    public int[] rank(/*value*/ int[] a) {
        return IntGroups.ranks(Operation.RANK, dispatcher, a);
    }
    // Also for long: Ranks {type}s: as {@link #rank(int[])}.
    // Also for float, double: Ranks {type}s: as {@link #rank(int[])}. -0.0 ranks before 0.0; NaNs rank last, and all
    //     alike.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks longs: as {@link #rank(int[])}. */
    public int[] rank(long[] a) {
        return LongGroups.ranks(Operation.RANK, dispatcher, a);
    }

    /** Ranks floats: as {@link #rank(int[])}. -0.0 ranks before 0.0; NaNs rank last, and all alike. */
    public int[] rank(float[] a) {
        return FloatGroups.ranks(Operation.RANK, dispatcher, a);
    }

    /** Ranks doubles: as {@link #rank(int[])}. -0.0 ranks before 0.0; NaNs rank last, and all alike. */
    public int[] rank(double[] a) {
        return DoubleGroups.ranks(Operation.RANK, dispatcher, a);
    }
    // endregion

    /** Ranks bytes: as {@link #rank(int[])}. They are converted to ints. */
    public int[] rank(/*value*/ byte[] a) {
        return rank(new ByteSequence(a, 0, a.length).load(a.length));
    }
    // Also for short, char: Ranks {type}s: as {@link #rank(int[])}. They are converted to ints.
    // Also as rankDescending|denseRank
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks shorts: as {@link #rank(int[])}. They are converted to ints. */
    public int[] rank(short[] a) {
        return rank(new ShortSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks chars: as {@link #rank(int[])}. They are converted to ints. */
    public int[] rank(char[] a) {
        return rank(new CharacterSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks bytes: as {@link #rankDescending(int[])}. They are converted to ints. */
    public int[] rankDescending(byte[] a) {
        return rankDescending(new ByteSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks shorts: as {@link #rankDescending(int[])}. They are converted to ints. */
    public int[] rankDescending(short[] a) {
        return rankDescending(new ShortSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks chars: as {@link #rankDescending(int[])}. They are converted to ints. */
    public int[] rankDescending(char[] a) {
        return rankDescending(new CharacterSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks bytes: as {@link #denseRank(int[])}. They are converted to ints. */
    public int[] denseRank(byte[] a) {
        return denseRank(new ByteSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks shorts: as {@link #denseRank(int[])}. They are converted to ints. */
    public int[] denseRank(short[] a) {
        return denseRank(new ShortSequence(a, 0, a.length).load(a.length));
    }

    /** Ranks chars: as {@link #denseRank(int[])}. They are converted to ints. */
    public int[] denseRank(char[] a) {
        return denseRank(new CharacterSequence(a, 0, a.length).load(a.length));
    }
    // endregion

    /**
     * Ranks the elements from the greatest to the least: the rank of an element is how many elements are greater. The
     * greatest has rank 0. SQL's RANK() in descending order is this plus 1. All else is as in {@link #rank(int[])}.
     */
    public int[] rankDescending(/*value*/ int[] a) {
        return IntGroups.ranks(Operation.RANK_DESCENDING, dispatcher, a);
    }
    // Also for long: Ranks {type}s from the greatest to the least: as {@link #rankDescending(int[])}.
    // Also for float, double: Ranks {type}s from the greatest to the least: as {@link #rankDescending(int[])}. NaNs
    //     rank first, and all alike; 0.0 ranks before -0.0.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks longs from the greatest to the least: as {@link #rankDescending(int[])}. */
    public int[] rankDescending(long[] a) {
        return LongGroups.ranks(Operation.RANK_DESCENDING, dispatcher, a);
    }

    /**
     * Ranks floats from the greatest to the least: as {@link #rankDescending(int[])}. NaNs rank first, and all alike;
     * 0.0 ranks before -0.0.
     */
    public int[] rankDescending(float[] a) {
        return FloatGroups.ranks(Operation.RANK_DESCENDING, dispatcher, a);
    }

    /**
     * Ranks doubles from the greatest to the least: as {@link #rankDescending(int[])}. NaNs rank first, and all alike;
     * 0.0 ranks before -0.0.
     */
    public int[] rankDescending(double[] a) {
        return DoubleGroups.ranks(Operation.RANK_DESCENDING, dispatcher, a);
    }
    // endregion

    /**
     * Ranks the elements without gaps: the rank of an element is how many distinct elements are less. That is its index
     * in {@code unique(a)}, so it is a code for each element. SQL's DENSE_RANK() and {@code rank(method="dense")} of
     * pandas are this plus 1. All else is as in {@link #rank(int[])}.
     */
    public int[] denseRank(/*value*/ int[] a) {
        return IntGroups.ranks(Operation.DENSE_RANK, dispatcher, a);
    }
    // Also for long: Ranks {type}s without gaps: as {@link #denseRank(int[])}.
    // Also for float, double: Ranks {type}s without gaps: as {@link #denseRank(int[])}. -0.0 and 0.0 are two elements,
    //     all NaNs are one, the last.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks longs without gaps: as {@link #denseRank(int[])}. */
    public int[] denseRank(long[] a) {
        return LongGroups.ranks(Operation.DENSE_RANK, dispatcher, a);
    }

    /**
     * Ranks floats without gaps: as {@link #denseRank(int[])}. -0.0 and 0.0 are two elements, all NaNs are one, the
     * last.
     */
    public int[] denseRank(float[] a) {
        return FloatGroups.ranks(Operation.DENSE_RANK, dispatcher, a);
    }

    /**
     * Ranks doubles without gaps: as {@link #denseRank(int[])}. -0.0 and 0.0 are two elements, all NaNs are one, the
     * last.
     */
    public int[] denseRank(double[] a) {
        return DoubleGroups.ranks(Operation.DENSE_RANK, dispatcher, a);
    }
    // endregion

    // ---- from a call to its jobs

    <V> Pairs</*value*/ int[], V> reduceByKey(/*value*/ int[] keys, ValueFolds<V> values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        return IntGroups.reduceByKey(dispatcher, keys, values);
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    <V> Pairs<long[], V> reduceByKey(long[] keys, ValueFolds<V> values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        return LongGroups.reduceByKey(dispatcher, keys, values);
    }

    <V> Pairs<float[], V> reduceByKey(float[] keys, ValueFolds<V> values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        return FloatGroups.reduceByKey(dispatcher, keys, values);
    }

    <V> Pairs<double[], V> reduceByKey(double[] keys, ValueFolds<V> values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        return DoubleGroups.reduceByKey(dispatcher, keys, values);
    }
    // endregion

    // ---- objects

    /**
     * Finds the distinct elements of an array of objects, such as strings, in their natural order: as {@link
     * #unique(int[])}. Of equal ones it is the first in the array. Nulls are one key, the last.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public <T extends Comparable<? super T>> T[] unique(T[] a) {
        return distinct(Operation.UNIQUE, a, null).keys();
    }

    /** Finds the distinct elements in any order: as {@link #unique(Comparable[])}. */
    public <T> T[] unique(T[] a, Comparator<? super T> order) {
        return distinct(Operation.UNIQUE, a, Objects.requireNonNull(order, "order")).keys();
    }

    /** Counts how often each object comes: as {@link #counts(int[])}, by the keys of {@link #unique(Comparable[])}. */
    public <T extends Comparable<? super T>> Pairs<T[], int[]> counts(T[] a) {
        Grouping<T[]> groups = distinct(Operation.COUNTS, a, null);
        return new Pairs<>(groups.keys(), groups.counts());
    }

    /** Counts how often each object comes, in any order: as {@link #counts(Comparable[])}. */
    public <T> Pairs<T[], int[]> counts(T[] a, Comparator<? super T> order) {
        Grouping<T[]> groups = distinct(Operation.COUNTS, a, Objects.requireNonNull(order, "order"));
        return new Pairs<>(groups.keys(), groups.counts());
    }

    /** Groups elements by objects: as {@link #by(int[])}, with the keys of {@link #unique(Comparable[])}. */
    public <T extends Comparable<? super T>> Grouping<T[]> by(T[] keys) {
        return distinct(Operation.BY, keys, null);
    }

    /** Groups elements by keys in any order: as {@link #by(Comparable[])}. */
    public <T> Grouping<T[]> by(T[] keys, Comparator<? super T> order) {
        return distinct(Operation.BY, keys, Objects.requireNonNull(order, "order"));
    }

    /**
     * Groups the elements of a list by a key of each: as {@link #by(Comparable[])}. The grouping knows the elements by
     * their indices in the list.
     *
     * <pre>{@code
     * Grouping<List<String>> byCity = groups.by(sales, Sale::city);
     * Sale first = sales.get(byCity.first()[g]);                // of the city byCity.keys().get(g)
     * }</pre>
     *
     * @param key gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread
     * @throws ClassCastException if keys cannot be compared with each other
     */
    public <T, K extends Comparable<? super K>> Grouping<List<K>> by(List<T> items,
            Function<? super T, ? extends K> key) {
        return byKeys(items, key, null);
    }

    /** Groups the elements of a list by keys in any order: as {@link #by(List, Function)}. */
    public <T, K> Grouping<List<K>> by(List<T> items, Function<? super T, ? extends K> key,
            Comparator<? super K> order) {
        return byKeys(items, key, Objects.requireNonNull(order, "order"));
    }

    private <T, K> Grouping<List<K>> byKeys(List<T> items, Function<? super T, ? extends K> key,
            Comparator<? super K> order) {
        K[] keys = ListElements.keys(Objects.requireNonNull(items, "items"), Objects.requireNonNull(key, "key"));
        return distinct(Operation.BY, keys, order, groups -> new Grouping<>(dispatcher,
                Collections.unmodifiableList(Arrays.asList(groups.keys())), groups.rows, keys.length));
    }

    /** Ranks objects in their natural order: as {@link #rank(int[])}. Nulls rank last. */
    public <T extends Comparable<? super T>> int[] rank(T[] a) {
        return distinct(Operation.RANK, a, null, groups -> groups.rows.ranks(Operation.RANK));
    }
    // Also as rankDescending, RANK_DESCENDING for RANK: Ranks objects from the greatest to the least: as {@link
    //     #rankDescending(int[])}. Nulls rank first.
    // Also as denseRank, DENSE_RANK for RANK: Ranks objects without gaps: as {@link #denseRank(int[])}. Nulls rank
    //     last.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks objects from the greatest to the least: as {@link #rankDescending(int[])}. Nulls rank first. */
    public <T extends Comparable<? super T>> int[] rankDescending(T[] a) {
        return distinct(Operation.RANK_DESCENDING, a, null, groups -> groups.rows.ranks(Operation.RANK_DESCENDING));
    }

    /** Ranks objects without gaps: as {@link #denseRank(int[])}. Nulls rank last. */
    public <T extends Comparable<? super T>> int[] denseRank(T[] a) {
        return distinct(Operation.DENSE_RANK, a, null, groups -> groups.rows.ranks(Operation.DENSE_RANK));
    }
    // endregion

    /** Ranks objects in any order: as {@link #rank(Comparable[])}. */
    public <T> int[] rank(T[] a, Comparator<? super T> order) {
        return distinct(Operation.RANK, a, Objects.requireNonNull(order, "order"),
                groups -> groups.rows.ranks(Operation.RANK));
    }
    // Also as rankDescending, RANK_DESCENDING for RANK: Ranks objects in any order: as {@link
    //     #rankDescending(Comparable[])}.
    // Also as denseRank, DENSE_RANK for RANK: Ranks objects in any order: as {@link #denseRank(Comparable[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks objects in any order: as {@link #rankDescending(Comparable[])}. */
    public <T> int[] rankDescending(T[] a, Comparator<? super T> order) {
        return distinct(Operation.RANK_DESCENDING, a, Objects.requireNonNull(order, "order"),
                groups -> groups.rows.ranks(Operation.RANK_DESCENDING));
    }

    /** Ranks objects in any order: as {@link #denseRank(Comparable[])}. */
    public <T> int[] denseRank(T[] a, Comparator<? super T> order) {
        return distinct(Operation.DENSE_RANK, a, Objects.requireNonNull(order, "order"),
                groups -> groups.rows.ranks(Operation.DENSE_RANK));
    }
    // endregion

    /** Combines ints of equal keys that are objects: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public <T extends Comparable<? super T>> Pairs<T[], /*value*/ int[]> reduceByKey(T[] keys,
            /*value*/ int[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }
    // Also for long, float, double: Combines {type}s of equal keys: as {@link #reduceByKey(Comparable[], int[],
    //     ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines longs of equal keys: as {@link #reduceByKey(Comparable[], int[], ScanOp)}. */
    public <T extends Comparable<? super T>> Pairs<T[], long[]> reduceByKey(T[] keys,
            long[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines floats of equal keys: as {@link #reduceByKey(Comparable[], int[], ScanOp)}. */
    public <T extends Comparable<? super T>> Pairs<T[], float[]> reduceByKey(T[] keys,
            float[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines doubles of equal keys: as {@link #reduceByKey(Comparable[], int[], ScanOp)}. */
    public <T extends Comparable<? super T>> Pairs<T[], double[]> reduceByKey(T[] keys,
            double[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }
    // endregion

    private <T, V> Pairs<T[], V> reduceByKey(T[] keys, ValueFolds<V> values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        return distinct(Operation.REDUCE_BY_KEY, keys, null,
                groups -> new Pairs<>(groups.keys(), values.of(groups.rows)));
    }

    private <T> Grouping<T[]> distinct(Operation operation, T[] a, Comparator<? super T> order) {
        return distinct(operation, a, order, groups -> groups);
    }

    private <T, R> R distinct(Operation operation, T[] a, Comparator<? super T> order,
            Function<Grouping<T[]>, R> result) {
        try (CompoundCall call = dispatcher.begin(operation, a.getClass().getComponentType(), a.length)) {
            ObjectGroups<T> groups = ObjectGroups.of(dispatcher, call, a, order, Order.keysOf(order),
                    i -> "Element " + i);
            R made = result.apply(new Grouping<>(dispatcher, groups.keys(), groups.rows(), a.length));
            dispatcher.end(call);
            return made;
        }
    }

    // ---- keys of several columns

    /**
     * Finds a row of each key of several columns: rows without duplicates.
     *
     * @return the index of the first row of each key, in ascending order of the keys
     */
    public int[] unique(Columns keys) {
        return columns(Operation.UNIQUE, keys, found -> found.rows().firsts());
    }

    /** Counts how often each key of several columns comes: as {@link #counts(int[])}. */
    public Pairs<Columns, int[]> counts(Columns keys) {
        return columns(Operation.COUNTS, keys, found -> new Pairs<>(keys.keys(found), found.rows().counts()));
    }

    /** Groups elements by keys of several columns: as {@link #by(int[])}. */
    public Grouping<Columns> by(Columns keys) {
        return columns(Operation.BY, keys, found ->
                new Grouping<>(dispatcher, keys.keys(found), found.rows(), keys.size()));
    }

    /** Combines ints of equal keys of several columns: as {@link #reduceByKey(int[], int[], ScanOp)}. */
    public Pairs<Columns, /*value*/ int[]> reduceByKey(Columns keys, /*value*/ int[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }
    // Also for long, float, double: Combines {type}s of equal keys: as {@link #reduceByKey(Columns, int[], ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines longs of equal keys: as {@link #reduceByKey(Columns, int[], ScanOp)}. */
    public Pairs<Columns, long[]> reduceByKey(Columns keys, long[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines floats of equal keys: as {@link #reduceByKey(Columns, int[], ScanOp)}. */
    public Pairs<Columns, float[]> reduceByKey(Columns keys, float[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }

    /** Combines doubles of equal keys: as {@link #reduceByKey(Columns, int[], ScanOp)}. */
    public Pairs<Columns, double[]> reduceByKey(Columns keys, double[] values, ScanOp op) {
        return reduceByKey(keys, ValueFolds.of(values, op));
    }
    // endregion

    private <V> Pairs<Columns, V> reduceByKey(Columns keys, ValueFolds<V> values) {
        ArgumentChecks.sameLength(keys.size(), values.length());
        return columns(Operation.REDUCE_BY_KEY, keys, found ->
                new Pairs<>(keys.keys(found), values.of(found.rows())));
    }

    /** Ranks keys of several columns: as {@link #rank(int[])}. */
    public int[] rank(Columns keys) {
        return columns(Operation.RANK, keys, found -> found.rows().ranks(Operation.RANK));
    }
    // Also as rankDescending, RANK_DESCENDING for RANK: Ranks keys of several columns: as {@link
    //     #rankDescending(int[])}.
    // Also as denseRank, DENSE_RANK for RANK: Ranks keys of several columns: as {@link #denseRank(int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Ranks keys of several columns: as {@link #rankDescending(int[])}. */
    public int[] rankDescending(Columns keys) {
        return columns(Operation.RANK_DESCENDING, keys, found -> found.rows().ranks(Operation.RANK_DESCENDING));
    }

    /** Ranks keys of several columns: as {@link #denseRank(int[])}. */
    public int[] denseRank(Columns keys) {
        return columns(Operation.DENSE_RANK, keys, found -> found.rows().ranks(Operation.DENSE_RANK));
    }
    // endregion

    <R> R columns(Operation operation, Columns keys, Function<ColumnKeys, R> result) {
        try (CompoundCall call = dispatcher.begin(operation, Columns.class, keys.size())) {
            ColumnKeys found = ColumnKeys.of(dispatcher, call, keys.given());
            R made = result.apply(found);
            found.release();
            dispatcher.end(call);
            return made;
        }
    }

    static void requireEdges(int edges) {
        if (edges < 2) {
            throw new IllegalArgumentException("a histogram needs at least 2 edges, not " + edges);
        }
    }
}
