package io.github.aparasort;

import io.github.aparasort.internal.array.DoubleSortedInput;
import io.github.aparasort.internal.array.FloatSortedInput;
import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.LongSortedInput;
import io.github.aparasort.internal.array.MergedValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.merge.DoubleMergeJob;
import io.github.aparasort.internal.merge.FloatMergeJob;
import io.github.aparasort.internal.merge.IntMergeJob;
import io.github.aparasort.internal.merge.LongMergeJob;
import java.util.Objects;

/**
 * Merges of two sorted arrays, and of two sorted arrays of keys whose values go along. All are stable: of equal
 * elements those of {@code a} come first, and each array's own stay in their order. Floats and doubles are in the
 * order of {@link Float#compare} and {@link Double#compare}, in which -0.0 comes before 0.0, and NaNs, which are all
 * equal, are last; no bit of them is lost. Arrays may be of any length, 0 included, and of very different ones.
 *
 * <p>A merge takes time in proportion to the number of elements, or less where one array goes on alone for long; the
 * result is the only memory that it takes on the CPU, pairs take an int for each element besides. The input is left as
 * it is, and no other thread may write to it meanwhile. Where the work is done is the context's choice: {@link Target}.
 *
 * <p>That the input is sorted is checked before all else, by one pass over it: an array that is not is refused with an
 * {@link IllegalArgumentException} which names the array and the index, such as {@code a[6] = 2 is less than a[5] = 3:
 * a must be sorted}.
 *
 * <p>Instances are immutable, and safe for use by many threads.
 *
 * @see Gpu#merger
 */
public final class Merger {
    /** As many elements as an array has room for in every JVM. */
    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final Dispatcher dispatcher;
    private final MergeStrategy strategy;

    Merger(Dispatcher dispatcher) {
        this(dispatcher, MergeStrategy.AUTO);
    }

    private Merger(Dispatcher dispatcher, MergeStrategy strategy) {
        this.dispatcher = dispatcher;
        this.strategy = strategy;
    }

    /**
     * The same merges, but on OpenCL devices by a strategy.
     *
     * @param strategy how to merge there
     * @return a merger of the same context
     */
    public Merger using(MergeStrategy strategy) {
        return new Merger(dispatcher, Objects.requireNonNull(strategy, "strategy"));
    }

    // ---- ints

    /**
     * Merges two sorted arrays.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @return a new array with the elements of both, sorted; of equal ones those of {@code a} come first
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or no array could hold the elements of both
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public int[] merge(int[] a, int[] b) {
        int[] out = new int[length("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length)];
        mergeChecked(a, b, out);
        return out;
    }

    /**
     * Merges two sorted arrays into a third one.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @param out where the elements of both go, sorted; of equal ones those of {@code a} come first. If this throws,
     *     it may have been written to, unless it is an IllegalArgumentException
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted, or {@code out} is one of them or not
     *     as long as both together
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public void merge(int[] a, int[] b, int[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length, out == a || out == b);
        mergeChecked(a, b, out);
    }

    private void mergeChecked(int[] a, int[] b, int[] out) {
        IntSortedInput.check(a, "a", false);
        IntSortedInput.check(b, "b", false);
        if (dispatcher.isPlain(out.length)) {
            IntMergeJob.merge(a, b, out, null);
        } else {
            dispatcher.run(new IntMergeJob(strategy, a, b, out));
        }
    }

    /**
     * Merges two sorted arrays of keys, and with them the values that go with the keys.
     *
     * @param <V> the type of the arrays of values: {@code int[]}, or that of any other primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays: the keys of both, sorted, and their values; of equal keys those of A come first, each with
     *     its own value. An array of objects is of the class of {@code aValues} where that holds the elements of
     *     {@code bValues}, otherwise of the class of {@code bValues}
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys are not sorted, values are not as many as their keys, no array could
     *     hold the elements of both, or {@code aValues} and {@code bValues} are no arrays of one type, of which of
     *     two classes of objects one must be the other's or a superclass of it
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<int[], V> mergePairs(int[] aKeys, V aValues, int[] bKeys, V bValues) {
        int n = length("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        IntSortedInput.check(aKeys, "aKeys", false);
        IntSortedInput.check(bKeys, "bKeys", false);
        int[] keys = new int[n];
        V result = values.allocate(n);
        int[] origins = new int[n];
        dispatcher.run(new IntMergeJob(KeyKind.INT_PAIRS, strategy, aKeys, bKeys, keys, origins,
                () -> values.gather(origins, result)));
        return new Pairs<>(keys, result);
    }

    // ---- longs

    /**
     * Merges two sorted arrays.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @return a new array with the elements of both, sorted; of equal ones those of {@code a} come first
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or no array could hold the elements of both
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public long[] merge(long[] a, long[] b) {
        long[] out = new long[length("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length)];
        mergeChecked(a, b, out);
        return out;
    }

    /**
     * Merges two sorted arrays into a third one.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @param out where the elements of both go, sorted; of equal ones those of {@code a} come first. If this throws,
     *     it may have been written to, unless it is an IllegalArgumentException
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted, or {@code out} is one of them or not
     *     as long as both together
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public void merge(long[] a, long[] b, long[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length, out == a || out == b);
        mergeChecked(a, b, out);
    }

    private void mergeChecked(long[] a, long[] b, long[] out) {
        LongSortedInput.check(a, "a", false);
        LongSortedInput.check(b, "b", false);
        if (dispatcher.isPlain(out.length)) {
            LongMergeJob.merge(a, b, out, null);
        } else {
            dispatcher.run(new LongMergeJob(strategy, a, b, out));
        }
    }

    /**
     * Merges two sorted arrays of keys, and with them the values that go with the keys.
     *
     * @param <V> the type of the arrays of values: {@code int[]}, or that of any other primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays: the keys of both, sorted, and their values; of equal keys those of A come first, each with
     *     its own value. An array of objects is of the class of {@code aValues} where that holds the elements of
     *     {@code bValues}, otherwise of the class of {@code bValues}
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys are not sorted, values are not as many as their keys, no array could
     *     hold the elements of both, or {@code aValues} and {@code bValues} are no arrays of one type, of which of
     *     two classes of objects one must be the other's or a superclass of it
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<long[], V> mergePairs(long[] aKeys, V aValues, long[] bKeys, V bValues) {
        int n = length("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        LongSortedInput.check(aKeys, "aKeys", false);
        LongSortedInput.check(bKeys, "bKeys", false);
        long[] keys = new long[n];
        V result = values.allocate(n);
        int[] origins = new int[n];
        dispatcher.run(new LongMergeJob(KeyKind.LONG_PAIRS, strategy, aKeys, bKeys, keys, origins,
                () -> values.gather(origins, result)));
        return new Pairs<>(keys, result);
    }

    // ---- floats

    /**
     * Merges two sorted arrays, in the order of {@link Float#compare}.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @return a new array with the elements of both, sorted; of equal ones those of {@code a} come first
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or no array could hold the elements of both
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public float[] merge(float[] a, float[] b) {
        float[] out = new float[length("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length)];
        mergeChecked(a, b, out);
        return out;
    }

    /**
     * Merges two sorted arrays into a third one, in the order of {@link Float#compare}.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @param out where the elements of both go, sorted; of equal ones those of {@code a} come first. If this throws,
     *     it may have been written to, unless it is an IllegalArgumentException
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted, or {@code out} is one of them or not
     *     as long as both together
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public void merge(float[] a, float[] b, float[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length, out == a || out == b);
        mergeChecked(a, b, out);
    }

    private void mergeChecked(float[] a, float[] b, float[] out) {
        FloatSortedInput.check(a, "a", false);
        FloatSortedInput.check(b, "b", false);
        if (dispatcher.isPlain(out.length)) {
            FloatMergeJob.merge(a, b, out, null);
        } else {
            dispatcher.run(new FloatMergeJob(strategy, a, b, out));
        }
    }

    /**
     * Merges two sorted arrays of keys, in the order of {@link Float#compare}, and with them the values that go
     * with the keys.
     *
     * @param <V> the type of the arrays of values: {@code int[]}, or that of any other primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays: the keys of both, sorted, and their values; of equal keys those of A come first, each with
     *     its own value. An array of objects is of the class of {@code aValues} where that holds the elements of
     *     {@code bValues}, otherwise of the class of {@code bValues}
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys are not sorted, values are not as many as their keys, no array could
     *     hold the elements of both, or {@code aValues} and {@code bValues} are no arrays of one type, of which of
     *     two classes of objects one must be the other's or a superclass of it
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<float[], V> mergePairs(float[] aKeys, V aValues, float[] bKeys, V bValues) {
        int n = length("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        FloatSortedInput.check(aKeys, "aKeys", false);
        FloatSortedInput.check(bKeys, "bKeys", false);
        float[] keys = new float[n];
        V result = values.allocate(n);
        int[] origins = new int[n];
        dispatcher.run(new FloatMergeJob(KeyKind.FLOAT_PAIRS, strategy, aKeys, bKeys, keys, origins,
                () -> values.gather(origins, result)));
        return new Pairs<>(keys, result);
    }

    // ---- doubles

    /**
     * Merges two sorted arrays, in the order of {@link Double#compare}.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @return a new array with the elements of both, sorted; of equal ones those of {@code a} come first
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if an array is not sorted, or no array could hold the elements of both
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public double[] merge(double[] a, double[] b) {
        double[] out = new double[length("a", Objects.requireNonNull(a, "a").length, "b",
                Objects.requireNonNull(b, "b").length)];
        mergeChecked(a, b, out);
        return out;
    }

    /**
     * Merges two sorted arrays into a third one, in the order of {@link Double#compare}.
     *
     * @param a a sorted array
     * @param b another one, or the same
     * @param out where the elements of both go, sorted; of equal ones those of {@code a} come first. If this throws,
     *     it may have been written to, unless it is an IllegalArgumentException
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if {@code a} or {@code b} is not sorted, or {@code out} is one of them or not
     *     as long as both together
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public void merge(double[] a, double[] b, double[] out) {
        requireOut(Objects.requireNonNull(a, "a").length, Objects.requireNonNull(b, "b").length,
                Objects.requireNonNull(out, "out").length, out == a || out == b);
        mergeChecked(a, b, out);
    }

    private void mergeChecked(double[] a, double[] b, double[] out) {
        DoubleSortedInput.check(a, "a", false);
        DoubleSortedInput.check(b, "b", false);
        if (dispatcher.isPlain(out.length)) {
            DoubleMergeJob.merge(a, b, out, null);
        } else {
            dispatcher.run(new DoubleMergeJob(strategy, a, b, out));
        }
    }

    /**
     * Merges two sorted arrays of keys, in the order of {@link Double#compare}, and with them the values that go
     * with the keys.
     *
     * @param <V> the type of the arrays of values: {@code int[]}, or that of any other primitive type, or of objects
     * @param aKeys sorted keys
     * @param aValues the value of each
     * @param bKeys other sorted keys
     * @param bValues the value of each
     * @return new arrays: the keys of both, sorted, and their values; of equal keys those of A come first, each with
     *     its own value. An array of objects is of the class of {@code aValues} where that holds the elements of
     *     {@code bValues}, otherwise of the class of {@code bValues}
     * @throws NullPointerException if an array is null
     * @throws IllegalArgumentException if keys are not sorted, values are not as many as their keys, no array could
     *     hold the elements of both, or {@code aValues} and {@code bValues} are no arrays of one type, of which of
     *     two classes of objects one must be the other's or a superclass of it
     * @throws GpuException if a device was demanded that fails or is not there
     */
    public <V> Pairs<double[], V> mergePairs(double[] aKeys, V aValues, double[] bKeys, V bValues) {
        int n = length("aKeys", Objects.requireNonNull(aKeys, "aKeys").length, "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").length);
        MergedValues<V> values = new MergedValues<>(aValues, aKeys.length, bValues, bKeys.length);
        DoubleSortedInput.check(aKeys, "aKeys", false);
        DoubleSortedInput.check(bKeys, "bKeys", false);
        double[] keys = new double[n];
        V result = values.allocate(n);
        int[] origins = new int[n];
        dispatcher.run(new DoubleMergeJob(KeyKind.DOUBLE_PAIRS, strategy, aKeys, bKeys, keys, origins,
                () -> values.gather(origins, result)));
        return new Pairs<>(keys, result);
    }

    // ---- checks

    /** The length of both together. */
    static int length(String aName, int a, String bName, int b) {
        if (a > LARGEST_ARRAY - b) {
            throw new IllegalArgumentException(aName + " has " + a + " elements and " + bName + " has " + b
                    + ": together more than an array holds");
        }
        return a + b;
    }

    private static void requireOut(int a, int b, int out, boolean isInput) {
        if ((long) a + b != out) {
            throw new IllegalArgumentException("out has " + out + " elements, but a has " + a + " and b has " + b);
        }
        if (isInput) {
            throw new IllegalArgumentException("out must be neither a nor b");
        }
    }
}
