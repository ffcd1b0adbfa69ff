package io.github.aparasort;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

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
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(int[], int, int, IntBinaryOperator)}.
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
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
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(long[], int, int, LongBinaryOperator)}.
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
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
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * The same for a range: {@link java.util.Arrays#parallelPrefix(double[], int, int, DoubleBinaryOperator)}.
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
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
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
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
     * {@link PrefixScan} has exclusive scans, totals, floats, and GPUs, for arrays of numbers.
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
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(int[])}.
     *
     * @param a the array
     */
    public static void sortDescending(int[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(long[])}.
     *
     * @param a the array
     */
    public static void sortDescending(long[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(long[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(float[])}.
     *
     * @param a the array
     */
    public static void sortDescending(float[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(float[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(float[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(double[])}.
     *
     * @param a the array
     */
    public static void sortDescending(double[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(double[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(double[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(byte[])}.
     *
     * @param a the array
     */
    public static void sortDescending(byte[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(byte[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(byte[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(short[])}.
     *
     * @param a the array
     */
    public static void sortDescending(short[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(short[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(short[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array from the greatest element to the least: {@link Sorter#sortDescending(char[])}.
     *
     * @param a the array
     */
    public static void sortDescending(char[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range from the greatest element to the least: {@link Sorter#sortDescending(char[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortDescending(char[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in unsigned order: {@link Sorter#sortUnsigned(int[])}.
     *
     * @param a the array
     */
    public static void sortUnsigned(int[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }

    /**
     * Sorts a range in unsigned order: {@link Sorter#sortUnsigned(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortUnsigned(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortUnsigned(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in unsigned order: {@link Sorter#sortUnsigned(long[])}.
     *
     * @param a the array
     */
    public static void sortUnsigned(long[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }

    /**
     * Sorts a range in unsigned order: {@link Sorter#sortUnsigned(long[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static void sortUnsigned(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortUnsigned(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(int[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(int[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(int[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(int[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(long[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(long[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(long[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(long[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(float[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(float[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(float[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(float[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(double[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(double[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(double[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(double[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(byte[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(byte[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(byte[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(byte[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(short[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(short[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(short[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(short[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Whether an array ascends: {@link Sorter#isSorted(char[])}.
     *
     * @param a the array
     * @return whether no element is less than the one before it
     */
    public static boolean isSorted(char[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Whether a range ascends: {@link Sorter#isSorted(char[], int, int)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether no element is less than the one before it
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public static boolean isSorted(char[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
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
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(int[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(int[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
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
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(long[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(long[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(float[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(float[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(float[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(float[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(double[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(double[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(double[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(double[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(byte[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(byte[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(byte[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(byte[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(short[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(short[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(short[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(short[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the order that sorts the keys: {@link Sorter#argsort(char[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in ascending order of key; equal keys in ascending order of index
     */
    public static int[] argsort(char[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least: {@link Sorter#argsortDescending(char[])}.
     *
     * @param keys the keys, which stay as they are
     * @return their indices in descending order of key; equal keys in ascending order of index
     */
    public static int[] argsortDescending(char[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(int[], int[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(int[], long[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(int[], float[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(int[], double[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(int[], Object[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public static <T> void sortPairs(int[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(long[], int[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(long[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(long[], long[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(long[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(long[], float[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(long[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(long[], double[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(long[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(long[], Object[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public static <T> void sortPairs(long[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(float[], int[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(float[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(float[], long[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(float[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(float[], float[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(float[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(float[], double[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(float[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(float[], Object[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public static <T> void sortPairs(float[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(double[], int[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(double[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(double[], long[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(double[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(double[], float[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(double[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(double[], double[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(double[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys, stably, and moves each value along with its key: {@link Sorter#sortPairs(double[], Object[])}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public static <T> void sortPairs(double[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts objects, stably, by an int each: {@link Sorter#sortByInt}.
     *
     * @param a the objects
     * @param key gives an object's key
     * @param <T> type of the objects
     */
    public static <T> void sortByInt(T[] a, ToIntFunction<? super T> key) {
        Gpu.shared().sorter().sortByInt(a, key);
    }

    /**
     * Sorts objects, stably, by a long each: {@link Sorter#sortByLong}.
     *
     * @param a the objects
     * @param key gives an object's key
     * @param <T> type of the objects
     */
    public static <T> void sortByLong(T[] a, ToLongFunction<? super T> key) {
        Gpu.shared().sorter().sortByLong(a, key);
    }

    /**
     * Sorts objects, stably, by a double each: {@link Sorter#sortByDouble}.
     *
     * @param a the objects
     * @param key gives an object's key
     * @param <T> type of the objects
     */
    public static <T> void sortByDouble(T[] a, ToDoubleFunction<? super T> key) {
        Gpu.shared().sorter().sortByDouble(a, key);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(int[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(int[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(long[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(long[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(float[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(float[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(double[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(double[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(byte[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(byte[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(short[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(short[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderBy(char[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public static OrderBy orderByDescending(char[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * Sorts an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @see IntOrderKernel
     */
    public static void sort(int[] a, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }

    /**
     * Sorts a range of an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @see IntOrderKernel
     */
    public static void sort(int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }

    /**
     * Finds the order that sorts the keys by an order of the caller's own; they stay as they are.
     *
     * @param keys the keys
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @return the indices of the keys in that order; where it does not tell keys apart, in ascending order
     * @see IntOrderKernel
     */
    public static int[] argsort(int[] keys, Supplier<? extends IntOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }

    /**
     * Sorts keys in place by an order of the caller's own, stably, and moves each value along with its key.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if the lengths differ
     * @see IntOrderKernel
     */
    public static void sortPairs(int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
    }

    /**
     * Sorts an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @see LongOrderKernel
     */
    public static void sort(long[] a, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }

    /**
     * Sorts a range of an array in place by an order of the caller's own, stably.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     * @see LongOrderKernel
     */
    public static void sort(long[] a, int fromIndex, int toIndex, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }

    /**
     * Finds the order that sorts the keys by an order of the caller's own; they stay as they are.
     *
     * @param keys the keys
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @return the indices of the keys in that order; where it does not tell keys apart, in ascending order
     * @see LongOrderKernel
     */
    public static int[] argsort(long[] keys, Supplier<? extends LongOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }

    /**
     * Sorts keys in place by an order of the caller's own, stably, and moves each value along with its key.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param order makes the order, anew for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if the lengths differ
     * @see LongOrderKernel
     */
    public static void sortPairs(long[] keys, int[] values, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
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
