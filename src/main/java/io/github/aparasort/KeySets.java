package io.github.aparasort;

import io.github.aparasort.internal.array.DoubleSortedInput;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.LongSortedInput;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.set.DoubleSetJob;
import io.github.aparasort.internal.set.FloatSetJob;
import io.github.aparasort.internal.set.IntSetJob;
import io.github.aparasort.internal.set.LongSetJob;
import io.github.aparasort.internal.set.SetOptions;
import java.util.Objects;

/** The part of {@link Multisets} that takes keys alone. */
abstract class KeySets {
    KeySets() {
    }

    // ---- ints

    /**
     * The union of two sorted arrays, as {@code std::set_union} has it: of a key that A has m times and B n times
     * max(m, n), the m of A and then the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public int[] union(int[] a, int[] b) {
        return run(SetOperation.UNION, a, b);
    }

    /**
     * The intersection of two sorted arrays, as {@code std::set_intersection} has it: of a key that A has m times and
     * B n times the first min(m, n) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public int[] intersection(int[] a, int[] b) {
        return run(SetOperation.INTERSECTION, a, b);
    }

    /**
     * The difference of two sorted arrays, as {@code std::set_difference} has it: of a key that A has m times and B n
     * times the last max(m - n, 0) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public int[] difference(int[] a, int[] b) {
        return run(SetOperation.DIFFERENCE, a, b);
    }

    /**
     * The symmetric difference of two sorted arrays, as {@code std::set_symmetric_difference} has it: of a key that A
     * has m times and B n times the last m - n of A, or the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public int[] symmetricDifference(int[] a, int[] b) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    // ---- longs

    /**
     * The union of two sorted arrays, as {@code std::set_union} has it: of a key that A has m times and B n times
     * max(m, n), the m of A and then the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public long[] union(long[] a, long[] b) {
        return run(SetOperation.UNION, a, b);
    }

    /**
     * The intersection of two sorted arrays, as {@code std::set_intersection} has it: of a key that A has m times and
     * B n times the first min(m, n) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public long[] intersection(long[] a, long[] b) {
        return run(SetOperation.INTERSECTION, a, b);
    }

    /**
     * The difference of two sorted arrays, as {@code std::set_difference} has it: of a key that A has m times and B n
     * times the last max(m - n, 0) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public long[] difference(long[] a, long[] b) {
        return run(SetOperation.DIFFERENCE, a, b);
    }

    /**
     * The symmetric difference of two sorted arrays, as {@code std::set_symmetric_difference} has it: of a key that A
     * has m times and B n times the last m - n of A, or the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public long[] symmetricDifference(long[] a, long[] b) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    // ---- floats

    /**
     * The union of two sorted arrays, as {@code std::set_union} has it: of a key that A has m times and B n times
     * max(m, n), the m of A and then the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public float[] union(float[] a, float[] b) {
        return run(SetOperation.UNION, a, b);
    }

    /**
     * The intersection of two sorted arrays, as {@code std::set_intersection} has it: of a key that A has m times and
     * B n times the first min(m, n) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public float[] intersection(float[] a, float[] b) {
        return run(SetOperation.INTERSECTION, a, b);
    }

    /**
     * The difference of two sorted arrays, as {@code std::set_difference} has it: of a key that A has m times and B n
     * times the last max(m - n, 0) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public float[] difference(float[] a, float[] b) {
        return run(SetOperation.DIFFERENCE, a, b);
    }

    /**
     * The symmetric difference of two sorted arrays, as {@code std::set_symmetric_difference} has it: of a key that A
     * has m times and B n times the last m - n of A, or the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public float[] symmetricDifference(float[] a, float[] b) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    // ---- doubles

    /**
     * The union of two sorted arrays, as {@code std::set_union} has it: of a key that A has m times and B n times
     * max(m, n), the m of A and then the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public double[] union(double[] a, double[] b) {
        return run(SetOperation.UNION, a, b);
    }

    /**
     * The intersection of two sorted arrays, as {@code std::set_intersection} has it: of a key that A has m times and
     * B n times the first min(m, n) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public double[] intersection(double[] a, double[] b) {
        return run(SetOperation.INTERSECTION, a, b);
    }

    /**
     * The difference of two sorted arrays, as {@code std::set_difference} has it: of a key that A has m times and B n
     * times the last max(m - n, 0) of A.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public double[] difference(double[] a, double[] b) {
        return run(SetOperation.DIFFERENCE, a, b);
    }

    /**
     * The symmetric difference of two sorted arrays, as {@code std::set_symmetric_difference} has it: of a key that A
     * has m times and B n times the last m - n of A, or the last n - m of B.
     *
     * @param a sorted keys
     * @param b other sorted keys, or the same
     * @return a new sorted array
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, the two are too long together, or has equal elements
     *     though {@link Duplicates#NONE} was promised
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public double[] symmetricDifference(double[] a, double[] b) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, a, b);
    }

    // ---- how

    private int[] run(SetOperation set, int[] a, int[] b) {
        Multisets.length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        IntSortedInput.check(a, "a", options().distinct());
        IntSortedInput.check(b, "b", options().distinct());
        return new IntSetJob(set, options(), a, b, null).run(dispatcher());
    }

    private long[] run(SetOperation set, long[] a, long[] b) {
        Multisets.length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        LongSortedInput.check(a, "a", options().distinct());
        LongSortedInput.check(b, "b", options().distinct());
        return new LongSetJob(set, options(), a, b, null).run(dispatcher());
    }

    private float[] run(SetOperation set, float[] a, float[] b) {
        Multisets.length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        FloatSortedInput.check(a, "a", options().distinct());
        FloatSortedInput.check(b, "b", options().distinct());
        return new FloatSetJob(set, options(), a, b, null).run(dispatcher());
    }

    private double[] run(SetOperation set, double[] a, double[] b) {
        Multisets.length(set, "a", Objects.requireNonNull(a, "a").length, "b", Objects.requireNonNull(b, "b").length);
        DoubleSortedInput.check(a, "a", options().distinct());
        DoubleSortedInput.check(b, "b", options().distinct());
        return new DoubleSetJob(set, options(), a, b, null).run(dispatcher());
    }

    abstract Dispatcher dispatcher();

    abstract SetOptions options();
}
