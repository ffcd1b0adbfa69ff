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
 * Replaces the sorts of {@link java.util.Arrays}: the same methods, with the same checks, exceptions and results, and
 * more. Each call runs on the engine that is the fastest for it on this machine: a GPU, all processors of the CPU, or
 * the JDK. To migrate, change {@code Arrays.sort} to {@code GpuArrays.sort}.
 *
 * <pre>{@code
 * GpuArrays.sort(numbers);                        // an array, or a range of it
 * GpuArrays.sortDescending(prices);
 * int[] order = GpuArrays.argsort(keys);          // the indices that sort the keys
 * GpuArrays.sortPairs(keys, values);              // each value moves with its key
 * GpuArrays.sortByInt(people, Person::age);       // objects by a number
 * int[] ranking = GpuArrays.orderBy(year).thenDescending(score).argsort();
 * System.out.println(GpuArrays.explain(int.class, numbers.length));     // which engine, and why
 * }</pre>
 *
 * <p><b>Order.</b> Ascending, unless the name of the method says otherwise. Floats and doubles are in the order of
 * {@link Float#compare} and {@link Double#compare}: -0.0 comes before 0.0, and NaNs come last. All NaNs are equal, and
 * each keeps its bits. Descending order is the reverse: NaNs come first, and 0.0 comes before -0.0.
 *
 * <p><b>Stability.</b> All sorts are stable: equal elements keep their order, and so do the values, indices and objects
 * that move with equal keys.
 *
 * <p><b>Cost.</b> A call of a few thousand elements or fewer goes straight to the JDK. For larger arrays the engine is
 * chosen by measurements on this machine, and by the order that the elements already have. {@link Sorter} lists time
 * and memory for each engine, and the sources of the algorithms.
 *
 * <p><b>Exceptions.</b> Arguments are checked before any work. A null array is refused with
 * {@link NullPointerException}. If an engine fails, the CPU does the work, and the result is the same. If the system
 * property {@code aparasort.target} demands a device, and the device cannot do the work, a call throws
 * {@link GpuException}; the arrays are then as they were.
 *
 * <p><b>Differences from {@link java.util.Arrays}.</b> {@code parallelSort} of objects is stable. If the comparator
 * throws, the array still holds all of its elements, and the caller gets the very exception that was thrown.
 *
 * <p>All methods are thread-safe if the threads do not share arrays. They use the context {@link Gpu#shared()}.
 */
public final class GpuArrays {
    private GpuArrays() {
    }

    // ---- numbers

    /**
     * Sorts an array in place in ascending order, with the result of {@link java.util.Arrays#sort(int[])}.
     *
     * <p>Time: O(n) to O(n log n), by engine. Memory: up to two more arrays of this size, by engine. {@link Sorter} has
     * the details.
     *
     * @param a the array
     */
    public static void sort(int[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /**
     * Sorts a range of an array in place in ascending order, with the result of
     * {@link java.util.Arrays#sort(int[], int, int)}. Time and memory are those of {@link #sort(int[])} for an array as
     * long as the range.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void sort(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /** Sorts longs in ascending order: as {@link #sort(int[])}. */
    public static void sort(long[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /** Sorts a range of longs in ascending order: as {@link #sort(int[], int, int)}. */
    public static void sort(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts floats in ascending order: as {@link #sort(int[])}. -0.0 comes before 0.0, and NaNs come last; each keeps
     * its bits, and they keep their order.
     *
     * @param a the array
     */
    public static void sort(float[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /** Sorts a range of floats in ascending order: as {@link #sort(float[])} and {@link #sort(int[], int, int)}. */
    public static void sort(float[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /** Sorts doubles in ascending order: as {@link #sort(float[])}. */
    public static void sort(double[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /** Sorts a range of doubles in ascending order: as {@link #sort(float[])} and {@link #sort(int[], int, int)}. */
    public static void sort(double[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts bytes in ascending order: as {@link #sort(int[])}. The JDK always does this work: it counts the elements,
     * and no device is faster. Time: O(n).
     *
     * @param a the array
     */
    public static void sort(byte[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /** Sorts a range of bytes in ascending order: as {@link #sort(byte[])} and {@link #sort(int[], int, int)}. */
    public static void sort(byte[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /** Sorts shorts in ascending order: as {@link #sort(byte[])}. */
    public static void sort(short[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /** Sorts a range of shorts in ascending order: as {@link #sort(byte[])} and {@link #sort(int[], int, int)}. */
    public static void sort(short[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /** Sorts chars in ascending order: as {@link #sort(byte[])}. */
    public static void sort(char[] a) {
        Gpu.shared().sorter().sort(a);
    }

    /** Sorts a range of chars in ascending order: as {@link #sort(byte[])} and {@link #sort(int[], int, int)}. */
    public static void sort(char[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(int[])} does, which is parallel where that is faster. */
    public static void parallelSort(int[] a) {
        sort(a);
    }

    /** Does what {@link #sort(int[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(long[])} does, which is parallel where that is faster. */
    public static void parallelSort(long[] a) {
        sort(a);
    }

    /** Does what {@link #sort(long[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(float[])} does, which is parallel where that is faster. */
    public static void parallelSort(float[] a) {
        sort(a);
    }

    /** Does what {@link #sort(float[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(double[])} does, which is parallel where that is faster. */
    public static void parallelSort(double[] a) {
        sort(a);
    }

    /** Does what {@link #sort(double[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(byte[])} does, which is parallel where that is faster. */
    public static void parallelSort(byte[] a) {
        sort(a);
    }

    /** Does what {@link #sort(byte[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(short[])} does, which is parallel where that is faster. */
    public static void parallelSort(short[] a) {
        sort(a);
    }

    /** Does what {@link #sort(short[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /** Does what {@link #sort(char[])} does, which is parallel where that is faster. */
    public static void parallelSort(char[] a) {
        sort(a);
    }

    /** Does what {@link #sort(char[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place in descending order: from the greatest element to the least. Time and memory are those of
     * {@link #sort(int[])}.
     *
     * @param a the array
     */
    public static void sortDescending(int[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range of an array in place in descending order: from the greatest element to the least.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void sortDescending(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts longs in descending order: as {@link #sortDescending(int[])}. */
    public static void sortDescending(long[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of longs in descending order: as {@link #sortDescending(int[], int, int)}. */
    public static void sortDescending(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts floats in descending order: as {@link #sortDescending(int[])}. NaNs come first, and 0.0 comes before -0.0;
     * each NaN keeps its bits, and they keep their order.
     *
     * @param a the array
     */
    public static void sortDescending(float[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of floats: as {@link #sortDescending(float[])} and {@link #sortDescending(int[], int, int)}. */
    public static void sortDescending(float[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts doubles in descending order: as {@link #sortDescending(float[])}. */
    public static void sortDescending(double[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of doubles: as {@link #sortDescending(float[])} and {@link #sortDescending(int[], int, int)}. */
    public static void sortDescending(double[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts bytes in descending order: as {@link #sortDescending(int[])}, on the JDK. */
    public static void sortDescending(byte[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of bytes in descending order: as {@link #sortDescending(int[], int, int)}, on the JDK. */
    public static void sortDescending(byte[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts shorts in descending order: as {@link #sortDescending(int[])}, on the JDK. */
    public static void sortDescending(short[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of shorts in descending order: as {@link #sortDescending(int[], int, int)}, on the JDK. */
    public static void sortDescending(short[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts chars in descending order: as {@link #sortDescending(int[])}, on the JDK. */
    public static void sortDescending(char[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of chars in descending order: as {@link #sortDescending(int[], int, int)}, on the JDK. */
    public static void sortDescending(char[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /**
     * Sorts an array in place as unsigned numbers: in the order of {@link Integer#compareUnsigned}. Time and memory are
     * those of {@link #sort(int[])}.
     *
     * @param a the array
     */
    public static void sortUnsigned(int[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }

    /**
     * Sorts a range of an array in place as unsigned numbers: in the order of {@link Integer#compareUnsigned}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void sortUnsigned(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortUnsigned(a, fromIndex, toIndex);
    }

    /** Sorts longs in the order of {@link Long#compareUnsigned}: as {@link #sortUnsigned(int[])}. */
    public static void sortUnsigned(long[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }

    /**
     * Sorts a range of longs in the order of {@link Long#compareUnsigned}: as {@link #sortUnsigned(int[], int, int)}.
     */
    public static void sortUnsigned(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortUnsigned(a, fromIndex, toIndex);
    }

    /**
     * Tells whether an array is in ascending order, so that {@link #sort(int[])} would not change it. Time: O(n); it
     * ends at the first element that is less than the one before it. Large arrays are read by all processors.
     *
     * @param a the array, which stays as it is
     * @return true if no element is less than the one before it
     */
    public static boolean isSorted(int[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Tells whether a range of an array is in ascending order: as {@link #isSorted(int[])}.
     *
     * @param a the array, which stays as it is
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return true if no element of the range is less than the one before it in the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static boolean isSorted(int[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether longs ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(long[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether a range of longs ascends: as {@link #isSorted(int[], int, int)}. */
    public static boolean isSorted(long[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether floats ascend in the order of {@link Float#compare}: as {@link #isSorted(int[])}. */
    public static boolean isSorted(float[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Tells whether a range of floats ascends: as {@link #isSorted(float[])} and {@link #isSorted(int[], int, int)}.
     */
    public static boolean isSorted(float[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether doubles ascend in the order of {@link Double#compare}: as {@link #isSorted(int[])}. */
    public static boolean isSorted(double[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Tells whether a range of doubles ascends: as {@link #isSorted(double[])} and {@link #isSorted(int[], int, int)}.
     */
    public static boolean isSorted(double[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether bytes ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(byte[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether a range of bytes ascends: as {@link #isSorted(int[], int, int)}. */
    public static boolean isSorted(byte[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether shorts ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(short[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether a range of shorts ascends: as {@link #isSorted(int[], int, int)}. */
    public static boolean isSorted(short[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether chars ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(char[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether a range of chars ascends: as {@link #isSorted(int[], int, int)}. */
    public static boolean isSorted(char[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    // ---- objects

    /**
     * Sorts objects in place by their natural order, on the calling thread. This is
     * {@link java.util.Arrays#sort(Object[])}: stable, O(n log n) comparisons, and memory for up to n / 2 references.
     *
     * @param a the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static void sort(Object[] a) {
        Gpu.shared().objects().sort(a, 0, a.length, null);
    }

    /** Sorts a range of objects by their natural order: {@link java.util.Arrays#sort(Object[], int, int)}. */
    public static void sort(Object[] a, int fromIndex, int toIndex) {
        Gpu.shared().objects().sort(a, fromIndex, toIndex, null);
    }

    /** Sorts objects by a comparator: {@link java.util.Arrays#sort(Object[], Comparator)}, on the calling thread. */
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        Gpu.shared().objects().sort(a, 0, a.length, c);
    }

    /** Sorts a range of objects by a comparator: {@link java.util.Arrays#sort(Object[], int, int, Comparator)}. */
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        Gpu.shared().objects().sort(a, fromIndex, toIndex, c);
    }

    /** Sorts objects by their natural order: as {@link #parallelSort(Object[], Comparator)}. */
    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        Gpu.shared().objects().parallelSort(a, 0, a.length, null);
    }

    /** Sorts a range of objects by their natural order: as {@link #parallelSort(Object[], Comparator)}. */
    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        Gpu.shared().objects().parallelSort(a, fromIndex, toIndex, null);
    }

    /**
     * Sorts objects in place on several threads, stably. {@link java.util.Arrays#parallelSort(Object[], Comparator)} is
     * not stable for more than 16,384 elements.
     *
     * <p>The threads are the calling one and workers of its fork-join pool, or of the common pool if it is in none.
     * Time: O(n log n) comparisons; O(n) on the calling thread if the elements are in order or strictly descending.
     * Memory: n references, and at times n / 2 more. If the heap has no room for them,
     * {@link java.util.Arrays#sort(Object[], Comparator)} sorts, which may lose elements when a comparator throws.
     *
     * <p>The comparator is called on all these threads. It must not wait for a lock that the calling thread holds. If
     * it throws, the caller gets that very exception, after the comparisons that were running have returned; the range
     * then holds a permutation of its elements. The same is true if the comparator is inconsistent; then
     * {@link IllegalArgumentException} is possible.
     *
     * @param <T> type of the elements
     * @param a the array
     * @param cmp the order, or null for the natural order
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        Gpu.shared().objects().parallelSort(a, 0, a.length, cmp);
    }

    /** Sorts a range of objects by a comparator: as {@link #parallelSort(Object[], Comparator)}. */
    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        Gpu.shared().objects().parallelSort(a, fromIndex, toIndex, cmp);
    }

    /**
     * Sorts objects in place by an int key, stably. The keys are sorted on the fastest engine, as by
     * {@link #argsort(int[])}, and the objects follow. Memory: a key, an index and a reference for each object, beside
     * that of the sort.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     * @param <T> type of the objects
     */
    public static <T> void sortByInt(T[] a, ToIntFunction<? super T> key) {
        Gpu.shared().sorter().sortByInt(a, key);
    }

    /** Sorts objects by a long key: as {@link #sortByInt sortByInt}. */
    public static <T> void sortByLong(T[] a, ToLongFunction<? super T> key) {
        Gpu.shared().sorter().sortByLong(a, key);
    }

    /** Sorts objects by a double key: as {@link #sortByInt sortByInt}, in the order of {@link Double#compare}. */
    public static <T> void sortByDouble(T[] a, ToDoubleFunction<? super T> key) {
        Gpu.shared().sorter().sortByDouble(a, key);
    }

    // ---- keys with indices or values

    /**
     * Finds the indices that sort the keys: the first one is that of the least key, and {@code keys[result[i]]} ascends
     * with {@code i}. Equal keys come in ascending order of their indices. Time and memory: see {@link Sorter}.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, in ascending order of the keys
     */
    public static int[] argsort(int[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the indices that sort the keys from the greatest to the least. Equal keys come in ascending order of their
     * indices.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, in descending order of the keys
     */
    public static int[] argsortDescending(int[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort longs: as {@link #argsort(int[])}. */
    public static int[] argsort(long[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort longs in descending order: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(long[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort floats: as {@link #argsort(int[])}, NaNs last. */
    public static int[] argsort(float[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort floats in descending order: as {@link #argsortDescending(int[])}, NaNs first. */
    public static int[] argsortDescending(float[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort doubles: as {@link #argsort(int[])}, NaNs last. */
    public static int[] argsort(double[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort doubles in descending order: as {@link #argsortDescending(int[])}, NaNs first. */
    public static int[] argsortDescending(double[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort bytes: as {@link #argsort(int[])}. */
    public static int[] argsort(byte[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort bytes in descending order: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(byte[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort shorts: as {@link #argsort(int[])}. */
    public static int[] argsort(short[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort shorts in descending order: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(short[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort chars: as {@link #argsort(int[])}. */
    public static int[] argsort(char[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort chars in descending order: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(char[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Sorts keys in place in ascending order, and moves each value along with its key. Values of equal keys keep their
     * order. Time and memory: see {@link Sorter}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts int keys with longs: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(int[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts int keys with floats: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(int[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts int keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(int[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts int keys with objects: as {@link #sortPairs(int[], int[])}. */
    public static <T> void sortPairs(int[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts long keys with ints: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(long[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts long keys with longs: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(long[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts long keys with floats: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(long[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts long keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(long[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts long keys with objects: as {@link #sortPairs(int[], int[])}. */
    public static <T> void sortPairs(long[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts float keys with ints: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(float[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts float keys with longs: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(float[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts float keys with floats: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(float[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts float keys with doubles: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(float[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts float keys with objects: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static <T> void sortPairs(float[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts double keys with ints: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(double[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts double keys with longs: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(double[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts double keys with floats: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(double[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts double keys with doubles: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static void sortPairs(double[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts double keys with objects: as {@link #sortPairs(int[], int[])}, NaNs last. */
    public static <T> void sortPairs(double[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Starts an order by several columns, ascending by this first one. {@link OrderBy} has an example.
     *
     * @param keys a key for each element
     * @return the order, to which more columns can be added
     */
    public static OrderBy orderBy(int[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of ints, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(int[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of longs: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(long[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of longs, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(long[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * Starts an order by a first column of floats: as {@link #orderBy(int[])}, in the order of {@link Float#compare}.
     */
    public static OrderBy orderBy(float[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of floats, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(float[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /**
     * Starts an order by a first column of doubles: as {@link #orderBy(int[])}, in the order of {@link Double#compare}.
     */
    public static OrderBy orderBy(double[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of doubles, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(double[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of bytes: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(byte[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of bytes, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(byte[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of shorts: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(short[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of shorts, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(short[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of chars: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(char[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of chars, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(char[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    // ---- a custom order

    /**
     * Sorts an array in place by a custom order, stably. {@link IntOrderKernel} has an example, and says what an order
     * may contain. Time: O(n log n) comparisons. If the order throws on the CPU, the caller gets the exception, and the
     * array is as it was.
     *
     * @param a the array
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     */
    public static void sort(int[] a, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }

    /**
     * Sorts a range of an array in place by a custom order: as {@link #sort(int[], Supplier)}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void sort(int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }

    /**
     * Finds the indices that sort the keys by a custom order: as {@link #argsort(int[])} and
     * {@link #sort(int[], Supplier)}.
     *
     * @param keys the keys, which stay as they are
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     * @return the indices of all keys in that order; where it finds keys equal, in ascending order
     */
    public static int[] argsort(int[] keys, Supplier<? extends IntOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }

    /**
     * Sorts keys by a custom order, and moves each value along with its key: as {@link #sortPairs(int[], int[])} and
     * {@link #sort(int[], Supplier)}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
    }

    /** Sorts longs by a custom order: as {@link #sort(int[], Supplier)}. */
    public static void sort(long[] a, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }

    /** Sorts a range of longs by a custom order: as {@link #sort(int[], int, int, Supplier)}. */
    public static void sort(long[] a, int fromIndex, int toIndex, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }

    /** Finds the indices that sort longs by a custom order: as {@link #argsort(int[], Supplier)}. */
    public static int[] argsort(long[] keys, Supplier<? extends LongOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }

    /** Sorts long keys with ints by a custom order: as {@link #sortPairs(int[], int[], Supplier)}. */
    public static void sortPairs(long[] keys, int[] values, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
    }

    // ---- prefix scans

    /**
     * Replaces each element by the operator's result for all elements up to it. This is
     * {@link java.util.Arrays#parallelPrefix(int[], IntBinaryOperator)}, on the CPU. {@link PrefixScan} has exclusive
     * scans, totals, floats, and GPUs.
     *
     * @param array the array
     * @param op the operator: associative, without side effects
     */
    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /**
     * Does the same within a range: {@link java.util.Arrays#parallelPrefix(int[], int, int, IntBinaryOperator)}.
     *
     * @param array the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @param op the operator: associative, without side effects
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /** Scans longs: {@link java.util.Arrays#parallelPrefix(long[], LongBinaryOperator)}. */
    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /** Scans a range of longs: {@link java.util.Arrays#parallelPrefix(long[], int, int, LongBinaryOperator)}. */
    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /** Scans doubles: {@link java.util.Arrays#parallelPrefix(double[], DoubleBinaryOperator)}. */
    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /** Scans a range of doubles: {@link java.util.Arrays#parallelPrefix(double[], int, int, DoubleBinaryOperator)}. */
    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /** Scans objects: {@link java.util.Arrays#parallelPrefix(Object[], BinaryOperator)}. */
    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        Arrays.parallelPrefix(array, op);
    }

    /** Scans a range of objects: {@link java.util.Arrays#parallelPrefix(Object[], int, int, BinaryOperator)}. */
    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    // ---- elements by their indices

    /**
     * Gathers elements by their indices: {@code result[i]} is {@code array[indices[i]]}. An index may come several
     * times. So the result of {@link #argsort(int[]) argsort} applies to further arrays:
     *
     * <pre>{@code
     * int[] order = GpuArrays.argsort(prices);
     * String[] namesByPrice = GpuArrays.take(names, order);
     * }</pre>
     *
     * <p>Time: O(n). Memory: the result. Ints, longs, floats and doubles are gathered by the engine that
     * measurements find the fastest. An OpenCL device is of little use here: the array, the indices and the result
     * travel over the bus, and to verify the result the CPU gathers once more. Arrays of other types are gathered by
     * plain Java on several threads, whatever the target.
     *
     * @param array the array to take from
     * @param indices of elements of the array, in any order
     * @return a new array of the same type, as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if an index is outside of the array
     */
    public static int[] take(int[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers longs by their indices: as {@link #take(int[], int[])}. */
    public static long[] take(long[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers floats by their indices: as {@link #take(int[], int[])}. */
    public static float[] take(float[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers doubles by their indices: as {@link #take(int[], int[])}. */
    public static double[] take(double[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers bytes by their indices: as {@link #take(int[], int[])}. */
    public static byte[] take(byte[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers shorts by their indices: as {@link #take(int[], int[])}. */
    public static short[] take(short[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers chars by their indices: as {@link #take(int[], int[])}. */
    public static char[] take(char[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers booleans by their indices: as {@link #take(int[], int[])}. */
    public static boolean[] take(boolean[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    /** Gathers objects by their indices: as {@link #take(int[], int[])}. The result has the class of the array. */
    public static <T> T[] take(T[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }

    // ---- which engine

    /**
     * Tells which engine {@code sort} would use now for an array of this type and length, and why: as
     * {@link Gpu#explain(Class, int)}, which has more.
     *
     * @param componentType the class of int, long, float, double, byte, short or char, or of objects
     * @param n how many elements
     * @return the engine, the reason, and the reasons against the other engines
     * @throws IllegalArgumentException if there is no sort for this type, or n is negative
     */
    public static Plan explain(Class<?> componentType, int n) {
        return Gpu.shared().explain(componentType, n);
    }
}
