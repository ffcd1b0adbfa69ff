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

    /** Sorts an array in place in descending order, from the greatest element to the least: as {@link #sort(int[])}. */
    public static void sortDescending(/*value*/ int[] a) {
        Gpu.shared().sorter().sortDescending(a);
    }
    // Also for long: Sorts {type}s in descending order: as {@link #sortDescending(int[])}.
    // Also for float, double: Sorts {type}s in descending order: as {@link #sortDescending(int[])}. NaNs come first,
    //     and 0.0 comes before -0.0; each NaN keeps its bits, and they keep their order.
    // Also for byte, short, char: Sorts {type}s in descending order: as {@link #sortDescending(int[])}, on the JDK.

    /**
     * Sorts a range of an array in descending order: as {@link #sortDescending(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static void sortDescending(/*value*/ int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortDescending(a, fromIndex, toIndex);
    }
    // Also for long, byte, short, char: Sorts a range in descending order: as {@link #sortDescending({type}[])}.
    // Also for float, double: Sorts a range in descending order, NaNs first and 0.0 before -0.0: as {@link
    //     #sortDescending({type}[])}.

    /**
     * Sorts an array in place as unsigned numbers, in the order of {@link Integer#compareUnsigned}: as
     * {@link #sort(int[])}.
     */
    public static void sortUnsigned(/*value*/ int[] a) {
        Gpu.shared().sorter().sortUnsigned(a);
    }
    // Also for long: Sorts {type}s in the order of {@link {Type}#compareUnsigned}: as {@link #sortUnsigned(int[])}.

    /**
     * Sorts a range of an array as unsigned numbers: as {@link #sortUnsigned(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static void sortUnsigned(/*value*/ int[] a, int fromIndex, int toIndex) {
        Gpu.shared().sorter().sortUnsigned(a, fromIndex, toIndex);
    }
    // Also for long: Sorts a range of {type}s as unsigned numbers: as {@link #sortUnsigned(int[], int, int)}.

    /**
     * Tells whether an array is in ascending order, so that {@link #sort(int[])} would not change it. Time: O(n); it
     * ends at the first element that is less than the one before it. Large arrays are read by all processors.
     *
     * @param a the array, which stays as it is
     * @return true if no element is less than the one before it
     */
    public static boolean isSorted(/*value*/ int[] a) {
        return Gpu.shared().sorter().isSorted(a);
    }
    // Also for long, float, double, byte, short, char: Tells whether {type}s ascend: as {@link #isSorted(int[])}.

    /**
     * Tells whether a range of an array is in ascending order: as {@link #isSorted(int[])}, with the arguments of
     * {@link #sort(int[], int, int)}.
     */
    public static boolean isSorted(/*value*/ int[] a, int fromIndex, int toIndex) {
        return Gpu.shared().sorter().isSorted(a, fromIndex, toIndex);
    }
    // Also for long, float, double, byte, short, char: Tells whether a range ascends: as {@link #isSorted({type}[])}.

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
     * {@link #argsort(int[])}, and the objects follow. Memory: a key, an index and a reference for each object.
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

    /** Sorts objects by a double key: as {@link #sortByInt sortByInt}, -0.0 before 0.0 and NaNs last. */
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
    public static int[] argsort(/*value*/ int[] keys) {
        return Gpu.shared().sorter().argsort(keys);
    }
    // Also for long, byte, short, char: Finds the indices that sort {type}s: as {@link #argsort(int[])}.
    // Also for float, double: Finds indices: as {@link #argsort(int[])}, -0.0 before 0.0; NaNs are equal, and last.

    /**
     * Finds the indices that sort the keys from the greatest to the least: as {@link #argsort(int[])}. Equal keys come
     * in ascending order of their indices here, too.
     */
    public static int[] argsortDescending(/*value*/ int[] keys) {
        return Gpu.shared().sorter().argsortDescending(keys);
    }
    // Also for long, byte, short, char: Finds the indices of a descending order: as {@link #argsortDescending(int[])}.
    // Also for float, double: Finds the indices of a descending order: as {@link #argsortDescending(int[])}, NaNs first
    //     and 0.0 before -0.0; all NaNs are equal.

    /**
     * Sorts keys in place in ascending order, and moves each value along with its key. Values of equal keys keep their
     * order. Time and memory: see {@link Sorter}.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public static void sortPairs(/*value*/ int[] keys, int[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }
    // Also for long, float, double: Sorts {type} keys with ints: as {@link #sortPairs(int[], int[])}.

    /** Sorts int keys with longs: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(/*value*/ int[] keys, long[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }
    // Also for long, float, double: Sorts {type} keys with longs: as {@link #sortPairs(int[], int[])}.

    /** Sorts int keys with floats: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(/*value*/ int[] keys, float[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }
    // Also for long, float, double: Sorts {type} keys with floats: as {@link #sortPairs(int[], int[])}.

    /** Sorts int keys with doubles: as {@link #sortPairs(int[], int[])}. */
    public static void sortPairs(/*value*/ int[] keys, double[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }
    // Also for long, float, double: Sorts {type} keys with doubles: as {@link #sortPairs(int[], int[])}.

    /** Sorts int keys with objects: as {@link #sortPairs(int[], int[])}. */
    public static <T> void sortPairs(/*value*/ int[] keys, T[] values) {
        Gpu.shared().sorter().sortPairs(keys, values);
    }
    // Also for long, float, double: Sorts {type} keys with objects: as {@link #sortPairs(int[], int[])}.

    /**
     * Starts an order by several columns, ascending by this first one. {@link OrderBy} has an example.
     *
     * @param keys a key for each element
     * @return the order, to which more columns can be added
     */
    public static OrderBy orderBy(/*value*/ int[] keys) {
        return Gpu.shared().sorter().orderBy(keys);
    }
    // Also for long, byte, short, char: Starts an order by a first column of {type}s: as {@link #orderBy(int[])}.
    // Also for float, double: Starts an order: as {@link #orderBy(int[])}, -0.0 before 0.0 and NaNs last.

    /** Starts an order by a first column of ints, descending: as {@link #orderBy(int[])}. */
    public static OrderBy orderByDescending(/*value*/ int[] keys) {
        return Gpu.shared().sorter().orderByDescending(keys);
    }
    // Also for long, byte, short, char: Starts an order, descending by {type}s: as {@link #orderBy(int[])}.
    // Also for float, double: Starts an order, descending: as {@link #orderBy(int[])}, NaNs first, 0.0 before -0.0.

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

    /**
     * Finds the indices that sort the keys by a custom order: as {@link #argsort(int[])} and
     * {@link #sort(int[], Supplier)}. Indices of keys that the order finds equal come in ascending order.
     */
    public static int[] argsort(/*value*/ int[] keys, Supplier<? extends IntOrderKernel> order) {
        return Gpu.shared().sorter().argsort(keys, order);
    }
    // Also for long: Finds the indices that sort {type}s by a custom order: as {@link #argsort(int[], Supplier)}.

    /**
     * Sorts keys by a custom order, and moves each value along with its key: as {@link #sortPairs(int[], int[])} and
     * {@link #sort(int[], Supplier)}.
     */
    public static void sortPairs(/*value*/ int[] keys, int[] values, Supplier<? extends IntOrderKernel> order) {
        Gpu.shared().sorter().sortPairs(keys, values, order);
    }
    // Also for long: Sorts {type} keys with ints by a custom order: as {@link #sortPairs(int[], int[], Supplier)}.

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
