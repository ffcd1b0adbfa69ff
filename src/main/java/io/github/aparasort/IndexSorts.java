package io.github.aparasort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.key.ShortSequence;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.sort.LongPairSortJob;
import io.github.aparasort.internal.sort.IntPairSortJob;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The part of {@link Sorter} that finds orders of indices, and sorts objects by them. */
abstract class IndexSorts extends KeySorts {
    IndexSorts() {
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(int[] keys) {
        return argsortByInts("argsort", int.class, new IntSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(int[] keys) {
        return argsortByInts("argsortDescending", int.class,
                new IntSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(long[] keys) {
        return argsortByLongs("argsort", long.class, new LongSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(long[] keys) {
        return argsortByLongs("argsortDescending", long.class,
                new LongSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Finds the order that sorts the keys, which stay as they are. NaNs are equal, and last.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(float[] keys) {
        return argsortByInts("argsort", float.class, new FloatSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are. NaNs are equal, and
     * first.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(float[] keys) {
        return argsortByInts("argsortDescending", float.class,
                new FloatSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Finds the order that sorts the keys, which stay as they are. NaNs are equal, and last.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(double[] keys) {
        return argsortByLongs("argsort", double.class, new DoubleSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are. NaNs are equal, and
     * first.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(double[] keys) {
        return argsortByLongs("argsortDescending", double.class,
                new DoubleSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(byte[] keys) {
        return argsortByInts("argsort", byte.class, new ByteSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(byte[] keys) {
        return argsortByInts("argsortDescending", byte.class,
                new ByteSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(short[] keys) {
        return argsortByInts("argsort", short.class, new ShortSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(short[] keys) {
        return argsortByInts("argsortDescending", short.class,
                new ShortSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Finds the order that sorts the keys, which stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in ascending order of their keys; equal keys in ascending order of index
     */
    public int[] argsort(char[] keys) {
        return argsortByInts("argsort", char.class, new CharacterSequence(keys, 0, keys.length));
    }

    /**
     * Finds the order that sorts the keys from the greatest to the least; they stay as they are.
     *
     * @param keys the keys
     * @return the indices of the keys in descending order of their keys; equal keys in ascending order of index
     */
    public int[] argsortDescending(char[] keys) {
        return argsortByInts("argsortDescending", char.class,
                new CharacterSequence(keys, 0, keys.length, KeyOrder.DESCENDING));
    }

    /**
     * Sorts objects by an int each, stably; on whichever engine sorts these keys fastest.
     *
     * @param a the objects
     * @param key gives an object's key; called once for each, in their order, on the caller's thread. What it throws
     *     reaches the caller, and the array is as before
     * @param <T> type of the objects
     */
    public <T> void sortByInt(T[] a, ToIntFunction<? super T> key) {
        Objects.requireNonNull(key, "key");
        int[] keys = new int[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key.applyAsInt(a[i]);
        }
        run(IntPairSortJob.inPlace("sortByInt", int.class, keys, indices(keys.length), PairValues.of(a)));
    }

    /**
     * Sorts objects by a long each, stably; on whichever engine sorts these keys fastest.
     *
     * @param a the objects
     * @param key gives an object's key; called once for each, in their order, on the caller's thread. What it throws
     *     reaches the caller, and the array is as before
     * @param <T> type of the objects
     */
    public <T> void sortByLong(T[] a, ToLongFunction<? super T> key) {
        Objects.requireNonNull(key, "key");
        long[] keys = new long[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key.applyAsLong(a[i]);
        }
        run(LongPairSortJob.inPlace("sortByLong", long.class, keys, indices(keys.length), PairValues.of(a)));
    }

    /**
     * Sorts objects by a double each in the order of {@link Double#compare}, stably;
     * on whichever engine sorts these keys fastest.
     *
     * @param a the objects
     * @param key gives an object's key; called once for each, in their order, on the caller's thread. What it throws
     *     reaches the caller, and the array is as before
     * @param <T> type of the objects
     */
    public <T> void sortByDouble(T[] a, ToDoubleFunction<? super T> key) {
        Objects.requireNonNull(key, "key");
        long[] keys = new long[a.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = SortableKeys.of(key.applyAsDouble(a[i]));
        }
        run(LongPairSortJob.inPlace("sortByDouble", double.class, keys, indices(keys.length), PairValues.of(a)));
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(int[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(int[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(long[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(long[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(float[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(float[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(double[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(double[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(byte[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(byte[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(short[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(short[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    /**
     * An order by several columns, ascending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderBy(char[] keys) {
        return new OrderBy(this).then(keys);
    }

    /**
     * An order by several columns, descending by the first one: {@link OrderBy}.
     *
     * @param keys a key for each element
     * @return that order, to which more columns can be added
     */
    public OrderBy orderByDescending(char[] keys) {
        return new OrderBy(this).thenDescending(keys);
    }

    private <K extends Sequence & IntSource> int[] argsortByInts(String operation, Class<?> type, K keys) {
        int[] order = new int[keys.length()];
        run(IntPairSortJob.argsort(operation, type, keys, order));
        return order;
    }

    private <K extends Sequence & LongSource> int[] argsortByLongs(String operation, Class<?> type, K keys) {
        int[] order = new int[keys.length()];
        run(LongPairSortJob.argsort(operation, type, keys, order));
        return order;
    }

    private static int[] indices(int n) {
        int[] indices = new int[n];
        PairValues.indices(0, n, indices, 0);
        return indices;
    }
}
