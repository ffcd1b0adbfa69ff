package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.scan.IntFolds;
import io.github.aparasort.internal.scan.Operators;

/**
 * Folds the values of each group. The fold of a group is that of a reduction of its values alone, to the bit: blocks
 * are counted from its first value on.
 */
public final class IntGroupFolds {
    /** Values of a group that all processors share. */
    private static final int LARGE = 1 << 18;

    /** The values, in an order of their own. */
    public interface Values {
        /** Puts the values with the indices {@code order[begin]} and so on into a block, from index 0 on. */
        void take(int[] order, int begin, int end, /*value*/ int[] block);
    }

    private final int operator;
    private final Values values;
    private final int[] order;
    private final int[] offsets;
    private final /*value*/ int[] folds;

    private IntGroupFolds(ScanOp op, Values values, int[] order, int[] offsets) {
        this.operator = Operators.of(op);
        this.values = values;
        this.order = order;
        this.offsets = offsets;
        this.folds = new /*value*/ int[offsets.length - 1];
    }

    /** Folds the values of an array. */
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
     * @param order the indices of the values, group by group
     * @param offsets where each group begins in the order, and its length
     */
    public static /*value*/ int[] fold(ScanOp op, Values values, int[] order, int[] offsets) {
        IntGroupFolds all = new IntGroupFolds(op, values, order, offsets);
        Parallel.forEach(order.length, (begin, end) ->
                all.foldSmall(Offsets.firstFrom(offsets, begin), Offsets.firstFrom(offsets, end)));
        // The last part of the loop ends where empty groups at the end begin.
        all.foldSmall(Offsets.firstFrom(offsets, order.length), all.folds.length);
        for (int group = 0; group < all.folds.length; group++) {
            if (all.count(group) > LARGE) {
                all.folds[group] = all.foldLarge(group);
            }
        }
        return all.folds;
    }

    private int count(int group) {
        return offsets[group + 1] - offsets[group];
    }

    /** Folds all groups of [first, last) that are not large. Several that fit into one block are gathered at once. */
    private void foldSmall(int first, int last) {
        /*value*/ int[] block = new /*value*/ int[IntFolds.FOLD_BLOCK];
        int next;
        for (int group = first; group < last; group = next) {
            next = group + 1;
            if (count(group) > LARGE) {
                continue;
            }
            if (count(group) > block.length) {
                folds[group] = fold(group, block);
                continue;
            }
            int begin = offsets[group];
            while (next < last && offsets[next + 1] - begin <= block.length) {
                next++;
            }
            values.take(order, begin, offsets[next], block);
            for (int each = group; each < next; each++) {
                folds[each] = IntFolds.reduce(operator, block, offsets[each] - begin, offsets[each + 1] - begin);
            }
        }
    }

    /** Folds a group of several blocks. */
    private /*value*/ int fold(int group, /*value*/ int[] block) {
        /*value*/ int fold = IntFolds.identity(operator);
        for (int i = 0; i < blocks(group); i++) {
            fold = IntFolds.combine(operator, fold, foldBlock(group, i, block));
        }
        return fold;
    }

    /** Folds a group on all processors: first its blocks, then their folds. */
    private /*value*/ int foldLarge(int group) {
        /*value*/ int[] parts = new /*value*/ int[blocks(group)];
        Parallel.forEach(count(group), (begin, end) -> {
            /*value*/ int[] block = new /*value*/ int[IntFolds.FOLD_BLOCK];
            int last = blocksIn(end);
            for (int i = blocksIn(begin); i < last; i++) {
                parts[i] = foldBlock(group, i, block);
            }
        });
        /*value*/ int fold = IntFolds.identity(operator);
        for (/*value*/ int part : parts) {
            fold = IntFolds.combine(operator, fold, part);
        }
        return fold;
    }

    private int blocks(int group) {
        return blocksIn(count(group));
    }

    private static int blocksIn(int elements) {
        return (int) ((elements + IntFolds.FOLD_BLOCK - 1L) / IntFolds.FOLD_BLOCK);
    }

    private /*value*/ int foldBlock(int group, int number, /*value*/ int[] block) {
        int begin = offsets[group] + number * IntFolds.FOLD_BLOCK;
        int end = Math.min(offsets[group + 1], begin + IntFolds.FOLD_BLOCK);
        values.take(order, begin, end, block);
        return IntFolds.reduce(operator, block, 0, end - begin);
    }
}
