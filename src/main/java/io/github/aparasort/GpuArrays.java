package io.github.aparasort;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
 * GpuArrays.sortByInt(people, Person::age);       // objects by a number: an array or a List
 * int[] ranking = GpuArrays.orderBy(year).thenDescending(score).argsort();
 * long[] best = GpuArrays.topK(scores, 100);      // without sorting all
 * int[] distinct = GpuArrays.unique(ids);
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
    public static void sort(/*value*/ int[] a) {
        Startup.sort(a, 0, a.length);
    }
    // Also for long: Sorts {type}s in ascending order: as {@link #sort(int[])}.
    // Also for float, double: Sorts {type}s in ascending order: as {@link #sort(int[])}. -0.0 comes before 0.0, and
    //     NaNs come last; each keeps its bits, and they keep their order.
    // Also for byte, short, char: Sorts {type}s in ascending order: as {@link #sort(int[])}. The JDK always does this
    //     work: it counts the elements, and no device is faster. Time: O(n).

    /**
     * Sorts a range of an array in place in ascending order, with the result of
     * {@link java.util.Arrays#sort(int[], int, int)}. Time and memory are those of {@link #sort(int[])} for an array as
     * long as the range.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index after the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range is not within the array
     */
    public static void sort(/*value*/ int[] a, int fromIndex, int toIndex) {
        Startup.sort(a, fromIndex, toIndex);
    }
    // Also for long, float, double, byte, short, char: Sorts a range in ascending order: as {@link #sort({type}[])}.

    /** Does what {@link #sort(int[])} does, which is parallel where that is faster. */
    public static void parallelSort(/*value*/ int[] a) {
        sort(a);
    }
    // Also for long, float, double, byte, short, char: Does what {@link #sort({type}[])} does, parallel if faster.

    /** Does what {@link #sort(int[], int, int)} does, which is parallel where that is faster. */
    public static void parallelSort(/*value*/ int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }
    // Also for long, float, double, byte, short, char: Does what {@link #sort({type}[], int, int)} does.

    // Forwarded to the Sorter Gpu.shared().sorter(): sortDescending, sortUnsigned, isSorted

    // ---- objects

    /**
     * Sorts objects in place by their natural order, on the calling thread. This is
     * {@link java.util.Arrays#sort(Object[])}: stable, O(n log n) comparisons, and memory for up to n / 2 references.
     *
     * @param a the array
     * @throws ClassCastException if elements cannot be compared with each other
     */
    public static void sort(Object[] a) {
        Startup.sort(a, 0, a.length, null);
    }

    /** Sorts a range of objects by their natural order: {@link java.util.Arrays#sort(Object[], int, int)}. */
    public static void sort(Object[] a, int fromIndex, int toIndex) {
        Startup.sort(a, fromIndex, toIndex, null);
    }

    /** Sorts objects by a comparator: {@link java.util.Arrays#sort(Object[], Comparator)}, on the calling thread. */
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        Startup.sort(a, 0, a.length, c);
    }

    /** Sorts a range of objects by a comparator: {@link java.util.Arrays#sort(Object[], int, int, Comparator)}. */
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        Startup.sort(a, fromIndex, toIndex, c);
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
     * <p>The comparator, or {@code compareTo}, is called on all these threads. It must not wait for a lock that the
     * calling thread holds. Within a static initialiser, whose class it may need, the calling thread sorts alone. If it
     * throws, the caller gets that very exception, after the comparisons that were running have returned; the range
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

    // Forwarded to the Sorter Gpu.shared().sorter(): sortByInt, sortByLong, sortByDouble, sortByIntDescending,
    //     sortByLongDescending, sortByDoubleDescending

    // ---- keys with indices or values

    // Forwarded to the Sorter Gpu.shared().sorter(): argsort, argsortDescending, sortPairs, sortPairsDescending,
    //     orderBy, orderByDescending

    // ---- a custom order

    /**
     * Sorts an array in place by a custom order, stably. {@link IntOrderKernel} has an example, and says what an order
     * may contain. Time: O(n log n) comparisons. If the order throws on the CPU, the caller gets the exception, and the
     * array is as it was.
     *
     * @param a the array
     * @param order makes the order, once for each call, for instance {@code MyOrder::new}
     */
    public static void sort(/*value*/ int[] a, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, order);
    }
    // Also for long: Sorts {type}s by a custom order: as {@link #sort(int[], Supplier)}.

    /**
     * Sorts a range of an array by a custom order: as {@link #sort(int[], Supplier)}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static void sort(/*value*/ int[] a, int fromIndex, int toIndex, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sort(a, fromIndex, toIndex, order);
    }
    // Also for long: Sorts a range of {type}s by a custom order: as {@link #sort(int[], int, int, Supplier)}.

    // ---- prefix scans

    /**
     * Replaces each element by the operator's result for all elements up to it. This is
     * {@link java.util.Arrays#parallelPrefix(int[], IntBinaryOperator)}, on the CPU. {@link PrefixScan} has exclusive
     * scans, totals, floats, and GPUs.
     */
    public static void parallelPrefix(/*value*/ int[] array, /*value*/ IntBinaryOperator op) {
        Arrays.parallelPrefix(array, op);
    }
    // Also for long, double: Scans {type}s: {@link java.util.Arrays#parallelPrefix({type}[], {Type}BinaryOperator)}.

    /** Scans a range: {@link java.util.Arrays#parallelPrefix(int[], int, int, IntBinaryOperator)}. */
    public static void parallelPrefix(/*value*/ int[] array, int fromIndex, int toIndex,
            /*value*/ IntBinaryOperator op) {
        Arrays.parallelPrefix(array, fromIndex, toIndex, op);
    }
    // Also for long, double: Scans a range of {type}s: {@link java.util.Arrays#parallelPrefix({type}[], int, int,
    //     {Type}BinaryOperator)}.

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

    // ---- distinct values and ranks

    // Forwarded to the Groups Gpu.shared().groups(): unique, rank, rankDescending, denseRank

    // ---- elements in other arrays

    // Forwarded to the Search Gpu.shared().search(): isIn, indices

    /**
     * Finds for each needle how many elements of a sorted array are less: as {@link Search#lowerBounds(int[], int[])}.
     * This is where a needle belongs, before the elements that equal it.
     *
     * @param sorted a sorted array
     * @param needles what to look for, in any order
     * @return for each needle the number of elements that are less
     * @throws IllegalArgumentException if {@code sorted} is not sorted
     */
    public static int[] searchSorted(/*value*/ int[] sorted, /*value*/ int[] needles) {
        return Gpu.shared().search().lowerBounds(sorted, needles);
    }
    // Also for long, float, double: Finds {type}s in a sorted array: as {@link #searchSorted(int[], int[])}.

    /**
     * Finds for each needle how many elements of a sorted array are less or equal: as {@link
     * Search#upperBounds(int[], int[])}, with the arguments of {@link #searchSorted(int[], int[])}. This is where a
     * needle belongs, after the elements that equal it.
     */
    public static int[] searchSortedRight(/*value*/ int[] sorted, /*value*/ int[] needles) {
        return Gpu.shared().search().upperBounds(sorted, needles);
    }
    // Also for long, float, double: Finds {type}s in a sorted array: as {@link #searchSortedRight(int[], int[])}.

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
     * <p>Time: O(n). Memory: the result. Ints, longs, floats and doubles are gathered on the fastest engine. That is
     * hardly ever an OpenCL device, because to verify the result the CPU gathers once more. Plain Java gathers elements
     * of other types, on several threads.
     *
     * @param array the array to take from
     * @param indices of elements of the array, in any order
     * @return a new array of the same type, as long as {@code indices}
     * @throws ArrayIndexOutOfBoundsException if an index is outside of the array
     */
    public static /*value*/ int[] take(/*value*/ int[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
    }
    // Also for long, float, double, byte, short, char, boolean: Gathers {type}s by their indices: as {@link
    //     #take(int[], int[])}.

    /** Gathers objects by their indices: as {@link #take(int[], int[])}. The result has the class of the array. */
    public static <T> T[] take(T[] array, int[] indices) {
        return Gpu.shared().take(array, indices);
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
        return Gpu.shared().take(array, indices, new /*value*/ int[] {defaultValue});
    }
    // Also for long, float, double, byte, short, char, boolean: Gathers {type}s by their indices, with a default for
    //     -1: as {@link #take(int[], int[], int)}.

    /**
     * Gathers objects by their indices, with a default for -1: as {@link #take(int[], int[], int)}. The result has the
     * class of the array.
     *
     * @param <T> the type of the elements
     * @param defaultValue the result for each index of -1; it may be null
     * @throws ArrayStoreException if the array cannot hold the default
     */
    public static <T> T[] take(T[] array, int[] indices, T defaultValue) {
        return Gpu.shared().takeOrDefault(array, indices, defaultValue);
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
