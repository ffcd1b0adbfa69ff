package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.key.LongSource;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.scan.DoubleSegmentFolds;
import io.github.aparasort.internal.scan.FloatSegmentFolds;
import io.github.aparasort.internal.scan.IntSegmentFolds;
import io.github.aparasort.internal.scan.LongSegmentFolds;
import io.github.aparasort.internal.scan.ScanWorkload;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Values of any type, to be folded by groups.
 *
 * @param <V> the type of the array of results
 */
public final class ValueFolds<V> {
    /** Folds the values of each group, one group after the other. */
    private interface ByOrder<V> {
        V fold(int[] order, int[] offsets);
    }

    /** Folds values that were sorted with their keys. */
    private interface Sorted<V> {
        V fold(int[] values, int[] offsets);
    }

    private final int length;
    private final Supplier<CodeFolds<V>> byCode;
    private final ByOrder<V> byOrder;
    /** The values, if they are ints, which a sort can move with their keys; else null. */
    private final int[] ints;
    private final Sorted<V> sorted;
    private final ScanOp op;
    /** Whether ints are folded as longs. */
    private final boolean areLongs;

    private ValueFolds(int length, ScanOp op, Supplier<CodeFolds<V>> byCode, ByOrder<V> byOrder) {
        this(length, op, byCode, byOrder, null, null, false);
    }

    private ValueFolds(int length, ScanOp op, Supplier<CodeFolds<V>> byCode, ByOrder<V> byOrder, int[] ints,
            Sorted<V> sorted, boolean areLongs) {
        this.op = Objects.requireNonNull(op, "op");
        this.length = length;
        this.byCode = byCode;
        this.byOrder = byOrder;
        this.ints = ints;
        this.sorted = sorted;
        this.areLongs = areLongs;
    }

    /** Folds an array of ints, longs, floats or doubles. */
    public static ValueFolds<?> ofArray(Object values, ScanOp op) {
        return values instanceof int[] ints ? of(ints, op) : values instanceof long[] longs ? of(longs, op)
                : values instanceof float[] floats ? of(floats, op) : of((double[]) values, op);
    }

    public static ValueFolds<int[]> of(int[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new IntCodeFolds((begin, end, to, at) ->
                System.arraycopy(values, begin, to, at, end - begin), op),
                (order, offsets) -> IntSegmentFolds.fold(op, values, order, offsets), values,
                (moved, offsets) -> IntSegmentFolds.fold(op, moved, offsets), false);
    }

    public static ValueFolds<long[]> of(long[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new LongCodeFolds((begin, end, to, at) ->
                System.arraycopy(values, begin, to, at, end - begin), op),
                (order, offsets) -> LongSegmentFolds.fold(op, values, order, offsets));
    }

    public static ValueFolds</*value*/ float[]> of(/*value*/ float[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new FloatCodeFolds((begin, end, block) ->
                System.arraycopy(values, begin, block, 0, end - begin), op),
                (order, offsets) -> FloatSegmentFolds.fold(op, values, order, offsets));
    }
    // Also for double
    // region Derived from the method above by build/Widths.java: do not edit

    public static ValueFolds<double[]> of(double[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new DoubleCodeFolds((begin, end, block) ->
                System.arraycopy(values, begin, block, 0, end - begin), op),
                (order, offsets) -> DoubleSegmentFolds.fold(op, values, order, offsets));
    }
    // endregion

    /** Folds ints as longs. */
    public static ValueFolds<long[]> toLongs(int[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new LongCodeFolds((begin, end, to, at) -> {
            for (int i = begin; i < end; i++) {
                to[at + i - begin] = values[i];
            }
        }, op), (order, offsets) -> LongSegmentFolds.fold(op, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]];
            }
        }, order, offsets), values, (moved, offsets) -> asLongs(op, moved, offsets), true);
    }

    /** Folds floats as doubles. */
    public static ValueFolds<double[]> toDoubles(float[] values, ScanOp op) {
        return of(values.length, op, (begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[i];
            }
        }, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]];
            }
        });
    }

    /**
     * Folds doubles that are computed.
     *
     * @param rows gives those of neighbouring rows
     * @param taken gives those of rows in an order
     */
    static ValueFolds<double[]> of(int length, ScanOp op, DoubleCodeFolds.Values rows,
            DoubleSegmentFolds.Values taken) {
        return new ValueFolds<>(length, op, () -> new DoubleCodeFolds(rows, op),
                (order, offsets) -> DoubleSegmentFolds.fold(op, taken, order, offsets));
    }

    /** Folds longs that are computed. */
    static ValueFolds<long[]> of(int length, ScanOp op, LongSource rows, LongSegmentFolds.Values taken) {
        return new ValueFolds<>(length, op, () -> new LongCodeFolds(rows, op),
                (order, offsets) -> LongSegmentFolds.fold(op, taken, order, offsets));
    }

    /** Folds ints as longs, group by group. */
    private static long[] asLongs(ScanOp op, int[] moved, int[] offsets) {
        return op == ScanOp.SUM && moved.length < 2 * Parallel.GRAIN ? sums(moved, offsets)
                : LongSegmentFolds.fold(op, (none, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = moved[i];
            }
        }, null, offsets);
    }

    /** By one loop: of short groups, a call for each takes longer than the sum. */
    private static long[] sums(int[] moved, int[] offsets) {
        long[] sums = new long[offsets.length - 1];
        int i = 0;
        for (int group = 0; group < sums.length; group++) {
            long sum = 0;
            while (i < offsets[group + 1]) {
                sum += moved[i];
                i++;
            }
            sums[group] = sum;
        }
        return sums;
    }

    /** The number of values. */
    public int length() {
        return length;
    }

    /** The values, which a sort can move with their keys, or null if they are no ints. */
    int[] ints() {
        return ints;
    }

    /** Whether these ints are folded as longs. */
    boolean areLongs() {
        return areLongs;
    }

    /** The number of the operator in kernels. */
    int operator() {
        return ScanWorkload.operator(op);
    }

    /** Folds the values of each group, which a sort has moved with their keys. */
    V ofSorted(int[] moved, int[] offsets) {
        return sorted.fold(moved, offsets);
    }

    /** Folds the values of each group. */
    public V of(RowGroups groups) {
        return groups.areCoded() ? CodeFolds.of(byCode.get(), groups.codes(length), groups.size())
                : byOrder.fold(groups.order(), groups.offsets());
    }
}
