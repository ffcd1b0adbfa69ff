package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.scan.ScanWorkload;
import java.util.Arrays;

// Twins: Long
/** Folds an int beside each key. Integers give the same result in any order. */
public final class IntSlotFolds extends SlotFolds {
    private final IntSource values;
    private final int operator;
    private final /*key*/ int[] folds;
    private /*key*/ int[] block = new /*key*/ int[0];

    public IntSlotFolds(IntSource values, ScanOp op) {
        this(values, ScanWorkload.operator(op), 0);
    }

    private IntSlotFolds(IntSource values, int operator, int slots) {
        this.values = values;
        this.operator = operator;
        this.folds = new /*key*/ int[slots];
        if (IntFolds.identity(operator) != 0) {
            Arrays.fill(folds, IntFolds.identity(operator));
        }
    }

    @Override
    SlotFolds emptyFolds(int slots) {
        return new IntSlotFolds(values, operator, slots);
    }

    @Override
    void add(int[] slots, int begin, int end) {
        if (block.length < end - begin) {
            block = new /*key*/ int[end - begin];
        }
        values.load(begin, end, block, 0);
        if (operator == Operators.SUM) {
            for (int i = 0; i < end - begin; i++) {
                folds[slots[i]] += block[i];
            }
            return;
        }
        for (int i = 0; i < end - begin; i++) {
            folds[slots[i]] = IntFolds.combine(operator, folds[slots[i]], block[i]);
        }
    }

    @Override
    void put(int slot, SlotFolds part, int from) {
        folds[slot] = IntFolds.combine(operator, folds[slot], ((IntSlotFolds) part).folds[from]);
    }

    @Override
    /*key*/ int[] results(int[] slots) {
        /*key*/ int[] results = new /*key*/ int[slots.length];
        for (int i = 0; i < results.length; i++) {
            results[i] = folds[slots[i]];
        }
        return results;
    }
}
