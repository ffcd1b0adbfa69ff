package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.kernel.FloatFolds;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.scan.ScanWorkload;
import java.util.Arrays;

// Twins: Double
/**
 * Folds a float beside each key. A sum also adds up what each addition rounds away (D. E. Knuth, <i>The Art of Computer
 * Programming</i>, volume 2, 4.2.2, theorem B), so its error does not grow with the number of elements of a key, which
 * come one after the other.
 */
public final class FloatSlotFolds extends SlotFolds {
    private final /*value*/ float[] values;
    private final int operator;
    private final /*value*/ float[] folds;
    /** The rounding errors of the additions of each sum. */
    private final /*value*/ float[] errors;

    public FloatSlotFolds(/*value*/ float[] values, ScanOp op) {
        this(values, ScanWorkload.operator(op), 0);
    }

    private FloatSlotFolds(/*value*/ float[] values, int operator, int slots) {
        this.values = values;
        this.operator = operator;
        this.folds = new /*value*/ float[slots];
        this.errors = new /*value*/ float[slots];
        Arrays.fill(folds, FloatFolds.identity(operator));
    }

    @Override
    SlotFolds emptyFolds(int slots) {
        return new FloatSlotFolds(values, operator, slots);
    }

    @Override
    void add(int[] slots, int begin, int end) {
        if (operator == Operators.SUM) {
            for (int i = begin; i < end; i++) {
                add(slots[i - begin], values[i]);
            }
            return;
        }
        for (int i = begin; i < end; i++) {
            int slot = slots[i - begin];
            folds[slot] = FloatFolds.combine(operator, folds[slot], values[i]);
        }
    }

    private void add(int slot, /*value*/ float value) {
        /*value*/ float before = folds[slot];
        /*value*/ float after = before + value;
        /*value*/ float added = after - before;
        folds[slot] = after;
        errors[slot] += (before - (after - added)) + (value - added);
    }

    @Override
    void put(int slot, SlotFolds part, int from) {
        FloatSlotFolds other = (FloatSlotFolds) part;
        if (operator == Operators.SUM) {
            add(slot, other.folds[from]);
            errors[slot] += other.errors[from];
        } else {
            folds[slot] = FloatFolds.combine(operator, folds[slot], other.folds[from]);
        }
    }

    @Override
    /*value*/ float[] results(int[] slots) {
        /*value*/ float[] results = new /*value*/ float[slots.length];
        for (int i = 0; i < results.length; i++) {
            results[i] = operator == Operators.SUM ? sum(slots[i]) : folds[slots[i]];
        }
        return results;
    }

    private /*value*/ float sum(int slot) {
        /*value*/ float error = errors[slot];
        // After an overflow, or with a NaN, the errors mean nothing: the sum is the result.
        return error - error == 0 ? folds[slot] + error : folds[slot];
    }
}
