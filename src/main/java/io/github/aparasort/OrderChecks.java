package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.key.ByteSequence;
import io.github.aparasort.internal.key.CharacterSequence;
import io.github.aparasort.internal.key.DoubleSequence;
import io.github.aparasort.internal.key.FloatSequence;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.LongSequence;
import io.github.aparasort.internal.key.Sequence;
import io.github.aparasort.internal.key.ShortSequence;
import io.github.aparasort.internal.sort.Presorted;

/** The part of {@link Sorter} that looks and changes nothing. */
abstract class OrderChecks {
    OrderChecks() {
    }

    /** Does work that no engine is to be chosen for, and tells of it. */
    public abstract void runByJdk(String operation, Class<?> type, int n, Runnable work);

    /**
     * Whether no element is less than the one before it: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(int[] a) {
        return isSorted(int.class, new IntSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(int[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(int.class, new IntSequence(a, fromIndex, toIndex - fromIndex));
    }

    /**
     * Whether no element is less than the one before it: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(long[] a) {
        return isSorted(long.class, new LongSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(long[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(long.class, new LongSequence(a, fromIndex, toIndex - fromIndex));
    }

    /**
     * Whether no element is less than the one before it in the order of
     * {@link Float#compare}: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(float[] a) {
        return isSorted(float.class, new FloatSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it in the order of {@link Float#compare}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(float[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(float.class, new FloatSequence(a, fromIndex, toIndex - fromIndex));
    }

    /**
     * Whether no element is less than the one before it in the order of
     * {@link Double#compare}: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(double[] a) {
        return isSorted(double.class, new DoubleSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it in the order of {@link Double#compare}.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(double[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(double.class, new DoubleSequence(a, fromIndex, toIndex - fromIndex));
    }

    /**
     * Whether no element is less than the one before it: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(byte[] a) {
        return isSorted(byte.class, new ByteSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(byte[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(byte.class, new ByteSequence(a, fromIndex, toIndex - fromIndex));
    }

    /**
     * Whether no element is less than the one before it: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(short[] a) {
        return isSorted(short.class, new ShortSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(short[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(short.class, new ShortSequence(a, fromIndex, toIndex - fromIndex));
    }

    /**
     * Whether no element is less than the one before it: one look at each, until that is known.
     *
     * @param a the array
     * @return whether {@code sort} would change nothing
     */
    public boolean isSorted(char[] a) {
        return isSorted(char.class, new CharacterSequence(a, 0, a.length));
    }

    /**
     * Whether no element of a range is less than the one before it.
     *
     * @param a the array
     * @param fromIndex first index of the range
     * @param toIndex the index behind the range
     * @return whether {@code sort} would change nothing
     * @throws IllegalArgumentException if {@code fromIndex > toIndex}
     * @throws ArrayIndexOutOfBoundsException if the range leaves the array
     */
    public boolean isSorted(char[] a, int fromIndex, int toIndex) {
        ArgumentChecks.range(a.length, fromIndex, toIndex);
        return isSorted(char.class, new CharacterSequence(a, fromIndex, toIndex - fromIndex));
    }

    private boolean isSorted(Class<?> type, Sequence keys) {
        boolean[] sorted = new boolean[1];
        runByJdk("isSorted", type, keys.length(), () -> sorted[0] = Presorted.isAscending(keys));
        return sorted[0];
    }
}
