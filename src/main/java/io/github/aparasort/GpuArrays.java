package io.github.aparasort;

/**
 * A drop-in for {@link java.util.Arrays}: the same signatures, checks, exceptions and results, on whichever engine is
 * fastest here. Everything runs on {@link Gpu#shared()}.
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
     * @param componentType the class of int, long, float, double, byte, short or char
     * @param n how many elements
     * @return the engine, why, and why no other
     */
    public static Plan explain(Class<?> componentType, int n) {
        return Gpu.shared().explain(componentType, n);
    }
}
