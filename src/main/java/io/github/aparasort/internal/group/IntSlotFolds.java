package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.scan.IntFolds;
import io.github.aparasort.internal.scan.Operators;
import java.util.Arrays;

// Twins: Long
/** Folds an int beside each key. Integers give the same result in any order. */
public final class IntSlotFolds extends SlotFolds {
    private final IntSource values;
    private final int operator;
    private final /*key*/ int[] folds = new /*key*/ int[FewKeys.SLOTS];
    private final /*key*/ int[] block = new /*key*/ int[FewKeys.BLOCK];

    public IntSlotFolds(IntSource values, ScanOp op) {
        this(values, Operators.of(op));
    }

    private IntSlotFolds(IntSource values, int operator) {
        this.values = values;
        this.operator = operator;
        Arrays.fill(folds, IntFolds.identity(operator));
    }

    @Override
    SlotFolds another() {
        return new IntSlotFolds(values, operator);
    }

    @Override
    void add(int[] slots, int begin, int end) {
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
