package io.github.aparasort.internal.scan;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long, Float, Double
/**
 * Folds the values of each segment, or of each group of equal keys. The fold of a segment is that of a reduction of its
 * values alone, to the bit: blocks are counted from its first value on.
 */
public final class IntSegmentFolds {
    /** More values of a segment are shared by all processors: one takes less than 0.1 ms for these, eight grains. */
    private static final int LARGE = 1 << 18;
    /**
     * Segments of fewer values on average are short. The loop for these was as fast as a call for each at 64 values of
     * 1M ints or 16K longs, but of 16K ints at 16 to 32: a compromise (AMD EPYC, 2 cores with other work, JDK 17).
     */
    private static final int SHORT = 64;

    /** The values, in an order of their own. */
    public interface Values {
        /** Puts the values with the indices {@code order[begin]} and so on into a block, from index 0 on. */
        void take(int[] order, int begin, int end, /*value*/ int[] block);
    }

    private final int operator;
    /** The values in their order, which are folded where they are; or null. */
    private final /*value*/ int[] sequence;
    private final Values values;
    private final int[] order;
    private final int[] offsets;
    private final /*value*/ int[] folds;

    private IntSegmentFolds(ScanOp op, /*value*/ int[] sequence, Values values, int[] order, int[] offsets) {
        this.operator = ScanWorkload.operator(op);
        this.sequence = sequence;
        this.values = values;
        this.order = order;
        this.offsets = offsets;
        this.folds = new /*value*/ int[offsets.length - 1];
    }

    /** Folds the values of segments that lie one after the other. */
    public static /*value*/ int[] fold(ScanOp op, /*value*/ int[] values, int[] offsets) {
        return new IntSegmentFolds(op, values, null, null, offsets).fold();
    }

    /** Folds the values of an array, in an order. */
    public static /*value*/ int[] fold(ScanOp op, /*value*/ int[] values, int[] order, int[] offsets) {
        return fold(op, (in, begin, end, block) -> {
            for (int i = begin; i < end; i++) {
                block[i - begin] = values[in[i]];
            }
        }, order, offsets);
    }

    /**
     * Folds values.
     *
     * @param order what the values are taken by: their indices, segment by segment, or null
     * @param offsets where each segment begins in the order, and their length in all
     */
    public static /*value*/ int[] fold(ScanOp op, Values values, int[] order, int[] offsets) {
        return new IntSegmentFolds(op, null, values, order, offsets).fold();
    }

    private /*value*/ int[] fold() {
        int n = offsets[folds.length];
        Parallel.forEach(n, sequence == null ? n / Parallel.GRAIN : grainsInPlace(n), (begin, end) ->
                foldSmall(Offsets.firstFrom(offsets, begin), Offsets.firstFrom(offsets, end)));
        // The last part of the loop ends where empty segments at the end begin.
        foldSmall(Offsets.firstFrom(offsets, n), folds.length);
        for (int segment = 0; n > LARGE && segment < folds.length; segment++) {
            if (count(segment) > LARGE) {
                folds[segment] = foldLarge(segment);
            }
        }
        return folds;
    }

    /** Four elements in place take the time of one that is copied, and a segment that of four of these. */
    private int grainsInPlace(int n) {
        return (int) ((n / 4 + 4L * folds.length) / Parallel.GRAIN);
    }

    private int count(int segment) {
        return offsets[segment + 1] - offsets[segment];
    }

    /** Folds all segments of [begin, end) that are not large. Several that fit into one block are gathered at once. */
    private void foldSmall(int begin, int end) {
        if (sequence != null) {
            foldInPlace(begin, end);
            return;
        }
        /*value*/ int[] block = new /*value*/ int[Math.min(IntFolds.FOLD_BLOCK, offsets[end] - offsets[begin])];
        int next;
        for (int segment = begin; segment < end; segment = next) {
            next = segment + 1;
            if (count(segment) > LARGE) {
                continue;
            }
            if (count(segment) > block.length) {
                folds[segment] = fold(segment, block);
                continue;
            }
            int at = offsets[segment];
            while (next < end && offsets[next + 1] - at <= block.length) {
                next++;
            }
            values.take(order, at, offsets[next], block);
            for (int each = segment; each < next; each++) {
                folds[each] = IntFolds.reduce(operator, block, offsets[each] - at, offsets[each + 1] - at);
            }
        }
    }

    private void foldInPlace(int begin, int end) {
        boolean areShort = offsets[end] - offsets[begin] < (long) SHORT * (end - begin);
        if (areShort && operator == Operators.SUM && !IntFolds.ROUNDS) {
            addShort(begin, end);
            return;
        }
        int at = offsets[begin];
        for (int segment = begin; segment < end; segment++) {
            int next = offsets[segment + 1];
            if (next - at <= IntFolds.FOLD_BLOCK) {
                folds[segment] = IntFolds.reduce(operator, sequence, at, next);
            } else if (next - at <= LARGE) {
                folds[segment] = fold(segment, null);
            }
            at = next;
        }
    }

    /** Sums that do not round, in one loop: of short segments, a call for each takes longer than the sum. */
    private void addShort(int begin, int end) {
        /*value*/ int[] from = sequence;
        int[] ends = offsets;
        /*value*/ int[] sums = folds;
        int i = ends[begin];
        for (int segment = begin; segment < end; segment++) {
            int next = ends[segment + 1];
            /*value*/ int sum = 0;
            if (next - i > LARGE) {
                i = next;
            }
            while (i < next) {
                sum += from[i];
                i++;
            }
            sums[segment] = sum;
        }
    }

    /** Folds a segment of several blocks. */
    private /*value*/ int fold(int segment, /*value*/ int[] block) {
        /*value*/ int fold = IntFolds.identity(operator);
        for (int i = 0; i < blocksIn(count(segment)); i++) {
            fold = IntFolds.combine(operator, fold, foldBlock(segment, i, block));
        }
        return fold;
    }

    /** Folds a segment on all processors: first its blocks, then their folds. */
    private /*value*/ int foldLarge(int segment) {
        /*value*/ int[] parts = new /*value*/ int[blocksIn(count(segment))];
        Parallel.forEach(count(segment), (begin, end) -> {
            /*value*/ int[] block = sequence != null ? null : new /*value*/ int[IntFolds.FOLD_BLOCK];
            int blocksEnd = blocksIn(end);
            for (int i = blocksIn(begin); i < blocksEnd; i++) {
                parts[i] = foldBlock(segment, i, block);
            }
        });
        /*value*/ int fold = IntFolds.identity(operator);
        for (/*value*/ int part : parts) {
            fold = IntFolds.combine(operator, fold, part);
        }
        return fold;
    }

    private static int blocksIn(int elements) {
        return (int) ((elements + IntFolds.FOLD_BLOCK - 1L) / IntFolds.FOLD_BLOCK);
    }

    private /*value*/ int foldBlock(int segment, int number, /*value*/ int[] block) {
        int begin = offsets[segment] + number * IntFolds.FOLD_BLOCK;
        int end = begin + Math.min(IntFolds.FOLD_BLOCK, offsets[segment + 1] - begin);
        if (sequence != null) {
            return IntFolds.reduce(operator, sequence, begin, end);
        }
        values.take(order, begin, end, block);
        return IntFolds.reduce(operator, block, 0, end - begin);
    }
}
