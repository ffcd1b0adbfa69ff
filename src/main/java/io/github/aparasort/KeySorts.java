package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.ShortSequence;
import io.github.aparasort.internal.sort.DoubleSortJob;
import io.github.aparasort.internal.sort.FloatSortJob;
import io.github.aparasort.internal.sort.IntSortJob;
import io.github.aparasort.internal.sort.JdkSort;
import io.github.aparasort.internal.sort.LongSortJob;
import io.github.aparasort.internal.sort.Presorted;
import io.github.aparasort.internal.sort.SortJob;
import java.util.Arrays;

/** The part of {@link Sorter} for keys alone that {@link java.util.Arrays} does not have. */
abstract class KeySorts extends OrderChecks {
    KeySorts() {
    }

    /** Whether a sort of so many elements goes straight to the JDK, with nobody listening. */
    abstract boolean isPlain(int n);

    /** Does the job, on the engine that serves best. */
    abstract void run(SortJob job);

    /**
     * Sorts an array in place from the greatest element to the least.
     *
     * @param a the array
     */
    public void sortDescending(int[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place from the greatest element to the least.
     *
     * @param a the array
     */
    public void sortDescending(long[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place from the greatest element to the least.
     * NaNs come first, their bits and their order kept; then 0.0 before -0.0.
     *
     * @param a the array
     */
    public void sortDescending(float[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     * NaNs come first, their bits and their order kept; then 0.0 before -0.0.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(float[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place from the greatest element to the least.
     * NaNs come first, their bits and their order kept; then 0.0 before -0.0.
     *
     * @param a the array
     */
    public void sortDescending(double[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     * NaNs come first, their bits and their order kept; then 0.0 before -0.0.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(double[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place from the greatest element to the least. The JDK counts them.
     *
     * @param a the array
     */
    public void sortDescending(byte[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(byte[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place from the greatest element to the least. The JDK counts them.
     *
     * @param a the array
     */
    public void sortDescending(short[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(short[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place from the greatest element to the least. The JDK counts them.
     *
     * @param a the array
     */
    public void sortDescending(char[] a) {
        sort(a, 0, a.length, KeyOrder.DESCENDING);
    }

    /**
     * Sorts a range of an array in place from the greatest element to the least.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortDescending(char[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.DESCENDING);
    }

    /**
     * Sorts an array in place in the order of {@link Integer#compareUnsigned}.
     *
     * @param a the array
     */
    public void sortUnsigned(int[] a) {
        sort(a, 0, a.length, KeyOrder.UNSIGNED);
    }

    /**
     * Sorts a range of an array in place in the order of {@link Integer#compareUnsigned}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortUnsigned(int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.UNSIGNED);
    }

    /**
     * Sorts an array in place in the order of {@link Long#compareUnsigned}.
     *
     * @param a the array
     */
    public void sortUnsigned(long[] a) {
        sort(a, 0, a.length, KeyOrder.UNSIGNED);
    }

    /**
     * Sorts a range of an array in place in the order of {@link Long#compareUnsigned}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public void sortUnsigned(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        sort(a, fromIndex, toIndex, KeyOrder.UNSIGNED);
    }

    private void sort(int[] a, int from, int to, KeyOrder order) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
            Presorted.turn(new IntSequence(a, from, to - from), order);
        } else {
            run(new IntSortJob(a, from, to, order));
        }
    }

    private void sort(long[] a, int from, int to, KeyOrder order) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
            Presorted.turn(new LongSequence(a, from, to - from), order);
        } else {
            run(new LongSortJob(a, from, to, order));
        }
    }

    private void sort(float[] a, int from, int to, KeyOrder order) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
            Presorted.turn(new FloatSequence(a, from, to - from), order);
        } else {
            run(new FloatSortJob(a, from, to, order));
        }
    }

    private void sort(double[] a, int from, int to, KeyOrder order) {
        if (isPlain(to - from)) {
            JdkSort.sort(a, from, to);
            Presorted.turn(new DoubleSequence(a, from, to - from), order);
        } else {
            run(new DoubleSortJob(a, from, to, order));
        }
    }

    private void sort(byte[] a, int from, int to, KeyOrder order) {
        runByJdk(order.name("sort"), byte.class, to - from, () -> {
            Arrays.sort(a, from, to);
            Presorted.turn(new ByteSequence(a, from, to - from), order);
        });
    }

    private void sort(short[] a, int from, int to, KeyOrder order) {
        runByJdk(order.name("sort"), short.class, to - from, () -> {
            Arrays.sort(a, from, to);
            Presorted.turn(new ShortSequence(a, from, to - from), order);
        });
    }

    private void sort(char[] a, int from, int to, KeyOrder order) {
        runByJdk(order.name("sort"), char.class, to - from, () -> {
            Arrays.sort(a, from, to);
            Presorted.turn(new CharacterSequence(a, from, to - from), order);
        });
    }
}
