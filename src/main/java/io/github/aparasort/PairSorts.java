package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.device.DoubleStaging;
import io.github.aparasort.internal.device.FloatStaging;
import io.github.aparasort.internal.device.IntSinglePart;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.LongSinglePart;
import io.github.aparasort.internal.device.LongStaging;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.IntPairSortJob;

/**
 * The part of {@link Sorter} that sorts keys with a value each. Int and long keys with int values are sorted where they
 * are; all others as ints and longs that stand for them, in arrays of their own.
 */
abstract class PairSorts extends IndexSorts {
    PairSorts() {
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(int[] keys, int[] values) {
        ArgumentChecks.sameLength(keys.length, values.length);
        run(IntPairSortJob.sortPairs(keys, values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(int[] keys, long[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(int[] keys, float[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(int[] keys, double[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public <T> void sortPairs(int[] keys, T[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(long[] keys, int[] values) {
        ArgumentChecks.sameLength(keys.length, values.length);
        run(LongPairSortJob.sortPairs(keys, values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(long[] keys, long[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(long[] keys, float[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(long[] keys, double[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public <T> void sortPairs(long[] keys, T[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(float[] keys, int[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(float[] keys, long[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(float[] keys, float[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(float[] keys, double[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public <T> void sortPairs(float[] keys, T[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(double[] keys, int[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(double[] keys, long[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(double[] keys, float[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @throws IllegalArgumentException if the lengths differ
     */
    public void sortPairs(double[] keys, double[] values) {
        sort(keys, PairValues.of(values));
    }

    /**
     * Sorts keys in place and moves each value along with its key; values of equal keys keep their order.
     * NaNs are equal, and last; their bits stay.
     *
     * @param keys the keys
     * @param values a value for each key
     * @param <T> type of the values
     * @throws IllegalArgumentException if the lengths differ
     */
    public <T> void sortPairs(double[] keys, T[] values) {
        sort(keys, PairValues.of(values));
    }

    private void sort(int[] keys, PairValues values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        run(IntPairSortJob.sortPairs(int.class, new IntSequence(keys, 0, keys.length),
                sorted -> IntStaging.copyOut(new IntSinglePart(sorted), keys, 0, 0), values));
    }

    private void sort(long[] keys, PairValues values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        run(LongPairSortJob.sortPairs(long.class, new LongSequence(keys, 0, keys.length),
                sorted -> LongStaging.copyOut(new LongSinglePart(sorted), keys, 0, 0), values));
    }

    private void sort(float[] keys, PairValues values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        run(IntPairSortJob.sortPairs(float.class, new FloatSequence(keys, 0, keys.length),
                sorted -> FloatStaging.copyOut(new IntSinglePart(sorted), keys, 0, 0), values));
    }

    private void sort(double[] keys, PairValues values) {
        ArgumentChecks.sameLength(keys.length, values.length());
        run(LongPairSortJob.sortPairs(double.class, new DoubleSequence(keys, 0, keys.length),
                sorted -> DoubleStaging.copyOut(new LongSinglePart(sorted), keys, 0, 0), values));
    }
}
