package io.github.aparasort;

import io.github.aparasort.internal.array.DoubleSortedInput;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.LongSortedInput;
import io.github.aparasort.internal.array.MergedValues;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.set.ChosenValues;
import io.github.aparasort.internal.set.DoubleSetJob;
import io.github.aparasort.internal.set.FloatSetJob;
import io.github.aparasort.internal.set.IntSetJob;
import io.github.aparasort.internal.set.LongSetJob;
import java.util.Objects;

/** The part of {@link Multisets} that takes keys with a value each. */
abstract class PairSets extends KeySets {
    PairSets() {
    }

    // ---- ints

    /**
     * The {@link #union(int[], int[]) union} of two sorted arrays of keys, with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<int[], V> unionPairs(int[] aKeys, V aValues, int[] bKeys, V bValues) {
        return run(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #intersection(int[], int[]) intersection} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<int[], V> intersectionPairs(int[] aKeys, V aValues, int[] bKeys, V bValues) {
        return run(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #difference(int[], int[]) difference} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<int[], V> differencePairs(int[] aKeys, V aValues, int[] bKeys, V bValues) {
        return run(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #symmetricDifference(int[], int[]) symmetric difference} of two sorted arrays of keys,
     * with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<int[], V> symmetricDifferencePairs(int[] aKeys, V aValues, int[] bKeys, V bValues) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    // ---- longs

    /**
     * The {@link #union(long[], long[]) union} of two sorted arrays of keys, with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<long[], V> unionPairs(long[] aKeys, V aValues, long[] bKeys, V bValues) {
        return run(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #intersection(long[], long[]) intersection} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<long[], V> intersectionPairs(long[] aKeys, V aValues, long[] bKeys, V bValues) {
        return run(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #difference(long[], long[]) difference} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<long[], V> differencePairs(long[] aKeys, V aValues, long[] bKeys, V bValues) {
        return run(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #symmetricDifference(long[], long[]) symmetric difference} of two sorted arrays of keys,
     * with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<long[], V> symmetricDifferencePairs(long[] aKeys, V aValues, long[] bKeys, V bValues) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    // ---- floats

    /**
     * The {@link #union(float[], float[]) union} of two sorted arrays of keys, with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<float[], V> unionPairs(float[] aKeys, V aValues, float[] bKeys, V bValues) {
        return run(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #intersection(float[], float[]) intersection} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<float[], V> intersectionPairs(float[] aKeys, V aValues, float[] bKeys, V bValues) {
        return run(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #difference(float[], float[]) difference} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<float[], V> differencePairs(float[] aKeys, V aValues, float[] bKeys, V bValues) {
        return run(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #symmetricDifference(float[], float[]) symmetric difference} of two sorted arrays of keys,
     * with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<float[], V> symmetricDifferencePairs(float[] aKeys, V aValues, float[] bKeys, V bValues) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    // ---- doubles

    /**
     * The {@link #union(double[], double[]) union} of two sorted arrays of keys, with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<double[], V> unionPairs(double[] aKeys, V aValues, double[] bKeys, V bValues) {
        return run(SetOperation.UNION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #intersection(double[], double[]) intersection} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<double[], V> intersectionPairs(double[] aKeys, V aValues, double[] bKeys, V bValues) {
        return run(SetOperation.INTERSECTION, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #difference(double[], double[]) difference} of two sorted arrays of keys, with the values of A's.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<double[], V> differencePairs(double[] aKeys, V aValues, double[] bKeys, V bValues) {
        return run(SetOperation.DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    /**
     * The {@link #symmetricDifference(double[], double[]) symmetric difference} of two sorted arrays of keys,
     * with the values that go with them.
     *
     * @param <V> the type of the arrays of values: of a primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays, of keys and of the value of each
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys or values are not as {@link Multisets} demands
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<double[], V> symmetricDifferencePairs(double[] aKeys, V aValues, double[] bKeys, V bValues) {
        return run(SetOperation.SYMMETRIC_DIFFERENCE, aKeys, aValues, bKeys, bValues);
    }

    // ---- how

    private <V> Pairs<int[], V> run(SetOperation set, int[] a, V aValues, int[] b, V bValues) {
        ChosenValues<V> values = values(set, Objects.requireNonNull(a, "aKeys").length, aValues,
                Objects.requireNonNull(b, "bKeys").length, bValues);
        IntSortedInput.check(a, "aKeys", options().distinct());
        IntSortedInput.check(b, "bKeys", options().distinct());
        return new Pairs<>(new IntSetJob(set, options(), a, b, values).run(dispatcher()), values.chosen());
    }

    private <V> Pairs<long[], V> run(SetOperation set, long[] a, V aValues, long[] b, V bValues) {
        ChosenValues<V> values = values(set, Objects.requireNonNull(a, "aKeys").length, aValues,
                Objects.requireNonNull(b, "bKeys").length, bValues);
        LongSortedInput.check(a, "aKeys", options().distinct());
        LongSortedInput.check(b, "bKeys", options().distinct());
        return new Pairs<>(new LongSetJob(set, options(), a, b, values).run(dispatcher()), values.chosen());
    }

    private <V> Pairs<float[], V> run(SetOperation set, float[] a, V aValues, float[] b, V bValues) {
        ChosenValues<V> values = values(set, Objects.requireNonNull(a, "aKeys").length, aValues,
                Objects.requireNonNull(b, "bKeys").length, bValues);
        FloatSortedInput.check(a, "aKeys", options().distinct());
        FloatSortedInput.check(b, "bKeys", options().distinct());
        return new Pairs<>(new FloatSetJob(set, options(), a, b, values).run(dispatcher()), values.chosen());
    }

    private <V> Pairs<double[], V> run(SetOperation set, double[] a, V aValues, double[] b, V bValues) {
        ChosenValues<V> values = values(set, Objects.requireNonNull(a, "aKeys").length, aValues,
                Objects.requireNonNull(b, "bKeys").length, bValues);
        DoubleSortedInput.check(a, "aKeys", options().distinct());
        DoubleSortedInput.check(b, "bKeys", options().distinct());
        return new Pairs<>(new DoubleSetJob(set, options(), a, b, values).run(dispatcher()), values.chosen());
    }

    private static <V> ChosenValues<V> values(SetOperation set, int aKeys, V aValues, int bKeys, V bValues) {
        Multisets.length(set, "aKeys", aKeys, "bKeys", bKeys);
        return new ChosenValues<>(new MergedValues<>(aValues, aKeys, bValues, bKeys));
    }
}
