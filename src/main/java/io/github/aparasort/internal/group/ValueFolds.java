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

/**
 * Values of any type, to be folded by groups.
 *
 * @param <V> the type of the array of results
 */
public abstract class ValueFolds<V> {
    final ScanOp op;
    private final int length;

    private ValueFolds(int length, ScanOp op) {
        this.op = Objects.requireNonNull(op, "op");
        this.length = length;
    }

    // ---- what the values are; a lambda is made when it is needed: each takes half a millisecond at first

    /** Folds by the group of each row. */
    abstract CodeFolds<V> byCode();

    /** Folds the rows of each group, one group after the other. */
    abstract V byOrder(int[] order, int[] offsets);

    /** The values, which a sort can move with their keys, or null if they are no ints. */
    int[] ints() {
        return null;
    }

    /** Folds the values of each group, which a sort has moved with their keys. */
    V ofSorted(int[] moved, int[] offsets) {
        throw new UnsupportedOperationException("no ints");
    }

    /** The results, if these ints have these sums. */
    V ofSums(long[] sums) {
        throw new UnsupportedOperationException("no ints");
    }

    /** Whether these ints are folded as longs. */
    boolean areLongs() {
        return false;
    }

    // ---- kinds of values

    /** Folds an array of ints, longs, floats or doubles. */
    public static ValueFolds<?> ofArray(Object values, ScanOp op) {
        return values instanceof int[] ints ? of(ints, op) : values instanceof long[] longs ? of(longs, op)
                : values instanceof float[] floats ? of(floats, op) : of((double[]) values, op);
    }

    public static ValueFolds<int[]> of(int[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op) {
            @Override
            CodeFolds<int[]> byCode() {
                return new IntCodeFolds((begin, end, to, at) -> System.arraycopy(values, begin, to, at, end - begin),
                        op);
            }

            @Override
            int[] byOrder(int[] order, int[] offsets) {
                return IntSegmentFolds.fold(op, values, order, offsets);
            }

            @Override
            int[] ints() {
                return values;
            }

            @Override
            int[] ofSorted(int[] moved, int[] offsets) {
                return IntSegmentFolds.fold(op, moved, offsets);
            }

            @Override
            int[] ofSums(long[] sums) {
                return ints(sums);
            }
        };
    }

    public static ValueFolds<long[]> of(long[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op) {
            @Override
            CodeFolds<long[]> byCode() {
                return new LongCodeFolds((begin, end, to, at) -> System.arraycopy(values, begin, to, at, end - begin),
                        op);
            }

            @Override
            long[] byOrder(int[] order, int[] offsets) {
                return LongSegmentFolds.fold(op, values, order, offsets);
            }
        };
    }

    public static ValueFolds</*value*/ float[]> of(/*value*/ float[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op) {
            @Override
            CodeFolds</*value*/ float[]> byCode() {
                return new FloatCodeFolds((begin, end, block) ->
                        System.arraycopy(values, begin, block, 0, end - begin), op);
            }

            @Override
            /*value*/ float[] byOrder(int[] order, int[] offsets) {
                return FloatSegmentFolds.fold(op, values, order, offsets);
            }
        };
    }
    // Also for double
    // region Derived from the method above by build/Widths.java: do not edit

    public static ValueFolds<double[]> of(double[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op) {
            @Override
            CodeFolds<double[]> byCode() {
                return new DoubleCodeFolds((begin, end, block) ->
                        System.arraycopy(values, begin, block, 0, end - begin), op);
            }

            @Override
            double[] byOrder(int[] order, int[] offsets) {
                return DoubleSegmentFolds.fold(op, values, order, offsets);
            }
        };
    }
    // endregion

    /** Folds ints as longs. */
    public static ValueFolds<long[]> toLongs(int[] values, ScanOp op) {
        return new ValueFolds<>(values.length, op) {
            @Override
            CodeFolds<long[]> byCode() {
                return new LongCodeFolds((begin, end, to, at) -> {
                    for (int i = begin; i < end; i++) {
                        to[at + i - begin] = values[i];
                    }
                }, op);
            }

            @Override
            long[] byOrder(int[] order, int[] offsets) {
                return LongSegmentFolds.fold(op, (in, begin, end, block) -> {
                    for (int i = begin; i < end; i++) {
                        block[i - begin] = values[in[i]];
                    }
                }, order, offsets);
            }

            @Override
            int[] ints() {
                return values;
            }

            @Override
            long[] ofSorted(int[] moved, int[] offsets) {
                return asLongs(op, moved, offsets);
            }

            @Override
            long[] ofSums(long[] sums) {
                return sums;
            }

            @Override
            boolean areLongs() {
                return true;
            }
        };
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
        return new ValueFolds<>(length, op) {
            @Override
            CodeFolds<double[]> byCode() {
                return new DoubleCodeFolds(rows, op);
            }

            @Override
            double[] byOrder(int[] order, int[] offsets) {
                return DoubleSegmentFolds.fold(op, taken, order, offsets);
            }
        };
    }

    /** Folds longs that are computed. */
    static ValueFolds<long[]> of(int length, ScanOp op, LongSource rows, LongSegmentFolds.Values taken) {
        return new ValueFolds<>(length, op) {
            @Override
            CodeFolds<long[]> byCode() {
                return new LongCodeFolds(rows, op);
            }

            @Override
            long[] byOrder(int[] order, int[] offsets) {
                return LongSegmentFolds.fold(op, taken, order, offsets);
            }
        };
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

    /** The lower halves of longs. */
    static int[] ints(long[] longs) {
        int[] ints = new int[longs.length];
        for (int i = 0; i < ints.length; i++) {
            ints[i] = (int) longs[i];
        }
        return ints;
    }

    // ---- their folds

    /** The number of values. */
    public int length() {
        return length;
    }

    /** The number of the operator in kernels. */
    int operator() {
        return ScanWorkload.operator(op);
    }

    /** Folds the values of each group. */
    public V of(RowGroups groups) {
        return groups.areCoded() ? CodeFolds.of(byCode(), groups.codes(length), groups.size())
                : byOrder(groups.order(), groups.offsets());
    }
}
