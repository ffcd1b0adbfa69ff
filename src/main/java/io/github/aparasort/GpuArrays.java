package io.github.aparasort;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
// region Derived from the methods below by build/Widths.java: do not edit
import java.util.Collection;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
// endregion

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
 * GpuArrays.sortByInt(people, Person::age);       // objects by a number: an array or a List
 * int[] ranking = GpuArrays.orderBy(year).thenDescending(score).argsort();
 * long[] best = GpuArrays.topK(scores, 100);      // without sorting all
 * int[] distinct = GpuArrays.unique(ids);
 * System.out.println(GpuArrays.explain(int.class, numbers.length));     // which engine, and why
 * }</pre>
 *
 * <p><b>Order.</b> Ascending, unless the name of the method says otherwise. All sorts are stable.
 *
 * <p><b>Cost.</b> A call of a few thousand elements or fewer goes straight to the JDK. For larger arrays the engine is
 * chosen by measurements on this machine, and by the order that the elements already have. {@link Sorter} lists time
 * and memory for each engine, and the sources of the algorithms.
 *
 * <p><b>Exceptions.</b> If an engine fails, the CPU does the work, and the result is the same. If the system property
 * {@code aparasort.target} demands a device, and the device cannot do the work, a call throws {@link GpuException}; the
 * arrays are then as they were.
 *
 * <p><b>Differences from {@link java.util.Arrays}.</b> {@code parallelSort} of objects is stable. If the comparator
 * throws, the array still holds all of its elements, and the caller gets the very exception that was thrown.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads. All methods use the context {@link Gpu#shared()}.
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
     */
    public static void sort(/*value*/ int[] a) {
        Startup.inOrder(a, 0, a.length);
    }
    // Also for long: Sorts {type}s in ascending order: as {@link #sort(int[])}.
    // Also for float, double: Sorts {type}s in ascending order: as {@link #sort(int[])}. -0.0 comes before 0.0, and
    //     NaNs come last; each keeps its bits, and they keep their order.
    // Also for byte, short, char: Sorts {type}s in ascending order: as {@link #sort(int[])}. The JDK always does this
    //     work: it counts the elements, and no device is faster. Time: O(n).
    // Also as parallelSort: Does what {@link #sort(int[])} does, which is parallel where that is faster.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts longs in ascending order: as {@link #sort(int[])}. */
    public static void sort(long[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts floats in ascending order: as {@link #sort(int[])}. -0.0 comes before 0.0, and NaNs come last; each keeps
     * its bits, and they keep their order.
     */
    public static void sort(float[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts doubles in ascending order: as {@link #sort(int[])}. -0.0 comes before 0.0, and NaNs come last; each keeps
     * its bits, and they keep their order.
     */
    public static void sort(double[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts bytes in ascending order: as {@link #sort(int[])}. The JDK always does this work: it counts the elements,
     * and no device is faster. Time: O(n).
     */
    public static void sort(byte[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts shorts in ascending order: as {@link #sort(int[])}. The JDK always does this work: it counts the elements,
     * and no device is faster. Time: O(n).
     */
    public static void sort(short[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts chars in ascending order: as {@link #sort(int[])}. The JDK always does this work: it counts the elements,
     * and no device is faster. Time: O(n).
     */
    public static void sort(char[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /** Does what {@link #sort(int[])} does, which is parallel where that is faster. */
    public static void parallelSort(int[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /** Sorts longs in ascending order: as {@link #parallelSort(int[])}. */
    public static void parallelSort(long[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts floats in ascending order: as {@link #parallelSort(int[])}. -0.0 comes before 0.0, and NaNs come last; each
     * keeps its bits, and they keep their order.
     */
    public static void parallelSort(float[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts doubles in ascending order: as {@link #parallelSort(int[])}. -0.0 comes before 0.0, and NaNs come last;
     * each keeps its bits, and they keep their order.
     */
    public static void parallelSort(double[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts bytes in ascending order: as {@link #parallelSort(int[])}. The JDK always does this work: it counts the
     * elements, and no device is faster. Time: O(n).
     */
    public static void parallelSort(byte[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts shorts in ascending order: as {@link #parallelSort(int[])}. The JDK always does this work: it counts the
     * elements, and no device is faster. Time: O(n).
     */
    public static void parallelSort(short[] a) {
        Startup.inOrder(a, 0, a.length);
    }

    /**
     * Sorts chars in ascending order: as {@link #parallelSort(int[])}. The JDK always does this work: it counts the
     * elements, and no device is faster. Time: O(n).
     */
    public static void parallelSort(char[] a) {
        Startup.inOrder(a, 0, a.length);
    }
    // endregion

    /**
     * Sorts a range of an array in place in ascending order, with the result of
     * {@link java.util.Arrays#sort(int[], int, int)}. Time and memory are those of {@link #sort(int[])} for an array as
     * long as the range.
     *
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void sort(/*value*/ int[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }
    // Also for long, float, double, byte, short, char: Sorts a range in ascending order: as {@link #sort({type}[])}.
    // Also as parallelSort: Does what {@link #sort(int[], int, int)} does, which is parallel where that is faster.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts a range in ascending order: as {@link #sort(long[])}. */
    public static void sort(long[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #sort(float[])}. */
    public static void sort(float[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #sort(double[])}. */
    public static void sort(double[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #sort(byte[])}. */
    public static void sort(byte[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #sort(short[])}. */
    public static void sort(short[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #sort(char[])}. */
    public static void sort(char[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /**
     * Does what {@link #sort(int[], int, int)} does, which is parallel where that is faster.
     *
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #parallelSort(long[])}. */
    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #parallelSort(float[])}. */
    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #parallelSort(double[])}. */
    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #parallelSort(byte[])}. */
    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #parallelSort(short[])}. */
    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }

    /** Sorts a range in ascending order: as {@link #parallelSort(char[])}. */
    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        Startup.inOrder(a, fromIndex, toIndex);
    }
    // endregion

    // Forwarded to the Sorter Gpu.shared().sorter(): sortDescending, sortUnsigned, isSorted
    // region Derived from Sorter by build/Widths.java: do not edit

    /** Sorts an array in place in descending order, from the greatest element to the least: as {@link #sort(int[])}. */
    public static void sortDescending(int[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts longs in descending order: as {@link #sortDescending(int[])}. */
    public static void sortDescending(long[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts floats in descending order: as {@link #sortDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public static void sortDescending(float[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts doubles in descending order: as {@link #sortDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public static void sortDescending(double[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts bytes in descending order: as {@link #sortDescending(int[])}; the JDK counts them. */
    public static void sortDescending(byte[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts shorts in descending order: as {@link #sortDescending(int[])}; the JDK counts them. */
    public static void sortDescending(short[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts chars in descending order: as {@link #sortDescending(int[])}; the JDK counts them. */
    public static void sortDescending(char[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /**
     * Sorts a range of an array in descending order: as {@link #sortDescending(int[])}, with the arguments of {@link
     * #sort(int[], int, int)}.
     */
    public static void sortDescending(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(long[])}. */
    public static void sortDescending(long[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(float[])}. */
    public static void sortDescending(float[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(double[])}. */
    public static void sortDescending(double[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(byte[])}. */
    public static void sortDescending(byte[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(short[])}. */
    public static void sortDescending(short[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts a range in descending order: as {@link #sortDescending(char[])}. */
    public static void sortDescending(char[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts an array in place as unsigned numbers, by {@link Integer#compareUnsigned}: as {@link #sort(int[])}. */
    public static void sortUnsigned(int[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }

    /** Sorts longs in the order of {@link Long#compareUnsigned}: as {@link #sortUnsigned(int[])}. */
    public static void sortUnsigned(long[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }

    /**
     * Sorts a range of an array as unsigned numbers: as {@link #sortUnsigned(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static void sortUnsigned(int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortUnsigned(a, fromIndex, toIndex);
    }

    /** Sorts a range of longs as unsigned numbers: as {@link #sortUnsigned(int[], int, int)}. */
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

    /** Tells whether longs ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(long[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether floats ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(float[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether doubles ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(double[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether bytes ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(byte[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether shorts ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(short[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether chars ascend: as {@link #isSorted(int[])}. */
    public static boolean isSorted(char[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /**
     * Tells whether a range of an array is in ascending order: as {@link #isSorted(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static boolean isSorted(int[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether a range ascends: as {@link #isSorted(long[])}. */
    public static boolean isSorted(long[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether a range ascends: as {@link #isSorted(float[])}. */
    public static boolean isSorted(float[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether a range ascends: as {@link #isSorted(double[])}. */
    public static boolean isSorted(double[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether a range ascends: as {@link #isSorted(byte[])}. */
    public static boolean isSorted(byte[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether a range ascends: as {@link #isSorted(short[])}. */
    public static boolean isSorted(short[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /** Tells whether a range ascends: as {@link #isSorted(char[])}. */
    public static boolean isSorted(char[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }

    /**
     * Sorts objects from the greatest to the least: as {@link #sort(Object[], Comparator)} does by {@link
     * java.util.Collections#reverseOrder()}. Equal objects keep their order here, too.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> void sortDescending(T[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }

    /** Sorts a range of objects in descending order: as {@link #sortDescending(Comparable[])}. */
    public static <T extends Comparable<? super T>> void sortDescending(T[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }

    /** Sorts objects by the reverse of an order: as {@link #sortDescending(Comparable[])}. */
    public static <T> void sortDescending(T[] a, Comparator<? super T> c) {
        Gpu.shared().sorter().sortDescending(a, c);
    }

    /** Sorts a range by the reverse of an order: as {@link #sortDescending(Comparable[])}. */
    public static <T> void sortDescending(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex, c);
    }

    /**
     * Tells whether objects are in their natural order: as {@link #isSorted(int[])}.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> boolean isSorted(T[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }

    /** Tells whether objects are in an order: as {@link #isSorted(Comparable[])}. */
    public static <T> boolean isSorted(T[] a, Comparator<? super T> c) {
        return Gpu.shared().sorter().isSorted(a, c);
    }
    // endregion

    // ---- objects

    /**
     * Sorts objects in place by their natural order, stably, with the result of
     * {@link java.util.Arrays#sort(Object[])}.
     *
     * <p>Strings, boxed numbers, {@code BigInteger}, {@code BigDecimal}, dates and times, UUIDs and enums are sorted by
     * keys that are read from them: see {@link Order}. Time: O(n) for keys that differ soon, on all processors or a
     * GPU. Memory: some 40 bytes for each element. Other objects, small arrays and those that are nearly in order are
     * sorted by {@link java.util.Arrays#sort(Object[])} on the calling thread: O(n log n) comparisons, and memory for
     * up to n / 2 references. So are all if there is no memory for keys.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     * @throws NullPointerException if an element is null. The array then is as
     *     {@link java.util.Arrays#sort(Object[])} leaves it, as after any exception of {@code compareTo}
     */
    public static void sort(Object[] a) {
        Startup.sort(a, 0, a.length, null);
    }

    /** Sorts a range of objects by their natural order: as {@link #sort(Object[])}. */
    public static void sort(Object[] a, int fromIndex, int toIndex) {
        Startup.sort(a, fromIndex, toIndex, null);
    }

    /**
     * Sorts objects by a comparator, stably, with the result of {@link java.util.Arrays#sort(Object[], Comparator)}.
     * These orders are read, not compared, as in {@link #sort(Object[])}: null, {@link Comparator#naturalOrder},
     * {@link Comparator#reverseOrder}, {@link String#CASE_INSENSITIVE_ORDER}, the reverses of these, and any
     * {@link Order}, with nulls first or last, too. With all others the JDK sorts. The order and its functions are
     * called on the calling thread only.
     *
     * @param c the order
     */
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        Startup.sort(a, 0, a.length, c);
    }

    /** Sorts a range of objects by a comparator: as {@link #sort(Object[], Comparator)}. */
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        Startup.sort(a, fromIndex, toIndex, c);
    }

    // Forwarded to the ListSorts ListSorts: sort
    // region Derived from ListSorts by build/Widths.java: do not edit

    /**
     * Sorts a list by the natural order of its elements: as {@link #sort(List, Comparator)}, in place of
     * {@link java.util.Collections#sort(List)}.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        ListSorts.sort(list);
    }

    /**
     * Sorts a list stably, in place of {@link List#sort} and {@link java.util.Collections#sort(List, Comparator)}. A
     * large {@link java.util.ArrayList}, and the list of {@link Arrays#asList}, is sorted as {@link
     * GpuArrays#sort(Object[], Comparator)} sorts an array, if the order has keys. Every other list does what its own
     * {@code sort} does: a list of another class may lock itself, tell listeners, or refuse. So do subclasses of {@code
     * ArrayList}.
     *
     * <p>Iterators of an {@code ArrayList} that were open before fail, as after its own {@code sort}. If the comparator
     * throws, the list is as it was. Memory: a reference for each element, beside that of the sort. If the heap has no
     * room for them, the list's own {@code sort} sorts.
     *
     * @param c the order, or null for the natural order
     * @throws ClassCastException if elements cannot be compared with each other
     * @throws java.util.ConcurrentModificationException if the list is an {@code ArrayList}, and the comparator added
     *     or removed elements; the list then is as that left it
     */
    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        ListSorts.sort(list, c);
    }
    // endregion

    /** Sorts objects by their natural order: as {@link #parallelSort(Object[], Comparator)}. */
    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        Gpu.shared().sorter().parallelSort(a, null);
    }

    /** Sorts a range of objects by their natural order: as {@link #parallelSort(Object[], Comparator)}. */
    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().parallelSort(a, fromIndex, toIndex, null);
    }

    /**
     * Sorts objects in place on several threads, stably. {@link java.util.Arrays#parallelSort(Object[], Comparator)} is
     * not stable for more than 16,384 elements. What has keys is sorted as by {@link #sort(Object[], Comparator)}, but
     * all threads call the functions of an {@link Order}; the rest of this text is about other objects and orders.
     *
     * <p>The threads are the calling one and workers of its fork-join pool, or of the common pool if it is in none.
     * Time: O(n log n) comparisons; O(n) on the calling thread if the elements are in order or strictly descending.
     * Memory: n references, and at times n / 2 more. If the heap has no room for them,
     * {@link java.util.Arrays#sort(Object[], Comparator)} sorts, which may lose elements when a comparator throws.
     *
     * <p>The comparator, or {@code compareTo}, is called on all these threads. It must not wait for a lock that the
     * calling thread holds. Within a static initialiser, whose class it may need, the calling thread sorts alone. If it
     * throws, the caller gets that very exception, after the comparisons that were running have returned; the range
     * then holds a permutation of its elements. The same is true if the comparator is inconsistent; then
     * {@link IllegalArgumentException} is possible.
     *
     * @param cmp the order, or null for the natural order
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        Gpu.shared().sorter().parallelSort(a, cmp);
    }

    /** Sorts a range of objects by a comparator: as {@link #parallelSort(Object[], Comparator)}. */
    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        Gpu.shared().sorter().parallelSort(a, fromIndex, toIndex, cmp);
    }

    // Forwarded to the Sorter Gpu.shared().sorter(): sorted
    // region Derived from Sorter by build/Widths.java: do not edit

    /**
     * Returns the elements of a collection in their natural order, in a new list: what {@code
     * stream().sorted().toList()} gives, but the list can be changed.
     *
     * @param elements the elements, which stay as they are
     * @return a new list
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> List<T> sorted(Collection<? extends T> elements) {
        return Gpu.shared().sorter().sorted(elements);
    }

    /**
     * Returns the elements of a collection in an order, in a new list: as {@link #sorted(Collection)}.
     *
     * @param c the order; null for the natural one. {@link Order} describes one that is read, not compared
     */
    public static <T> List<T> sorted(Collection<? extends T> elements, Comparator<? super T> c) {
        return Gpu.shared().sorter().sorted(elements, c);
    }
    // endregion

    // Forwarded to the Sorter Gpu.shared().sorter(): sortByInt, sortByLong, sortByDouble, sortByIntDescending,
    //     sortByLongDescending, sortByDoubleDescending
    // region Derived from Sorter by build/Widths.java: do not edit

    /**
     * Sorts objects in place by an int key, stably. The keys are sorted on the fastest engine, as by
     * {@link #argsort(int[])}, and the objects follow. Memory: a key, an index and a reference for each object, beside
     * that of the sort.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public static <T> void sortByInt(T[] a, ToIntFunction<? super T> key) {
        Gpu.shared().sorter().sortByInt(a, key);
    }

    /**
     * Sorts objects by a long key: as {@link #sortByInt(Object[], ToIntFunction)}.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public static <T> void sortByLong(T[] a, ToLongFunction<? super T> key) {
        Gpu.shared().sorter().sortByLong(a, key);
    }

    /**
     * Sorts objects by a double key: as {@link #sortByInt(Object[], ToIntFunction)}, -0.0 before 0.0, NaNs last.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public static <T> void sortByDouble(T[] a, ToDoubleFunction<? super T> key) {
        Gpu.shared().sorter().sortByDouble(a, key);
    }

    /**
     * Sorts objects in place by an int key, from the greatest to the least: as {@link #sortByInt(Object[],
     * ToIntFunction)}. Objects of equal keys keep their order here, too.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public static <T> void sortByIntDescending(T[] a, ToIntFunction<? super T> key) {
        Gpu.shared().sorter().sortByIntDescending(a, key);
    }

    /**
     * Sorts objects by a long key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public static <T> void sortByLongDescending(T[] a, ToLongFunction<? super T> key) {
        Gpu.shared().sorter().sortByLongDescending(a, key);
    }

    /**
     * Sorts objects by a double key, the greatest first: as {@link #sortByIntDescending(Object[], ToIntFunction)}, NaNs
     * before all others and 0.0 before -0.0.
     *
     * @param a the objects
     * @param key gives the key of an object; it is called once for each, in the order of the array, on the calling
     *     thread. If it throws, the caller gets the exception, and the array is as it was
     */
    public static <T> void sortByDoubleDescending(T[] a, ToDoubleFunction<? super T> key) {
        Gpu.shared().sorter().sortByDoubleDescending(a, key);
    }

    /**
     * Sorts a list by an int key: as {@link #sortByInt(Object[], ToIntFunction)}. It sorts an array of the elements,
     * then sets the elements of the list by {@link List#replaceAll}. So it sorts every list of the JDK that {@link
     * List#sort} sorts. Where that changes the list in one step, as with {@link
     * java.util.concurrent.CopyOnWriteArrayList}, this does too. Memory: a reference for each object, two if the list
     * is no {@link java.util.ArrayList}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public static <T> void sortByInt(List<T> list, ToIntFunction<? super T> key) {
        Gpu.shared().sorter().sortByInt(list, key);
    }

    /**
     * Sorts a list by a long key: as {@link #sortByInt(List, ToIntFunction)}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public static <T> void sortByLong(List<T> list, ToLongFunction<? super T> key) {
        Gpu.shared().sorter().sortByLong(list, key);
    }

    /**
     * Sorts a list by a double key: as {@link #sortByInt(List, ToIntFunction)}, -0.0 before 0.0 and NaNs last.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public static <T> void sortByDouble(List<T> list, ToDoubleFunction<? super T> key) {
        Gpu.shared().sorter().sortByDouble(list, key);
    }

    /**
     * Sorts a list by an int key, from the greatest to the least: as {@link #sortByInt(List, ToIntFunction)}. Objects
     * of equal keys keep their order.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public static <T> void sortByIntDescending(List<T> list, ToIntFunction<? super T> key) {
        Gpu.shared().sorter().sortByIntDescending(list, key);
    }

    /**
     * Sorts a list by a long key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public static <T> void sortByLongDescending(List<T> list, ToLongFunction<? super T> key) {
        Gpu.shared().sorter().sortByLongDescending(list, key);
    }

    /**
     * Sorts a list by a double key, the greatest first: as {@link #sortByIntDescending(List, ToIntFunction)}, NaNs
     * before all others and 0.0 before -0.0.
     *
     * @param list the objects; it must permit {@link List#replaceAll}
     * @param key gives the key of an object; if it throws, the list is as it was
     * @throws UnsupportedOperationException if elements of the list cannot be set
     * @throws java.util.ConcurrentModificationException if the list was found changed after the sort of the array; a
     *     {@code CopyOnWriteArrayList} then is as that change left it
     */
    public static <T> void sortByDoubleDescending(List<T> list, ToDoubleFunction<? super T> key) {
        Gpu.shared().sorter().sortByDoubleDescending(list, key);
    }
    // endregion

    // ---- keys with indices or values

    // Forwarded to the Sorter Gpu.shared().sorter(): argsort, argsortDescending, sortPairs, sortPairsDescending,
    //     orderBy, orderByDescending
    // region Derived from Sorter by build/Widths.java: do not edit

    /**
     * Finds the indices that sort the keys: the first one is that of the least key, and {@code keys[result[i]]} ascends
     * with {@code i}. Equal keys come in ascending order of their indices. {@link Sorter} says what it costs.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, in ascending order of the keys
     */
    public static int[] argsort(int[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort longs: as {@link #argsort(int[])}. */
    public static int[] argsort(long[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort bytes: as {@link #argsort(int[])}. */
    public static int[] argsort(byte[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort shorts: as {@link #argsort(int[])}. */
    public static int[] argsort(short[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds the indices that sort chars: as {@link #argsort(int[])}. */
    public static int[] argsort(char[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds indices: as {@link #argsort(int[])}, -0.0 before 0.0; NaNs are equal, and last. */
    public static int[] argsort(float[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /** Finds indices: as {@link #argsort(int[])}, -0.0 before 0.0; NaNs are equal, and last. */
    public static int[] argsort(double[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the indices that sort the keys from the greatest to the least: as {@link #argsort(int[])}. Equal keys come
     * in ascending order of their indices here, too.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, in descending order of the keys
     */
    public static int[] argsortDescending(int[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort longs: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(long[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort bytes: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(byte[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort shorts: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(short[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds the indices that sort chars: as {@link #argsortDescending(int[])}. */
    public static int[] argsortDescending(char[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds indices: as {@link #argsortDescending(int[])}, 0.0 before -0.0; NaNs are equal, and first. */
    public static int[] argsortDescending(float[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /** Finds indices: as {@link #argsortDescending(int[])}, 0.0 before -0.0; NaNs are equal, and first. */
    public static int[] argsortDescending(double[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the indices that sort a range of the keys: as {@link #argsort(int[])}, with the range of {@link
     * #sort(int[], int, int)}. They are indices of the whole array, from {@code fromIndex} on.
     */
    public static int[] argsort(int[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public static int[] argsort(long[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public static int[] argsort(byte[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public static int[] argsort(short[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}. */
    public static int[] argsort(char[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}, NaNs last. */
    public static int[] argsort(float[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsort(int[], int, int)}, NaNs last. */
    public static int[] argsort(double[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsort(keys, fromIndex, toIndex);
    }

    /**
     * Finds the indices that sort a range of the keys from the greatest to the least: as {@link #argsort(int[], int,
     * int)} and {@link #argsortDescending(int[])}.
     */
    public static int[] argsortDescending(int[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public static int[] argsortDescending(long[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public static int[] argsortDescending(byte[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public static int[] argsortDescending(short[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}. */
    public static int[] argsortDescending(char[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}, NaNs first. */
    public static int[] argsortDescending(float[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /** Finds the indices that sort a range: as {@link #argsortDescending(int[], int, int)}, NaNs first. */
    public static int[] argsortDescending(double[] keys, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().argsortDescending(keys, fromIndex, toIndex);
    }

    /**
     * Sorts keys in place in ascending order, and moves each value along with its key. Values of equal keys keep their
     * order. {@link Sorter} says what it costs.
     *
     * @param values a value for each key: an array of any type
     * @throws IllegalArgumentException if the lengths differ, or {@code values} is no array
     */
    public static void sortPairs(int[] keys, Object values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts long keys with values of any type: as {@link #sortPairs(int[], Object)}. */
    public static void sortPairs(long[] keys, Object values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts float keys with values of any type: as {@link #sortPairs(int[], Object)}, -0.0 before 0.0, NaNs last. */
    public static void sortPairs(float[] keys, Object values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /** Sorts double keys with values: as {@link #sortPairs(int[], Object)}, -0.0 before 0.0, NaNs last. */
    public static void sortPairs(double[] keys, Object values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }

    /**
     * Sorts keys in place from the greatest to the least, and moves each value along with its key: as {@link
     * #sortPairs(int[], Object)}. Values of equal keys keep their order here, too. Of floats and doubles NaNs come
     * first, and 0.0 comes before -0.0.
     */
    public static void sortPairsDescending(int[] keys, Object values) {
        Gpu.shared().sorter().sortPairsDescending(keys, values);
    }

    /** Sorts long keys with values: as {@link #sortPairsDescending(int[], Object)}. */
    public static void sortPairsDescending(long[] keys, Object values) {
        Gpu.shared().sorter().sortPairsDescending(keys, values);
    }

    /** Sorts float keys with values: as {@link #sortPairsDescending(int[], Object)}. */
    public static void sortPairsDescending(float[] keys, Object values) {
        Gpu.shared().sorter().sortPairsDescending(keys, values);
    }

    /** Sorts double keys with values: as {@link #sortPairsDescending(int[], Object)}. */
    public static void sortPairsDescending(double[] keys, Object values) {
        Gpu.shared().sorter().sortPairsDescending(keys, values);
    }

    /**
     * Sorts a range of keys in place in ascending order, and moves each value in the same range along with its key: as
     * {@link #sortPairs(int[], Object)}, with the range of {@link #sort(int[], int, int)}. Keys and values outside of
     * the range stay as they are.
     */
    public static void sortPairs(int[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairs(keys, values, fromIndex, toIndex);
    }

    /** Sorts a range of long keys with values: as {@link #sortPairs(int[], Object, int, int)}. */
    public static void sortPairs(long[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairs(keys, values, fromIndex, toIndex);
    }

    /** Sorts a range of float keys with values: as {@link #sortPairs(int[], Object, int, int)}. */
    public static void sortPairs(float[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairs(keys, values, fromIndex, toIndex);
    }

    /** Sorts a range of double keys with values: as {@link #sortPairs(int[], Object, int, int)}. */
    public static void sortPairs(double[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairs(keys, values, fromIndex, toIndex);
    }

    /**
     * Sorts a range of keys from the greatest to the least, with their values: as {@link #sortPairsDescending(int[],
     * Object)}, with the range of {@link #sortPairs(int[], Object, int, int)}.
     */
    public static void sortPairsDescending(int[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairsDescending(keys, values, fromIndex, toIndex);
    }

    /** Sorts a range of long keys with values: as {@link #sortPairsDescending(int[], Object, int, int)}. */
    public static void sortPairsDescending(long[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairsDescending(keys, values, fromIndex, toIndex);
    }

    /** Sorts a range of float keys with values: as {@link #sortPairsDescending(int[], Object, int, int)}. */
    public static void sortPairsDescending(float[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairsDescending(keys, values, fromIndex, toIndex);
    }

    /** Sorts a range of double keys with values: as {@link #sortPairsDescending(int[], Object, int, int)}. */
    public static void sortPairsDescending(double[] keys, Object values, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortPairsDescending(keys, values, fromIndex, toIndex);
    }

    /**
     * Finds the indices that sort the keys by a custom order: as {@link #argsort(int[])} and
     * {@link #sort(int[], Supplier)}. Indices of keys that the order finds equal come in ascending order.
     */
    public static int[] argsort(int[] keys, Supplier<? extends IntOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }

    /** Finds the indices that sort longs by a custom order: as {@link #argsort(int[], Supplier)}. */
    public static int[] argsort(long[] keys, Supplier<? extends LongOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }

    /**
     * Sorts keys by a custom order, and moves each value along with its key: as {@link #sortPairs(int[], Object)} and
     * {@link #sort(int[], Supplier)}.
     */
    public static void sortPairs(int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
    }

    /** Sorts long keys with ints by a custom order: as {@link #sortPairs(int[], int[], Supplier)}. */
    public static void sortPairs(long[] keys, int[] values, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
    }

    /**
     * Finds the indices that sort objects by their natural order: as {@link #argsort(int[])}. The objects stay as they
     * are.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> int[] argsort(T[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }

    /**
     * Finds the indices that sort objects from the greatest to the least: as {@link #argsortDescending(int[])}. The
     * objects stay as they are.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> int[] argsortDescending(T[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }

    /**
     * Finds the indices that sort objects in an order: as {@link #argsort(Comparable[])}.
     *
     * @param c the order; null for the natural one. {@link Order} describes one that is read, not compared
     */
    public static <T> int[] argsort(T[] keys, Comparator<? super T> c) {
        return Gpu.shared().sorter().argsort(keys, c);
    }

    /** Finds the indices that sort objects in the reverse of an order: as {@link #argsortDescending(Comparable[])}. */
    public static <T> int[] argsortDescending(T[] keys, Comparator<? super T> c) {
        return Gpu.shared().sorter().argsortDescending(keys, c);
    }

    /** Starts an order by keys of several columns: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(Columns keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * Starts an order by several columns, ascending by this first one. {@link OrderBy} has an example.
     *
     * @param keys a key for each element
     */
    public static OrderBy orderBy(int[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of longs: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(long[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of bytes: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(byte[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of shorts: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(short[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of chars: as {@link #orderBy(int[])}. */
    public static OrderBy orderBy(char[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last. */
    public static OrderBy orderBy(float[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last. */
    public static OrderBy orderBy(double[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /**
     * Starts an order by a first column of ints, descending: as {@link #orderBy(int[])}.
     *
     * @param keys a key for each element
     */
    public static OrderBy orderByDescending(int[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of longs: as {@link #orderByDescending(int[])}. */
    public static OrderBy orderByDescending(long[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of bytes: as {@link #orderByDescending(int[])}. */
    public static OrderBy orderByDescending(byte[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of shorts: as {@link #orderByDescending(int[])}. */
    public static OrderBy orderByDescending(short[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of chars: as {@link #orderByDescending(int[])}. */
    public static OrderBy orderByDescending(char[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order: as {@link #orderByDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public static OrderBy orderByDescending(float[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order: as {@link #orderByDescending(int[])}, 0.0 before -0.0 and NaNs first. */
    public static OrderBy orderByDescending(double[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of objects: as {@link OrderBy#then(Comparable[])}. */
    public static <T extends Comparable<? super T>> OrderBy orderBy(T[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }

    /** Starts an order by a first column of objects, descending: as {@link OrderBy#then(Comparable[])}. */
    public static <T extends Comparable<? super T>> OrderBy orderByDescending(T[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }

    /** Starts an order by a first column of objects: as {@link OrderBy#then(Object[], Comparator)}. */
    public static <T> OrderBy orderBy(T[] keys, Comparator<? super T> order) {
        return Gpu.shared().sorter().orderBy(keys, order);
    }
    // endregion

    // ---- a custom order

    // Forwarded to the Sorter Gpu.shared().sorter(): sort(order)
    // region Derived from Sorter by build/Widths.java: do not edit

    /**
     * Sorts an array in place by a custom order, stably. {@link IntOrderKernel} has an example, and says what an order
     * may contain. Time: O(n log n) comparisons. If the order throws on the CPU, the caller gets the exception, and the
     * array is as it was.
     *
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     */
    public static void sort(int[] a, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }

    /** Sorts longs by a custom order: as {@link #sort(int[], Supplier)}. */
    public static void sort(long[] a, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }

    /**
     * Sorts a range of an array by a custom order: as {@link #sort(int[], Supplier)}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static void sort(int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }

    /** Sorts a range of longs by a custom order: as {@link #sort(int[], int, int, Supplier)}. */
    public static void sort(long[] a, int fromIndex, int toIndex, Supplier<? extends LongOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }
    // endregion

    // ---- prefix scans

    /**
     * Replaces each element by the operator's result for all elements up to it. This is
     * {@link java.util.Arrays#parallelPrefix(int[], IntBinaryOperator)}, on the CPU. {@link PrefixScan} has exclusive
     * scans, totals, floats, and GPUs.
     */
    public static void parallelPrefix(/*value*/ int[] array, /*value*/ IntBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }
    // Also for long: Scans longs: {@link java.util.Arrays#parallelPrefix(long[], LongBinaryOperator)}.
    // Also for double: Scans doubles: {@link java.util.Arrays#parallelPrefix(double[], DoubleBinaryOperator)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Scans longs: {@link java.util.Arrays#parallelPrefix(long[], LongBinaryOperator)}. */
    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }

    /** Scans doubles: {@link java.util.Arrays#parallelPrefix(double[], DoubleBinaryOperator)}. */
    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }
    // endregion

    /** Scans a range: {@link java.util.Arrays#parallelPrefix(int[], int, int, IntBinaryOperator)}. */
    public static void parallelPrefix(/*value*/ int[] array, int fromIndex, int toIndex,
            /*value*/ IntBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }
    // Also for long: Scans a range of longs: {@link java.util.Arrays#parallelPrefix(long[], int, int,
    //     LongBinaryOperator)}.
    // Also for double: Scans a range of doubles: {@link java.util.Arrays#parallelPrefix(double[], int, int,
    //     DoubleBinaryOperator)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Scans a range of longs: {@link java.util.Arrays#parallelPrefix(long[], int, int, LongBinaryOperator)}. */
    public static void parallelPrefix(long[] array, int fromIndex, int toIndex,
            LongBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    /** Scans a range of doubles: {@link java.util.Arrays#parallelPrefix(double[], int, int, DoubleBinaryOperator)}. */
    public static void parallelPrefix(double[] array, int fromIndex, int toIndex,
            DoubleBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }
    // endregion

    /** Scans objects: {@link java.util.Arrays#parallelPrefix(Object[], BinaryOperator)}. */
    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        Arrays.parallelPrefix(array, op);
    }

    /** Scans a range of objects: {@link java.util.Arrays#parallelPrefix(Object[], int, int, BinaryOperator)}. */
    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }

    // ---- the least and the greatest elements

    // Forwarded to the Selector Gpu.shared().selector(): topK, bottomK, argTopK, argBottomK
    // region Derived from Selector by build/Widths.java: do not edit

    /**
     * Returns the k greatest elements, the greatest first: the first k elements of what {@code sortDescending} gives.
     *
     * @param k how many elements; all of them if the array has fewer
     * @return a new array of at most k elements
     * @throws IllegalArgumentException if k is negative
     */
    public static int[] topK(int[] a, int k) {
        return Gpu.shared().selector().topK(a, k);
    }

    /** Returns the k greatest longs, the greatest first: as {@link #topK(int[], int)}. */
    public static long[] topK(long[] a, int k) {
        return Gpu.shared().selector().topK(a, k);
    }

    /** Returns the k greatest floats, the greatest first: as {@link #topK(int[], int)}. */
    public static float[] topK(float[] a, int k) {
        return Gpu.shared().selector().topK(a, k);
    }

    /** Returns the k greatest doubles, the greatest first: as {@link #topK(int[], int)}. */
    public static double[] topK(double[] a, int k) {
        return Gpu.shared().selector().topK(a, k);
    }

    /**
     * Returns the k least elements, the least first: the first k elements of what {@code sort} gives.
     *
     * @param k how many elements; all of them if the array has fewer
     * @return a new array of at most k elements
     * @throws IllegalArgumentException if k is negative
     */
    public static int[] bottomK(int[] a, int k) {
        return Gpu.shared().selector().bottomK(a, k);
    }

    /** Returns the k least longs, the least first: as {@link #bottomK(int[], int)}. */
    public static long[] bottomK(long[] a, int k) {
        return Gpu.shared().selector().bottomK(a, k);
    }

    /** Returns the k least floats, the least first: as {@link #bottomK(int[], int)}. */
    public static float[] bottomK(float[] a, int k) {
        return Gpu.shared().selector().bottomK(a, k);
    }

    /** Returns the k least doubles, the least first: as {@link #bottomK(int[], int)}. */
    public static double[] bottomK(double[] a, int k) {
        return Gpu.shared().selector().bottomK(a, k);
    }

    /**
     * Returns the indices of the k greatest elements, that of the greatest first: the first k indices of what {@code
     * argsortDescending} gives. Of equal elements the lower index comes first.
     *
     * @param k how many indices; those of all elements if the array has fewer
     * @return a new array of at most k indices
     * @throws IllegalArgumentException if k is negative
     */
    public static int[] argTopK(int[] a, int k) {
        return Gpu.shared().selector().argTopK(a, k);
    }

    /** Returns the indices of the k greatest longs: as {@link #argTopK(int[], int)}. */
    public static int[] argTopK(long[] a, int k) {
        return Gpu.shared().selector().argTopK(a, k);
    }

    /** Returns the indices of the k greatest floats: as {@link #argTopK(int[], int)}. */
    public static int[] argTopK(float[] a, int k) {
        return Gpu.shared().selector().argTopK(a, k);
    }

    /** Returns the indices of the k greatest doubles: as {@link #argTopK(int[], int)}. */
    public static int[] argTopK(double[] a, int k) {
        return Gpu.shared().selector().argTopK(a, k);
    }

    /**
     * Returns the indices of the k least elements, that of the least first: the first k indices of what {@code argsort}
     * gives. Of equal elements the lower index comes first.
     *
     * @param k how many indices; those of all elements if the array has fewer
     * @return a new array of at most k indices
     * @throws IllegalArgumentException if k is negative
     */
    public static int[] argBottomK(int[] a, int k) {
        return Gpu.shared().selector().argBottomK(a, k);
    }

    /** Returns the indices of the k least longs: as {@link #argBottomK(int[], int)}. */
    public static int[] argBottomK(long[] a, int k) {
        return Gpu.shared().selector().argBottomK(a, k);
    }

    /** Returns the indices of the k least floats: as {@link #argBottomK(int[], int)}. */
    public static int[] argBottomK(float[] a, int k) {
        return Gpu.shared().selector().argBottomK(a, k);
    }

    /** Returns the indices of the k least doubles: as {@link #argBottomK(int[], int)}. */
    public static int[] argBottomK(double[] a, int k) {
        return Gpu.shared().selector().argBottomK(a, k);
    }

    /**
     * Returns the k greatest objects in an order, the greatest first: as {@link #topK(int[], int)}. Of equal ones those
     * that come first in the array are first.
     *
     * @param k how many elements; all of them if the array has fewer
     * @param order the order; null for the natural one. {@link Order} describes one that is read, not compared
     * @return a new array of at most k elements, of the class of {@code a}
     * @throws IllegalArgumentException if k is negative
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T> T[] topK(T[] a, int k, Comparator<? super T> order) {
        return Gpu.shared().selector().topK(a, k, order);
    }

    /** Returns the k least objects in an order, the least first: as {@link #topK(Object[], int, Comparator)}. */
    public static <T> T[] bottomK(T[] a, int k, Comparator<? super T> order) {
        return Gpu.shared().selector().bottomK(a, k, order);
    }

    /** Returns the k greatest elements of a list in a new list: as {@link #topK(Object[], int, Comparator)}. */
    public static <T> List<T> topK(List<T> list, int k, Comparator<? super T> order) {
        return Gpu.shared().selector().topK(list, k, order);
    }

    /** Returns the k least elements of a list in a new list: as {@link #bottomK(Object[], int, Comparator)}. */
    public static <T> List<T> bottomK(List<T> list, int k, Comparator<? super T> order) {
        return Gpu.shared().selector().bottomK(list, k, order);
    }
    // endregion

    // ---- distinct values and ranks

    // Forwarded to the Groups Gpu.shared().groups(): unique, rank, rankDescending, denseRank
    // region Derived from Groups by build/Widths.java: do not edit

    /**
     * Finds the distinct values of an array, as NumPy's {@code unique} does.
     *
     * @param a the array, in any order
     * @return each value of the array once, in ascending order
     */
    public static int[] unique(int[] a) {
        return Gpu.shared().groups().unique(a);
    }

    /** Finds the distinct longs of an array: as {@link #unique(int[])}. */
    public static long[] unique(long[] a) {
        return Gpu.shared().groups().unique(a);
    }

    /** Finds the distinct floats of an array: as {@link #unique(int[])}. */
    public static float[] unique(float[] a) {
        return Gpu.shared().groups().unique(a);
    }

    /** Finds the distinct doubles of an array: as {@link #unique(int[])}. */
    public static double[] unique(double[] a) {
        return Gpu.shared().groups().unique(a);
    }

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
    public static int[] rank(int[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks longs: as {@link #rank(int[])}. */
    public static int[] rank(long[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks floats: as {@link #rank(int[])}. -0.0 ranks before 0.0; NaNs rank last, and all alike. */
    public static int[] rank(float[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks doubles: as {@link #rank(int[])}. -0.0 ranks before 0.0; NaNs rank last, and all alike. */
    public static int[] rank(double[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks bytes: as {@link #rank(int[])}. They are converted to ints. */
    public static int[] rank(byte[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks shorts: as {@link #rank(int[])}. They are converted to ints. */
    public static int[] rank(short[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks chars: as {@link #rank(int[])}. They are converted to ints. */
    public static int[] rank(char[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks bytes: as {@link #rankDescending(int[])}. They are converted to ints. */
    public static int[] rankDescending(byte[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /** Ranks shorts: as {@link #rankDescending(int[])}. They are converted to ints. */
    public static int[] rankDescending(short[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /** Ranks chars: as {@link #rankDescending(int[])}. They are converted to ints. */
    public static int[] rankDescending(char[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /** Ranks bytes: as {@link #denseRank(int[])}. They are converted to ints. */
    public static int[] denseRank(byte[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /** Ranks shorts: as {@link #denseRank(int[])}. They are converted to ints. */
    public static int[] denseRank(short[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /** Ranks chars: as {@link #denseRank(int[])}. They are converted to ints. */
    public static int[] denseRank(char[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /**
     * Ranks the elements from the greatest to the least: the rank of an element is how many elements are greater. The
     * greatest has rank 0. SQL's RANK() in descending order is this plus 1. All else is as in {@link #rank(int[])}.
     */
    public static int[] rankDescending(int[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /** Ranks longs from the greatest to the least: as {@link #rankDescending(int[])}. */
    public static int[] rankDescending(long[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /**
     * Ranks floats from the greatest to the least: as {@link #rankDescending(int[])}. NaNs rank first, and all alike;
     * 0.0 ranks before -0.0.
     */
    public static int[] rankDescending(float[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /**
     * Ranks doubles from the greatest to the least: as {@link #rankDescending(int[])}. NaNs rank first, and all alike;
     * 0.0 ranks before -0.0.
     */
    public static int[] rankDescending(double[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /**
     * Ranks the elements without gaps: the rank of an element is how many distinct elements are less. That is its index
     * in {@code unique(a)}, so it is a code for each element. SQL's DENSE_RANK() and {@code rank(method="dense")} of
     * pandas are this plus 1. All else is as in {@link #rank(int[])}.
     */
    public static int[] denseRank(int[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /** Ranks longs without gaps: as {@link #denseRank(int[])}. */
    public static int[] denseRank(long[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /**
     * Ranks floats without gaps: as {@link #denseRank(int[])}. -0.0 and 0.0 are two elements, all NaNs are one, the
     * last.
     */
    public static int[] denseRank(float[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /**
     * Ranks doubles without gaps: as {@link #denseRank(int[])}. -0.0 and 0.0 are two elements, all NaNs are one, the
     * last.
     */
    public static int[] denseRank(double[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /**
     * Finds the distinct elements of an array of objects, such as strings, in their natural order: as {@link
     * #unique(int[])}. Of equal ones it is the first in the array. Nulls are one key, the last.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> T[] unique(T[] a) {
        return Gpu.shared().groups().unique(a);
    }

    /** Finds the distinct elements in any order: as {@link #unique(Comparable[])}. */
    public static <T> T[] unique(T[] a, Comparator<? super T> order) {
        return Gpu.shared().groups().unique(a, order);
    }

    /** Ranks objects in their natural order: as {@link #rank(int[])}. Nulls rank last. */
    public static <T extends Comparable<? super T>> int[] rank(T[] a) {
        return Gpu.shared().groups().rank(a);
    }

    /** Ranks objects from the greatest to the least: as {@link #rankDescending(int[])}. Nulls rank first. */
    public static <T extends Comparable<? super T>> int[] rankDescending(T[] a) {
        return Gpu.shared().groups().rankDescending(a);
    }

    /** Ranks objects without gaps: as {@link #denseRank(int[])}. Nulls rank last. */
    public static <T extends Comparable<? super T>> int[] denseRank(T[] a) {
        return Gpu.shared().groups().denseRank(a);
    }

    /** Ranks objects in any order: as {@link #rank(Comparable[])}. */
    public static <T> int[] rank(T[] a, Comparator<? super T> order) {
        return Gpu.shared().groups().rank(a, order);
    }

    /** Ranks objects in any order: as {@link #rankDescending(Comparable[])}. */
    public static <T> int[] rankDescending(T[] a, Comparator<? super T> order) {
        return Gpu.shared().groups().rankDescending(a, order);
    }

    /** Ranks objects in any order: as {@link #denseRank(Comparable[])}. */
    public static <T> int[] denseRank(T[] a, Comparator<? super T> order) {
        return Gpu.shared().groups().denseRank(a, order);
    }

    /**
     * Finds a row of each key of several columns: rows without duplicates.
     *
     * @return the index of the first row of each key, in ascending order of the keys
     */
    public static int[] unique(Columns keys) {
        return Gpu.shared().groups().unique(keys);
    }

    /** Ranks keys of several columns: as {@link #rank(int[])}. */
    public static int[] rank(Columns keys) {
        return Gpu.shared().groups().rank(keys);
    }

    /** Ranks keys of several columns: as {@link #rankDescending(int[])}. */
    public static int[] rankDescending(Columns keys) {
        return Gpu.shared().groups().rankDescending(keys);
    }

    /** Ranks keys of several columns: as {@link #denseRank(int[])}. */
    public static int[] denseRank(Columns keys) {
        return Gpu.shared().groups().denseRank(keys);
    }
    // endregion

    // ---- elements in other arrays

    // Forwarded to the Search Gpu.shared().search(): isIn, indices, searchSorted for lowerBounds(needles),
    //     searchSortedRight for upperBounds(needles)
    // region Derived from Search by build/Widths.java: do not edit

    /**
     * Finds for each needle how many elements of a sorted array are less. That is the index of the first element that
     * is equal, if there is any, and the index at which the needle could be inserted before its equals.
     *
     * <p>Time for n needles in m elements: O(m) to check that the array is sorted, and O(n log m) for the searches; for
     * needles in ascending order O(n log(m / n + 1)). For a few needles {@link Search#trusting()} is faster. Memory on
     * the CPU: the result.
     *
     * @param sorted a sorted array
     * @param needles the values to search for, in any order
     * @return a new array with a number from 0 to {@code sorted.length} for each needle
     * @throws IllegalArgumentException if {@code sorted} is not sorted
     */
    public static int[] searchSorted(int[] sorted, int[] needles) {
        return Gpu.shared().search().lowerBounds(sorted, needles);
    }

    /** Searches longs: as {@link #searchSorted(int[], int[])}. */
    public static int[] searchSorted(long[] sorted, long[] needles) {
        return Gpu.shared().search().lowerBounds(sorted, needles);
    }

    /** Searches floats: as {@link #searchSorted(int[], int[])}. */
    public static int[] searchSorted(float[] sorted, float[] needles) {
        return Gpu.shared().search().lowerBounds(sorted, needles);
    }

    /** Searches doubles: as {@link #searchSorted(int[], int[])}. */
    public static int[] searchSorted(double[] sorted, double[] needles) {
        return Gpu.shared().search().lowerBounds(sorted, needles);
    }

    /**
     * Finds for each needle how many elements of a sorted array are less or equal. That is the index after the last
     * element that is equal, if there is any. This minus {@link #searchSorted(int[], int[])}, which has the same time
     * and memory, is how often the array has a needle.
     *
     * @param sorted a sorted array
     * @param needles the values to search for, in any order
     * @return a new array with a number from 0 to {@code sorted.length} for each needle
     * @throws IllegalArgumentException if {@code sorted} is not sorted
     */
    public static int[] searchSortedRight(int[] sorted, int[] needles) {
        return Gpu.shared().search().upperBounds(sorted, needles);
    }

    /** Searches longs: as {@link #searchSortedRight(int[], int[])}. */
    public static int[] searchSortedRight(long[] sorted, long[] needles) {
        return Gpu.shared().search().upperBounds(sorted, needles);
    }

    /** Searches floats: as {@link #searchSortedRight(int[], int[])}. */
    public static int[] searchSortedRight(float[] sorted, float[] needles) {
        return Gpu.shared().search().upperBounds(sorted, needles);
    }

    /** Searches doubles: as {@link #searchSortedRight(int[], int[])}. */
    public static int[] searchSortedRight(double[] sorted, double[] needles) {
        return Gpu.shared().search().upperBounds(sorted, needles);
    }

    /**
     * Tells for each needle whether an array has an element that is equal to it.
     *
     * <p>Time: O(n + m) on average for n needles and m elements, by a hash set of the smaller side. Memory: the result,
     * and for each element of the smaller side up to 4 keys of its width, a gigabyte at most.
     *
     * @param needles the values to look for, in any order
     * @param haystack the values to look in, in any order
     * @return a new array with an answer for each needle
     */
    public static boolean[] isIn(int[] needles, int[] haystack) {
        return Gpu.shared().search().isIn(needles, haystack);
    }

    /** Tells for each long whether an array has an equal one: as {@link #isIn(int[], int[])}. */
    public static boolean[] isIn(long[] needles, long[] haystack) {
        return Gpu.shared().search().isIn(needles, haystack);
    }

    /** Tells for each float whether an array has an equal one: as {@link #isIn(int[], int[])}. */
    public static boolean[] isIn(float[] needles, float[] haystack) {
        return Gpu.shared().search().isIn(needles, haystack);
    }

    /** Tells for each double whether an array has an equal one: as {@link #isIn(int[], int[])}. */
    public static boolean[] isIn(double[] needles, double[] haystack) {
        return Gpu.shared().search().isIn(needles, haystack);
    }

    /**
     * Finds the indices of the true elements, as NumPy's {@code flatnonzero} does. So the result of {@code isIn}
     * selects elements:
     *
     * <pre>{@code
     * int[] rows = search.indices(search.isIn(ids, knownIds));
     * String[] knownNames = GpuArrays.take(names, rows);
     * }</pre>
     *
     * <p>Time: O(n). Memory: the result. Plain Java does it, for large arrays on all processors.
     *
     * @param flags the elements, which must not change during the call
     * @return a new array with the indices of all elements that are true, in ascending order
     */
    public static int[] indices(boolean[] flags) {
        return Gpu.shared().search().indices(flags);
    }

    /** Searches objects in their natural order, such as strings: as {@link #searchSorted(int[], int[])}. */
    public static <T extends Comparable<? super T>> int[] searchSorted(T[] sorted, T[] needles) {
        return Gpu.shared().search().lowerBounds(sorted, needles);
    }

    /** Searches objects in their natural order, such as strings: as {@link #searchSortedRight(int[], int[])}. */
    public static <T extends Comparable<? super T>> int[] searchSortedRight(T[] sorted, T[] needles) {
        return Gpu.shared().search().upperBounds(sorted, needles);
    }

    /**
     * Tells for each object, such as a string, whether an array has an equal one by the natural order: as {@link
     * #isIn(int[], int[])}. A null is in an array that has a null, as in a {@link java.util.HashSet}.
     *
     * <p>The objects of the smaller array go to a hash table, and those of the other one are looked up there; if their
     * order has no hash codes, both are sorted together.
     *
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static <T extends Comparable<? super T>> boolean[] isIn(T[] needles, T[] haystack) {
        return Gpu.shared().search().isIn(needles, haystack);
    }

    /** Tells whether an array has an equal object, by any order: as {@link #isIn(Comparable[], Comparable[])}. */
    public static <T> boolean[] isIn(T[] needles, T[] haystack, Comparator<? super T> order) {
        return Gpu.shared().search().isIn(needles, haystack, order);
    }
    // endregion

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
     * <p>Time: O(n). Memory: the result. Plain Java gathers the elements, on all processors. An OpenCL device gathers
     * ints, longs, floats and doubles if it is faster. That is hardly ever so, because the transfers take longer.
     *
     * @param array the array to take from
     * @param indices of elements of the array, in any order
     * @return a new array of the same type, as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if an index is outside of the array
     */
    public static /*value*/ int[] take(/*value*/ int[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }
    // Also for long, float, double, byte, short, char, boolean: Gathers {type}s by their indices: as {@link
    //     #take(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Gathers longs by their indices: as {@link #take(int[], int[])}. */
    public static long[] take(long[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /** Gathers floats by their indices: as {@link #take(int[], int[])}. */
    public static float[] take(float[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /** Gathers doubles by their indices: as {@link #take(int[], int[])}. */
    public static double[] take(double[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /** Gathers bytes by their indices: as {@link #take(int[], int[])}. */
    public static byte[] take(byte[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /** Gathers shorts by their indices: as {@link #take(int[], int[])}. */
    public static short[] take(short[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /** Gathers chars by their indices: as {@link #take(int[], int[])}. */
    public static char[] take(char[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /** Gathers booleans by their indices: as {@link #take(int[], int[])}. */
    public static boolean[] take(boolean[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }
    // endregion

    /** Gathers objects by their indices: as {@link #take(int[], int[])}. The result has the class of the array. */
    public static <T> T[] take(T[] array, int[] indices) {
        return Gpu.shared().facades.take(array, indices);
    }

    /**
     * Gathers elements by their indices, with a default: {@code result[i]} is {@code array[indices[i]]}, or {@code
     * defaultValue} where the index is -1. That is the row of {@link JoinedRows} without a partner. All else is as in
     * {@link #take(int[], int[])}.
     *
     * @param array the array to take from; it may be empty
     * @param indices of elements of the array, or -1, in any order
     * @param defaultValue the result for each index of -1
     * @return a new array of the same type, as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if an index is less than -1, or not less than the length of the array
     */
    public static /*value*/ int[] take(/*value*/ int[] array, int[] indices, /*value*/ int defaultValue) {
        return Gpu.shared().facades.take(array, indices, new /*value*/ int[] {defaultValue});
    }
    // Also for long, float, double, byte, short, char, boolean: Gathers {type}s by their indices, with a default for
    //     -1: as {@link #take(int[], int[], int)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Gathers longs by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static long[] take(long[] array, int[] indices, long defaultValue) {
        return Gpu.shared().facades.take(array, indices, new long[] {defaultValue});
    }

    /** Gathers floats by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static float[] take(float[] array, int[] indices, float defaultValue) {
        return Gpu.shared().facades.take(array, indices, new float[] {defaultValue});
    }

    /** Gathers doubles by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static double[] take(double[] array, int[] indices, double defaultValue) {
        return Gpu.shared().facades.take(array, indices, new double[] {defaultValue});
    }

    /** Gathers bytes by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static byte[] take(byte[] array, int[] indices, byte defaultValue) {
        return Gpu.shared().facades.take(array, indices, new byte[] {defaultValue});
    }

    /** Gathers shorts by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static short[] take(short[] array, int[] indices, short defaultValue) {
        return Gpu.shared().facades.take(array, indices, new short[] {defaultValue});
    }

    /** Gathers chars by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static char[] take(char[] array, int[] indices, char defaultValue) {
        return Gpu.shared().facades.take(array, indices, new char[] {defaultValue});
    }

    /** Gathers booleans by their indices, with a default for -1: as {@link #take(int[], int[], int)}. */
    public static boolean[] take(boolean[] array, int[] indices, boolean defaultValue) {
        return Gpu.shared().facades.take(array, indices, new boolean[] {defaultValue});
    }
    // endregion

    /**
     * Gathers objects by their indices, with a default for -1: as {@link #take(int[], int[], int)}. The result has the
     * class of the array.
     *
     * @param defaultValue the result for each index of -1; it may be null
     * @throws ArrayStoreException if the array cannot hold the default
     */
    public static <T> T[] take(T[] array, int[] indices, T defaultValue) {
        return Gpu.shared().facades.takeOrDefault(array, indices, defaultValue);
    }

    // ---- which engine

    /**
     * Tells which engine {@code sort} would use now for an array of this type and length, and why: as
     * {@link Gpu#explain(Class, int)}, which has more.
     */
    public static Plan explain(Class<?> componentType, int n) {
        return Gpu.shared().explain(componentType, n);
    }
}
