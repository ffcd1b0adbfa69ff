package io.github.aparasort;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/**
 * A drop-in for {@link java.util.Arrays}: the same signatures, checks, exceptions and results, on whichever engine is
 * fastest here. Everything runs on {@link Gpu#shared()}. All that it does otherwise: {@code parallelSort} of objects is
 * stable, keeps every element when the comparator throws, and lets the exception through as it is.
 */
public final class GpuArrays {
    private GpuArrays() {
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(int[])}.
     *
     * @param a the array
     */
    public static void sort(int[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(long[])}.
     *
     * @param a the array
     */
    public static void sort(long[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(long[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(float[])}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     */
    public static void sort(float[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(float[], int, int)}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(float[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(double[])}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     */
    public static void sort(double[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(double[], int, int)}.
     * -0.0 comes before 0.0, and NaNs come last, their bits and their order kept.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(double[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(byte[])}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     */
    public static void sort(byte[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(byte[], int, int)}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(byte[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(short[])}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     */
    public static void sort(short[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(short[], int, int)}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(short[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place, ascending, as {@link java.util.Arrays#sort(char[])}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     */
    public static void sort(char[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place, ascending, as {@link java.util.Arrays#sort(char[], int, int)}.
     * The JDK counts, which no device does faster.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sort(char[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts objects in place by their natural order, stably: {@link java.util.Arrays#sort(Object[])}, on this thread.
     *
     * @param a the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static void sort(Object[] a) {
        Gpu.shared().objects().sort(a, 0, a.length, null);
    }

    /**
     * Sorts a range in place by the natural order, stably: {@link java.util.Arrays#sort(Object[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static void sort(Object[] a, int fromIndex, int toIndex) {
        Gpu.shared().objects().sort(a, fromIndex, toIndex, null);
    }

    /**
     * Sorts objects in place, stably: {@link java.util.Arrays#sort(Object[], Comparator)}, on this thread.
     *
     * @param <T> type of the elements
     * @param a the array
     * @param c the order, or null for the natural one
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        Gpu.shared().objects().sort(a, 0, a.length, c);
    }

    /**
     * Sorts a range in place, stably: {@link java.util.Arrays#sort(Object[], int, int, Comparator)}, on this thread.
     *
     * @param <T> type of the elements
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param c the order, or null for the natural one
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        Gpu.shared().objects().sort(a, fromIndex, toIndex, c);
    }

    /**
     * Does what {@link #sort(int[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(int[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(int[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(long[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(long[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(long[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(float[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(float[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(float[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(double[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(double[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(double[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(byte[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(byte[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(byte[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(short[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(short[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(short[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(char[])} does, which is parallel where that is worth it.
     *
     * @param a the array
     */
    public static void parallelSort(char[] a) {
        sort(a);
    }

    /**
     * Does what {@link #sort(char[], int, int)} does, which is parallel where that is worth it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts objects in place by their natural order, as {@link #parallelSort(Object[], Comparator)}.
     *
     * @param <T> type of the elements
     * @param a the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        Gpu.shared().objects().parallelSort(a, 0, a.length, null);
    }

    /**
     * Sorts a range in place by the natural order, as {@link #parallelSort(Object[], Comparator)}.
     *
     * @param <T> type of the elements
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        Gpu.shared().objects().parallelSort(a, fromIndex, toIndex, null);
    }

    /**
     * Sorts objects in place on several threads: this one and workers of the pool that it is in, else of the common
     * pool. Stable, unlike {@link java.util.Arrays#parallelSort(Object[], Comparator)} for more than 16,384 elements.
     * Cost: O(n log n) comparisons, O(n) on this thread if in order or strictly descending; memory for as many
     * references and, at times, half as many more.
     *
     * <p>The comparator is called on all these threads, and must not wait for a lock that the caller holds. What it
     * throws, the caller gets, the very same, once the comparisons under way have returned; the range then holds a
     * permutation of its elements. So it does if the comparator is no order, where {@link IllegalArgumentException} is
     * possible. Where the heap lacks the memory, {@link java.util.Arrays#sort(Object[], Comparator)} does it, which may
     * lose elements when a comparator throws.
     *
     * @param <T> type of the elements
     * @param a the array
     * @param cmp the order, or null for the natural one
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        Gpu.shared().objects().parallelSort(a, 0, a.length, cmp);
    }

    /**
     * Sorts a range in place, as {@link #parallelSort(Object[], Comparator)}.
     *
     * @param <T> type of the elements
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param cmp the order, or null for the natural one
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        Gpu.shared().objects().parallelSort(a, fromIndex, toIndex, cmp);
    }

    /**
     * Replaces each element by what the operator makes of all up to it:
     * {@link java.util.Arrays#parallelPrefix(int[], IntBinaryOperator)}, on the CPU, where the operator runs.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(int[], int, int, IntBinaryOperator)}.
     *
     * @param array the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param op the operator: associative, without side effects
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /**
     * Replaces each element by what the operator makes of all up to it:
     * {@link java.util.Arrays#parallelPrefix(long[], LongBinaryOperator)}, on the CPU, where the operator runs.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(long[], int, int, LongBinaryOperator)}.
     *
     * @param array the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param op the operator: associative, without side effects
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /**
     * Replaces each element by what the operator makes of all up to it:
     * {@link java.util.Arrays#parallelPrefix(double[], DoubleBinaryOperator)}, on the CPU, where the operator runs.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(double[], int, int, DoubleBinaryOperator)}.
     *
     * @param array the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param op the operator: associative, without side effects
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /**
     * Replaces each element by what the operator makes of all up to it:
     * {@link java.util.Arrays#parallelPrefix(Object[], BinaryOperator)}, on the CPU, where the operator runs.
     *
     * @param <T> type of the elements
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(Object[], int, int, BinaryOperator)}.
     *
     * @param <T> type of the elements
     * @param array the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param op the operator: associative, without side effects
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(int[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(int[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(long[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(long[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Sorts keys and moves each value along with its key: {@link Sorter#sortPairs(int[], int[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys and moves each value along with its key: {@link Sorter#sortPairs(long[], int[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(long[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * What {@code sort} would do for so many elements now: {@link Gpu#explain(Class, int)}.
     *
     * @param componentType the class of int, long, float, double, byte, short or char, or of objects
     * @param n how many elements
     * @return the engine, why, and why no other
     */
    public static Plan explain(Class<?> componentType, int n) {
        return Gpu.shared().explain(componentType, n);
    }
}
