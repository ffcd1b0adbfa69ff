package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.MergedValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.set.IntMultisetJob;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.Objects;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.set.DoubleMultisetJob;
import io.github.aparasort.internal.set.FloatMultisetJob;
import io.github.aparasort.internal.set.LongMultisetJob;
// endregion

/**
 * Union, intersection, difference and symmetric difference of two sorted arrays, which may have equal elements.
 *
 * <pre>{@code
 * Multisets sets = Gpu.shared().multisets();
 * int[] both = sets.intersection(new int[] {1, 2, 2, 5}, new int[] {2, 2, 2, 7});     // 2, 2
 * Pairs<int[], String[]> new2026 = sets.differencePairs(ids2026, names2026, ids2025, names2025);
 * }</pre>
 *
 * <p><b>Semantics.</b> Those of {@code std::set_union} and the other set operations of C++. Equal elements are matched
 * in order: the first of A with the first of B, the second with the second, and so on. The union has all matched pairs
 * and all elements without a match. The intersection has the matched pairs, the difference the elements of A without a
 * match, and the symmetric difference the elements of A and B without a match. A matched pair gives one element: that
 * of A, with its value.
 *
 * <p><b>Inputs</b> may be of very different lengths. The arrays of values may be of any type, both of the same. If they
 * hold objects, the result has the type of {@code aValues} if that can hold the elements of {@code bValues}, otherwise
 * the type of {@code bValues}.
 *
 * <p><b>Cost.</b> Time: O(n) for n elements in both inputs together, or less if long parts of one input have no
 * elements of the other between them. Memory beside the result: see {@link Compaction}; for pairs also an int for each
 * result.
 *
 * <p><b>Exceptions.</b> {@link IllegalArgumentException}:
 * <ul>
 * <li>if an input is not sorted.
 * <li>if an input has equal elements after {@code using(Duplicates.NONE)}.
 * <li>if there are more or fewer values than keys, or the values are not arrays of one type.
 * <li>if both inputs of a union or of a symmetric difference have together more elements than an array can hold.
 * </ul>
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads. The context chooses the engine: see {@link Target}.
 *
 * <p><b>Source.</b> The balanced path of Baxter, <i>Modern GPU</i> (2013), section Multisets.
 *
 * @see Gpu#multisets()
 */
public final class Multisets extends Facade {
    private final MultisetOptions options;

    Multisets(Dispatcher dispatcher, MultisetOptions options) {
        super(dispatcher);
        this.options = options;
    }

    /**
     * Returns where and how the work is done, for instance {@code Multisets[target=AUTO, duplicates=ALLOWED,
     * compaction=COMPACT]}.
     */
    @Override
    public String toString() {
        return "Multisets[" + dispatcher + ", duplicates="
                + (options.distinct() ? Duplicates.NONE : Duplicates.ALLOWED) + ", compaction="
                + (options.streams() ? Compaction.STREAM : Compaction.COMPACT) + "]";
    }

    /**
     * Returns the same operations for inputs with or without equal elements.
     *
     * @param duplicates whether inputs may have equal elements; the default is {@link Duplicates#ALLOWED}
     * @return set operations of the same context
     */
    public Multisets using(Duplicates duplicates) {
        boolean distinct = Objects.requireNonNull(duplicates, "duplicates") == Duplicates.NONE;
        return new Multisets(dispatcher, new MultisetOptions(distinct, options.streams()));
    }

    /**
     * Returns the same operations with another way to collect the results.
     *
     * @param compaction how results are collected; the default is {@link Compaction#COMPACT}
     * @return set operations of the same context
     */
    public Multisets using(Compaction compaction) {
        boolean streams = Objects.requireNonNull(compaction, "compaction") == Compaction.STREAM;
        return new Multisets(dispatcher, new MultisetOptions(options.distinct(), streams));
    }

    // ---- keys alone

    /**
     * Finds the union of two sorted arrays, as {@code std::set_union}. If A has a key m times, and B has it n times,
     * the result has it max(m, n) times: the m of A, then the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, one has equal elements after {@code
     *     using(Duplicates.NONE)}, or there may be more results than an array can hold
     */
    public /*value*/ int[] union(/*value*/ int[] a, /*value*/ int[] b) {
        return select(SetOperation.UNION, a, b);
    }
    // Also for long, float, double: Does the same with sorted {type}s: as {@link #union(int[], int[])}.
    // Also as intersection, INTERSECTION for UNION: Finds the intersection of two sorted arrays, as {@code
    //     std::set_intersection}. If A has a key m times, and B has it n times, the result has it min(m, n) times: the
    //     first ones of A.
    // Also as difference, DIFFERENCE for UNION: Finds the difference of two sorted arrays, as {@code
    //     std::set_difference}. If A has a key m times, and B has it n times, the result has it max(m - n, 0) times:
    //     the last ones of A.
    // Also as symmetricDifference, SYMMETRIC_DIFFERENCE for UNION: Finds the symmetric difference of two sorted arrays,
    //     as {@code std::set_symmetric_difference}. If A has a key m times, and B has it n times, the result has the
    //     last m - n of A, or the last n - m of B.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Does the same with sorted longs: as {@link #union(int[], int[])}. */
    public long[] union(long[] a, long[] b) {
        return select(SetOperation.UNION, a, b);
    }

    /** Does the same with sorted floats: as {@link #union(int[], int[])}. */
    public float[] union(float[] a, float[] b) {
        return select(SetOperation.UNION, a, b);
    }

    /** Does the same with sorted doubles: as {@link #union(int[], int[])}. */
    public double[] union(double[] a, double[] b) {
        return select(SetOperation.UNION, a, b);
    }

    /**
     * Finds the intersection of two sorted arrays, as {@code std::set_intersection}. If A has a key m times, and B has
     * it n times, the result has it min(m, n) times: the first ones of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, one has equal elements after {@code
     *     using(Duplicates.NONE)}, or there may be more results than an array can hold
     */
    public int[] intersection(int[] a, int[] b) {
        return select(SetOperation.INTERSECTION, a, b);
    }

    /** Does the same with sorted longs: as {@link #intersection(int[], int[])}. */
    public long[] intersection(long[] a, long[] b) {
        return select(SetOperation.INTERSECTION, a, b);
    }

    /** Does the same with sorted floats: as {@link #intersection(int[], int[])}. */
    public float[] intersection(float[] a, float[] b) {
        return select(SetOperation.INTERSECTION, a, b);
    }

    /** Does the same with sorted doubles: as {@link #intersection(int[], int[])}. */
    public double[] intersection(double[] a, double[] b) {
        return select(SetOperation.INTERSECTION, a, b);
    }

    /**
     * Finds the difference of two sorted arrays, as {@code std::set_difference}. If A has a key m times, and B has it n
     * times, the result has it max(m - n, 0) times: the last ones of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, one has equal elements after {@code
     *     using(Duplicates.NONE)}, or there may be more results than an array can hold
     */
    public int[] difference(int[] a, int[] b) {
        return select(SetOperation.DIFFERENCE, a, b);
    }

    /** Does the same with sorted longs: as {@link #difference(int[], int[])}. */
    public long[] difference(long[] a, long[] b) {
        return select(SetOperation.DIFFERENCE, a, b);
    }

    /** Does the same with sorted floats: as {@link #difference(int[], int[])}. */
    public float[] difference(float[] a, float[] b) {
        return select(SetOperation.DIFFERENCE, a, b);
    }

    /** Does the same with sorted doubles: as {@link #difference(int[], int[])}. */
    public double[] difference(double[] a, double[] b) {
        return select(SetOperation.DIFFERENCE, a, b);
    }

    /**
     * Finds the symmetric difference of two sorted arrays, as {@code std::set_symmetric_difference}. If A has a key m
     * times, and B has it n times, the result has the last m - n of A, or the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @return a new sorted array
     * @throws IllegalArgumentException if an array is not sorted, one has equal elements after {@code
     *     using(Duplicates.NONE)}, or there may be more results than an array can hold
     */
    public int[] symmetricDifference(int[] a, int[] b) {
        return select(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    /** Does the same with sorted longs: as {@link #symmetricDifference(int[], int[])}. */
    public long[] symmetricDifference(long[] a, long[] b) {
        return select(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    /** Does the same with sorted floats: as {@link #symmetricDifference(int[], int[])}. */
    public float[] symmetricDifference(float[] a, float[] b) {
        return select(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    /** Does the same with sorted doubles: as {@link #symmetricDifference(int[], int[])}. */
    public double[] symmetricDifference(double[] a, double[] b) {
        return select(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }
    // endregion

    // ---- keys alone, to an array of the caller

    /**
     * Finds the {@link #union(int[], int[]) union} of two sorted arrays, and writes it to a third one: without the time
     * that Java takes to allocate and clear a new array.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @param out receives the result from index 0 on. It must have room for the most results that there can be: for as
     *     many as {@code a} and {@code b} have together; for an intersection as many as the shorter one has; for a
     *     difference as many as {@code a} has. Its elements behind the result may be overwritten too; if a call throws
     *     something other than IllegalArgumentException, any of its elements may be
     * @return the number of results
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted or has equal elements after {@code
     *     using(Duplicates.NONE)}, or {@code out} is one of them or too short
     */
    public int union(/*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        return selectTo(SetOperation.UNION, a, b, out);
    }
    // Also for long, float, double: Does the same with sorted {type}s: as {@link #union(int[], int[], int[])}.
    // Also as intersection, INTERSECTION for UNION: Finds the {@link #intersection(int[], int[]) intersection} of two
    //     sorted arrays, and writes it to a third one, as {@link #union(int[], int[], int[])} does.
    // Also as difference, DIFFERENCE for UNION: Finds the {@link #difference(int[], int[]) difference} of two sorted
    //     arrays, and writes it to a third one, as {@link #union(int[], int[], int[])} does.
    // Also as symmetricDifference, SYMMETRIC_DIFFERENCE for UNION: Finds the {@link #symmetricDifference(int[], int[])
    //     symmetric difference} of two sorted arrays, and writes it to a third one, as {@link #union(int[], int[],
    //     int[])} does.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Does the same with sorted longs: as {@link #union(int[], int[], int[])}. */
    public int union(long[] a, long[] b, long[] out) {
        return selectTo(SetOperation.UNION, a, b, out);
    }

    /** Does the same with sorted floats: as {@link #union(int[], int[], int[])}. */
    public int union(float[] a, float[] b, float[] out) {
        return selectTo(SetOperation.UNION, a, b, out);
    }

    /** Does the same with sorted doubles: as {@link #union(int[], int[], int[])}. */
    public int union(double[] a, double[] b, double[] out) {
        return selectTo(SetOperation.UNION, a, b, out);
    }

    /**
     * Finds the {@link #intersection(int[], int[]) intersection} of two sorted arrays, and writes it to a third one, as
     * {@link #union(int[], int[], int[])} does.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @param out receives the result from index 0 on. It must have room for the most results that there can be: for as
     *     many as {@code a} and {@code b} have together; for an intersection as many as the shorter one has; for a
     *     difference as many as {@code a} has. Its elements behind the result may be overwritten too; if a call throws
     *     something other than IllegalArgumentException, any of its elements may be
     * @return the number of results
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted or has equal elements after {@code
     *     using(Duplicates.NONE)}, or {@code out} is one of them or too short
     */
    public int intersection(int[] a, int[] b, int[] out) {
        return selectTo(SetOperation.INTERSECTION, a, b, out);
    }

    /** Does the same with sorted longs: as {@link #intersection(int[], int[], int[])}. */
    public int intersection(long[] a, long[] b, long[] out) {
        return selectTo(SetOperation.INTERSECTION, a, b, out);
    }

    /** Does the same with sorted floats: as {@link #intersection(int[], int[], int[])}. */
    public int intersection(float[] a, float[] b, float[] out) {
        return selectTo(SetOperation.INTERSECTION, a, b, out);
    }

    /** Does the same with sorted doubles: as {@link #intersection(int[], int[], int[])}. */
    public int intersection(double[] a, double[] b, double[] out) {
        return selectTo(SetOperation.INTERSECTION, a, b, out);
    }

    /**
     * Finds the {@link #difference(int[], int[]) difference} of two sorted arrays, and writes it to a third one, as
     * {@link #union(int[], int[], int[])} does.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @param out receives the result from index 0 on. It must have room for the most results that there can be: for as
     *     many as {@code a} and {@code b} have together; for an intersection as many as the shorter one has; for a
     *     difference as many as {@code a} has. Its elements behind the result may be overwritten too; if a call throws
     *     something other than IllegalArgumentException, any of its elements may be
     * @return the number of results
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted or has equal elements after {@code
     *     using(Duplicates.NONE)}, or {@code out} is one of them or too short
     */
    public int difference(int[] a, int[] b, int[] out) {
        return selectTo(SetOperation.DIFFERENCE, a, b, out);
    }

    /** Does the same with sorted longs: as {@link #difference(int[], int[], int[])}. */
    public int difference(long[] a, long[] b, long[] out) {
        return selectTo(SetOperation.DIFFERENCE, a, b, out);
    }

    /** Does the same with sorted floats: as {@link #difference(int[], int[], int[])}. */
    public int difference(float[] a, float[] b, float[] out) {
        return selectTo(SetOperation.DIFFERENCE, a, b, out);
    }

    /** Does the same with sorted doubles: as {@link #difference(int[], int[], int[])}. */
    public int difference(double[] a, double[] b, double[] out) {
        return selectTo(SetOperation.DIFFERENCE, a, b, out);
    }

    /**
     * Finds the {@link #symmetricDifference(int[], int[]) symmetric difference} of two sorted arrays, and writes it to
     * a third one, as {@link #union(int[], int[], int[])} does.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same array
     * @param out receives the result from index 0 on. It must have room for the most results that there can be: for as
     *     many as {@code a} and {@code b} have together; for an intersection as many as the shorter one has; for a
     *     difference as many as {@code a} has. Its elements behind the result may be overwritten too; if a call throws
     *     something other than IllegalArgumentException, any of its elements may be
     * @return the number of results
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted or has equal elements after {@code
     *     using(Duplicates.NONE)}, or {@code out} is one of them or too short
     */
    public int symmetricDifference(int[] a, int[] b, int[] out) {
        return selectTo(SetOperation.SYMMETRIC_DIFFERENCE, a, b, out);
    }

    /** Does the same with sorted longs: as {@link #symmetricDifference(int[], int[], int[])}. */
    public int symmetricDifference(long[] a, long[] b, long[] out) {
        return selectTo(SetOperation.SYMMETRIC_DIFFERENCE, a, b, out);
    }

    /** Does the same with sorted floats: as {@link #symmetricDifference(int[], int[], int[])}. */
    public int symmetricDifference(float[] a, float[] b, float[] out) {
        return selectTo(SetOperation.SYMMETRIC_DIFFERENCE, a, b, out);
    }

    /** Does the same with sorted doubles: as {@link #symmetricDifference(int[], int[], int[])}. */
    public int symmetricDifference(double[] a, double[] b, double[] out) {
        return selectTo(SetOperation.SYMMETRIC_DIFFERENCE, a, b, out);
    }
    // endregion

    // ---- keys with values

    /**
     * Finds the {@link #union(int[], int[]) union} of two sorted arrays of keys, with their values.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays of keys and their values
     * @throws IllegalArgumentException if keys or values are not as the description of this class demands
     */
    public <V> Pairs</*value*/ int[], V> unionPairs(/*value*/ int[] aKeys, V aValues, /*value*/ int[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }
    // Also for long, float, double: Does the same with sorted {type} keys: as {@link #unionPairs(int[], Object, int[],
    //     Object)}.
    // Also as intersectionPairs, INTERSECTION for UNION: Finds the {@link #intersection(int[], int[]) intersection} of
    //     two sorted arrays of keys, with the values of A.
    // Also as differencePairs, DIFFERENCE for UNION: Finds the {@link #difference(int[], int[]) difference} of two
    //     sorted arrays of keys, with the values of A.
    // Also as symmetricDifferencePairs, SYMMETRIC_DIFFERENCE for UNION: Finds the {@link
    //     #symmetricDifference(int[], int[]) symmetric difference} of two sorted arrays of keys, with their values.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Does the same with sorted long keys: as {@link #unionPairs(int[], Object, int[], Object)}. */
    public <V> Pairs<long[], V> unionPairs(long[] aKeys, V aValues, long[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted float keys: as {@link #unionPairs(int[], Object, int[], Object)}. */
    public <V> Pairs<float[], V> unionPairs(float[] aKeys, V aValues, float[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted double keys: as {@link #unionPairs(int[], Object, int[], Object)}. */
    public <V> Pairs<double[], V> unionPairs(double[] aKeys, V aValues, double[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * Finds the {@link #intersection(int[], int[]) intersection} of two sorted arrays of keys, with the values of A.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays of keys and their values
     * @throws IllegalArgumentException if keys or values are not as the description of this class demands
     */
    public <V> Pairs<int[], V> intersectionPairs(int[] aKeys, V aValues, int[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted long keys: as {@link #intersectionPairs(int[], Object, int[], Object)}. */
    public <V> Pairs<long[], V> intersectionPairs(long[] aKeys, V aValues, long[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted float keys: as {@link #intersectionPairs(int[], Object, int[], Object)}. */
    public <V> Pairs<float[], V> intersectionPairs(float[] aKeys, V aValues, float[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted double keys: as {@link #intersectionPairs(int[], Object, int[], Object)}. */
    public <V> Pairs<double[], V> intersectionPairs(double[] aKeys, V aValues, double[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * Finds the {@link #difference(int[], int[]) difference} of two sorted arrays of keys, with the values of A.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays of keys and their values
     * @throws IllegalArgumentException if keys or values are not as the description of this class demands
     */
    public <V> Pairs<int[], V> differencePairs(int[] aKeys, V aValues, int[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted long keys: as {@link #differencePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<long[], V> differencePairs(long[] aKeys, V aValues, long[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted float keys: as {@link #differencePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<float[], V> differencePairs(float[] aKeys, V aValues, float[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted double keys: as {@link #differencePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<double[], V> differencePairs(double[] aKeys, V aValues, double[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /**
     * Finds the {@link #symmetricDifference(int[], int[]) symmetric difference} of two sorted arrays of keys, with
     * their values.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays of keys and their values
     * @throws IllegalArgumentException if keys or values are not as the description of this class demands
     */
    public <V> Pairs<int[], V> symmetricDifferencePairs(int[] aKeys, V aValues, int[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted long keys: as {@link #symmetricDifferencePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<long[], V> symmetricDifferencePairs(long[] aKeys, V aValues, long[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted float keys: as {@link #symmetricDifferencePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<float[], V> symmetricDifferencePairs(float[] aKeys, V aValues, float[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /** Does the same with sorted double keys: as {@link #symmetricDifferencePairs(int[], Object, int[], Object)}. */
    public <V> Pairs<double[], V> symmetricDifferencePairs(double[] aKeys, V aValues, double[] bKeys,
            V bValues) {
        return selectPairs(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }
    // endregion

    // ---- from a call to its job

    final /*value*/ int[] select(SetOperation set, /*value*/ int[] a, /*value*/ int[] b) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        return run(new IntMultisetJob(set, options, a, b, null)).result();
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    final long[] select(SetOperation set, long[] a, long[] b) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        return run(new LongMultisetJob(set, options, a, b, null)).result();
    }

    final float[] select(SetOperation set, float[] a, float[] b) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        return run(new FloatMultisetJob(set, options, a, b, null)).result();
    }

    final double[] select(SetOperation set, double[] a, double[] b) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        return run(new DoubleMultisetJob(set, options, a, b, null)).result();
    }
    // endregion

    private int selectTo(SetOperation set, /*value*/ int[] a, /*value*/ int[] b, /*value*/ int[] out) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        requireOut(set, a.length, b.length, Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        return run(IntMultisetJob.to(out, set, options, a, b)).count();
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    private int selectTo(SetOperation set, long[] a, long[] b, long[] out) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        requireOut(set, a.length, b.length, Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        return run(LongMultisetJob.to(out, set, options, a, b)).count();
    }

    private int selectTo(SetOperation set, float[] a, float[] b, float[] out) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        requireOut(set, a.length, b.length, Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        return run(FloatMultisetJob.to(out, set, options, a, b)).count();
    }

    private int selectTo(SetOperation set, double[] a, double[] b, double[] out) {
        length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        requireOut(set, a.length, b.length, Objects.requireNonNull(out, "out").length);
        ArgumentChecks.outIsNoInput(out, a, b);
        return run(DoubleMultisetJob.to(out, set, options, a, b)).count();
    }
    // endregion

    private static void requireOut(SetOperation set, int a, int b, int out) {
        if (out < set.most(a, b)) {
            throw new IllegalArgumentException("out has " + out + " " + Plural.of(out, "element")
                    + ", but of " + a + " in a and " + b + " in b there may be " + set.most(a, b) + " results");
        }
    }

    <V> Pairs</*value*/ int[], V> selectPairs(SetOperation set, /*value*/ int[] a, V aValues,
            /*value*/ int[] b, V bValues) {
        length(set, "aKeys", Objects.requireNonNull(a, "aKeys").length, "bKeys",
                Objects.requireNonNull(b, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, a.length, bValues, b.length);
        return new Pairs<>(run(new IntMultisetJob(set, options, a, b, values)).result(), values.gathered());
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    <V> Pairs<long[], V> selectPairs(SetOperation set, long[] a, V aValues,
            long[] b, V bValues) {
        length(set, "aKeys", Objects.requireNonNull(a, "aKeys").length, "bKeys",
                Objects.requireNonNull(b, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, a.length, bValues, b.length);
        return new Pairs<>(run(new LongMultisetJob(set, options, a, b, values)).result(), values.gathered());
    }

    <V> Pairs<float[], V> selectPairs(SetOperation set, float[] a, V aValues,
            float[] b, V bValues) {
        length(set, "aKeys", Objects.requireNonNull(a, "aKeys").length, "bKeys",
                Objects.requireNonNull(b, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, a.length, bValues, b.length);
        return new Pairs<>(run(new FloatMultisetJob(set, options, a, b, values)).result(), values.gathered());
    }

    <V> Pairs<double[], V> selectPairs(SetOperation set, double[] a, V aValues,
            double[] b, V bValues) {
        length(set, "aKeys", Objects.requireNonNull(a, "aKeys").length, "bKeys",
                Objects.requireNonNull(b, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, a.length, bValues, b.length);
        return new Pairs<>(run(new DoubleMultisetJob(set, options, a, b, values)).result(), values.gathered());
    }
    // endregion

    /** Refuses inputs whose results may be too many for an array. */
    private static void length(SetOperation set, String aName, int a, String bName, int b) {
        if (set.onlyB() != 0) {
            ArgumentChecks.sumOfLengths(aName, a, bName, b);
        }
    }
}
