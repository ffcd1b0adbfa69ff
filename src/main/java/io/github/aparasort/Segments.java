package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.scan.IntSegmentFolds;
import io.github.aparasort.internal.segment.IntSegmentSortCall;
import java.util.Arrays;
import java.util.Objects;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.scan.DoubleSegmentFolds;
import io.github.aparasort.internal.scan.FloatSegmentFolds;
import io.github.aparasort.internal.scan.LongSegmentFolds;
import io.github.aparasort.internal.segment.DoubleSegmentSortCall;
import io.github.aparasort.internal.segment.FloatSegmentSortCall;
import io.github.aparasort.internal.segment.LongSegmentSortCall;
// endregion

/**
 * Sorts and reduces the segments of an array, each by itself. The segments are given by their offsets: segment s has
 * the elements from {@code offsets[s]} to {@code offsets[s + 1]}, the latter excluded. So there is one offset more than
 * there are segments, they ascend from 0 to the length of the array, and a segment may be empty.
 *
 * <pre>{@code
 * int[] offsets = {0, 3, 3, 7};                                    // three segments, one of them empty
 * Gpu.shared().segments().sort(prices, offsets);
 * double[] totals = Gpu.shared().segments().reduce(prices, offsets, ScanOp.SUM);
 * }</pre>
 *
 * <p><b>Engine and cost.</b> The time depends little on how the array is divided: large segments are sorted one by one,
 * each by all processors, and the others are shared by them. {@link Gpu#onExecution onExecution} reports one call, on
 * the engine of its largest part. Time: O(n) for random elements, O(n log n) at most. Memory: some kilobytes for each
 * processor and the length of its longest segment three times; for large segments what the {@link Sorter} needs. {@link
 * #argsort} and {@link #sortPairs} of ints and floats sort longs, each made of a key and its index; that takes 12 bytes
 * for each element. {@link #reduce} is plain Java on all processors. {@link Target#JTP} sorts large segments only: all
 * else is plain Java.
 *
 * <p>An OpenCL device sorts all segments together, by a mergesort in tiles that knows where segments begin. A few
 * segments take a quarter longer than a mergesort by the {@link Sorter}, and short segments take less time, because
 * most of the merges have nothing to do. {@link #sort} gives a single segment to the {@link Sorter}; where {@link
 * Target#AUTO} has a GPU, it learns whether that or the CPU is faster at arrays with large segments. The device needs
 * memory for the elements twice, with indices if these are wanted.
 *
 * <p><b>Exceptions.</b> Offsets that do not ascend from 0 to the length of the array are refused with {@link
 * IllegalArgumentException}, which names the first that is wrong.
 *
 * <p><b>Verification.</b> On a device the elements of each segment must ascend, and a checksum must be that of the
 * input. It mixes each element with the begin of its segment, so it shows an element that has left its segment. If
 * indices are wanted, each must lie in its segment, those of equal keys must ascend, and the checksum mixes each key
 * with its index.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * @see Gpu#segments()
 */
public final class Segments extends Facade {
    Segments(Dispatcher dispatcher) {
        super(dispatcher);
    }

    /**
     * Sorts each segment in place in ascending order, with the result of {@link Arrays#sort(int[], int, int)}.
     */
    public void sort(/*value*/ int[] a, int[] offsets) {
        check(a.length, offsets);
        IntSegmentSortCall.sort(dispatcher, a, offsets);
    }
    // Also for long, float, double: Sorts each segment of {type}s: as {@link #sort(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts each segment of longs: as {@link #sort(int[], int[])}. */
    public void sort(long[] a, int[] offsets) {
        check(a.length, offsets);
        LongSegmentSortCall.sort(dispatcher, a, offsets);
    }

    /** Sorts each segment of floats: as {@link #sort(int[], int[])}. */
    public void sort(float[] a, int[] offsets) {
        check(a.length, offsets);
        FloatSegmentSortCall.sort(dispatcher, a, offsets);
    }

    /** Sorts each segment of doubles: as {@link #sort(int[], int[])}. */
    public void sort(double[] a, int[] offsets) {
        check(a.length, offsets);
        DoubleSegmentSortCall.sort(dispatcher, a, offsets);
    }
    // endregion

    /**
     * Finds the indices that sort each segment. They are indices of the whole array: those of a segment are at its
     * places. Equal keys come in ascending order of their indices.
     *
     * @param keys the keys, which stay as they are
     * @return the indices of all keys, segment by segment, in ascending order of the keys within each
     */
    public int[] argsort(/*value*/ int[] keys, int[] offsets) {
        check(keys.length, offsets);
        return IntSegmentSortCall.argsort(dispatcher, Operation.ARGSORT_SEGMENTS, keys, offsets);
    }
    // Also for long, float, double: Finds the indices that sort each segment of {type}s: as {@link
    //     #argsort(int[], int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds the indices that sort each segment of longs: as {@link #argsort(int[], int[])}. */
    public int[] argsort(long[] keys, int[] offsets) {
        check(keys.length, offsets);
        return LongSegmentSortCall.argsort(dispatcher, Operation.ARGSORT_SEGMENTS, keys, offsets);
    }

    /** Finds the indices that sort each segment of floats: as {@link #argsort(int[], int[])}. */
    public int[] argsort(float[] keys, int[] offsets) {
        check(keys.length, offsets);
        return FloatSegmentSortCall.argsort(dispatcher, Operation.ARGSORT_SEGMENTS, keys, offsets);
    }

    /** Finds the indices that sort each segment of doubles: as {@link #argsort(int[], int[])}. */
    public int[] argsort(double[] keys, int[] offsets) {
        check(keys.length, offsets);
        return DoubleSegmentSortCall.argsort(dispatcher, Operation.ARGSORT_SEGMENTS, keys, offsets);
    }
    // endregion

    /**
     * Sorts the keys of each segment in place in ascending order, and moves each value along with its key. Values of
     * equal keys keep their order.
     *
     * @param values a value for each key: an array of any type
     * @throws IllegalArgumentException if the lengths differ, or {@code values} is no array
     */
    public void sortPairs(/*value*/ int[] keys, Object values, int[] offsets) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        check(keys.length, offsets);
        IntSegmentSortCall.sortPairs(dispatcher, keys, PairValues.of(values), offsets);
    }
    // Also for long, float, double: Sorts the {type} keys of each segment with their values: as {@link
    //     #sortPairs(int[], Object, int[])}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Sorts the long keys of each segment with their values: as {@link #sortPairs(int[], Object, int[])}. */
    public void sortPairs(long[] keys, Object values, int[] offsets) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        check(keys.length, offsets);
        LongSegmentSortCall.sortPairs(dispatcher, keys, PairValues.of(values), offsets);
    }

    /** Sorts the float keys of each segment with their values: as {@link #sortPairs(int[], Object, int[])}. */
    public void sortPairs(float[] keys, Object values, int[] offsets) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        check(keys.length, offsets);
        FloatSegmentSortCall.sortPairs(dispatcher, keys, PairValues.of(values), offsets);
    }

    /** Sorts the double keys of each segment with their values: as {@link #sortPairs(int[], Object, int[])}. */
    public void sortPairs(double[] keys, Object values, int[] offsets) {
        ArgumentChecks.sameLength(keys.length, ArgumentChecks.lengthOf(values, "values"));
        check(keys.length, offsets);
        DoubleSegmentSortCall.sortPairs(dispatcher, keys, PairValues.of(values), offsets);
    }
    // endregion

    /**
     * Combines the elements of each segment by an operator. For floats and doubles the result of a segment is that of
     * {@link PrefixScan#reduce(int[], ScanOp) PrefixScan.reduce} on the CPU for its elements alone, to the bit (but for
     * the bits of NaNs), with the bounds of {@link ScanOp}. That of an empty segment is the identity. Time: O(n).
     * Memory: the result.
     *
     * @param a the array, which stays as it is
     * @return the result for each segment
     */
    public /*value*/ int[] reduce(/*value*/ int[] a, int[] offsets, ScanOp op) {
        check(a.length, offsets);
        Objects.requireNonNull(op, "op");
        return plain(Operation.REDUCE_SEGMENTS, /*value*/ int.class, a.length,
                () -> IntSegmentFolds.fold(op, a, offsets));
    }
    // Also for long, float, double: Combines the {type}s of each segment: as {@link #reduce(int[], int[], ScanOp)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Combines the longs of each segment: as {@link #reduce(int[], int[], ScanOp)}. */
    public long[] reduce(long[] a, int[] offsets, ScanOp op) {
        check(a.length, offsets);
        Objects.requireNonNull(op, "op");
        return plain(Operation.REDUCE_SEGMENTS, long.class, a.length,
                () -> LongSegmentFolds.fold(op, a, offsets));
    }

    /** Combines the floats of each segment: as {@link #reduce(int[], int[], ScanOp)}. */
    public float[] reduce(float[] a, int[] offsets, ScanOp op) {
        check(a.length, offsets);
        Objects.requireNonNull(op, "op");
        return plain(Operation.REDUCE_SEGMENTS, float.class, a.length,
                () -> FloatSegmentFolds.fold(op, a, offsets));
    }

    /** Combines the doubles of each segment: as {@link #reduce(int[], int[], ScanOp)}. */
    public double[] reduce(double[] a, int[] offsets, ScanOp op) {
        check(a.length, offsets);
        Objects.requireNonNull(op, "op");
        return plain(Operation.REDUCE_SEGMENTS, double.class, a.length,
                () -> DoubleSegmentFolds.fold(op, a, offsets));
    }
    // endregion

    // ---- from a call to its jobs

    private void check(int n, int[] offsets) {
        dispatcher.requireOpen();
        Objects.requireNonNull(offsets, "offsets");
        dispatcher.limited(() -> Offsets.check(offsets, n));
    }
}
