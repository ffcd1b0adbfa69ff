package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.scan.DoubleSegmentFolds;
import io.github.aparasort.internal.scan.FloatSegmentFolds;
import io.github.aparasort.internal.scan.IntSegmentFolds;
import io.github.aparasort.internal.scan.LongSegmentFolds;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Values of any type, to be folded by groups.
 *
 * @param <V> the type of the array of results
 */
public final class ValueFolds<V> {
    /** Folds the values of each group. */
    private interface ByGroup<V> {
        V fold(int[] order, int[] offsets);
    }

    /** Folds values that were sorted with their keys. */
    private interface Sorted<V> {
        V fold(int[] values, int[] offsets);
    }

    private final int length;
    private final Supplier<SlotFolds> bySlot;
    private final ByGroup<V> byGroup;
    /** The values, if they are ints, which a sort can move with their keys; else null. */
    private final int[] ints;
    private final Sorted<V> sorted;

    private ValueFolds(int length, ScanOp op, Supplier<SlotFolds> bySlot, ByGroup<V> byGroup) {
        this(length, op, bySlot, byGroup, null, null);
    }

    private ValueFolds(int length, ScanOp op, Supplier<SlotFolds> bySlot, ByGroup<V> byGroup, int[] ints,
            Sorted<V> sorted) {
        Objects.requireNonNull(op, "op");
        this.length = length;
        this.bySlot = bySlot;
        this.byGroup = byGroup;
        this.ints = ints;
        this.sorted = sorted;
    }

    public static ValueFolds<int[]> of(int[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new IntSlotFolds((begin, end, to, at) ->
                System.arraycopy(values, begin, to, at, end - begin), op),
                (order, offsets) -> IntSegmentFolds.fold(op, values, order, offsets), values,
                (moved, offsets) -> IntSegmentFolds.fold(op, moved, offsets));
    }

    public static ValueFolds<long[]> of(long[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new LongSlotFolds((begin, end, to, at) ->
                System.arraycopy(values, begin, to, at, end - begin), op),
                (order, offsets) -> LongSegmentFolds.fold(op, values, order, offsets));
    }

    public static ValueFolds<float[]> of(float[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new FloatSlotFolds(values, op),
                (order, offsets) -> FloatSegmentFolds.fold(op, values, order, offsets));
    }

    public static ValueFolds<double[]> of(double[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new DoubleSlotFolds(values, op),
                (order, offsets) -> DoubleSegmentFolds.fold(op, values, order, offsets));
    }

    /** Folds ints as longs. */
    public static ValueFolds<long[]> toLongs(int[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op, () -> new LongSlotFolds((begin, end, to, at) -> {
            for (int i = begin; i < end; i++) {
                to[at + i - begin] = values[i];
            }
        }, op), (order, offsets) -> LongSegmentFolds.fold(op, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]];
            }
        }, order, offsets), values, (moved, offsets) -> LongSegmentFolds.fold(op, (none, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = moved[i];
            }
        }, null, offsets));
    }

    /** The number of values. */
    public int length() {
        return length;
    }

    /** Folds by the slots of a table of keys, none of them begun. */
    SlotFolds bySlot() {
        return bySlot.get();
    }

    /** A copy of the values, which a sort can move with their keys, or null if they are no ints. */
    int[] movable() {
        return ints == null ? null : ints.clone();
    }

    /** Folds the values of each group, which a sort has moved with their keys. */
    V ofSorted(int[] moved, int[] offsets) {
        return sorted.fold(moved, offsets);
    }

    /**
     * Folds the values of each group.
     *
     * @param order the indices of the values, group by group
     * @param offsets where each group begins in the order, and its length
     */
    public V byGroup(int[] order, int[] offsets) {
        return byGroup.fold(order, offsets);
    }
}
