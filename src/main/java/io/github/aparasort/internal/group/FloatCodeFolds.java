package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.kernel.FloatFolds;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.scan.ScanWorkload;
import java.util.Arrays;

// Twins: Double
/**
 * Folds floats. A sum also adds up what each addition rounds away (D. E. Knuth, <i>The Art of Computer Programming</i>,
 * volume 2, 4.2.2, theorem B), so its error does not grow with the number of rows of a group.
 */
final class FloatCodeFolds extends CodeFolds<float[]> {
    /** Floats that are read in blocks, from any source. */
    interface Values {
        /** Loads those of the rows [begin, end) into a block, from its begin on. */
        void load(int begin, int end, /*value*/ float[] block);
    }

    private final Values values;
    private final int operator;
    private final /*value*/ float[] folds;
    /** The rounding errors of the additions of each sum. */
    private final /*value*/ float[] errors;

    FloatCodeFolds(Values values, ScanOp op) {
        this(values, ScanWorkload.operator(op), 0);
    }

    private FloatCodeFolds(Values values, int operator, int groups) {
        this.values = values;
        this.operator = operator;
        this.folds = new /*value*/ float[groups];
        this.errors = new /*value*/ float[operator == Operators.SUM ? groups : 0];
        if (FloatFolds.identity(operator) != 0) {
            Arrays.fill(folds, FloatFolds.identity(operator));
        }
    }

    @Override
    boolean isExact() {
        return false;
    }

    @Override
    FloatCodeFolds empty(int groups) {
        return new FloatCodeFolds(values, operator, groups);
    }

    @Override
    void add(int[] codes, int begin, int end) {
        /*value*/ float[] block = new /*value*/ float[Math.min(Parallel.BLOCK, end - begin)];
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(Parallel.BLOCK, end - i);
            values.load(i, next, block);
            if (operator == Operators.SUM) {
                sum(codes, i, next - i, block);
            } else {
                fold(codes, i, next - i, block);
            }
        }
    }

    private void fold(int[] codes, int begin, int count, /*value*/ float[] block) {
        for (int i = 0; i < count; i++) {
            int group = codes[begin + i];
            folds[group] = FloatFolds.combine(operator, folds[group], block[i]);
        }
    }

    private void sum(int[] codes, int begin, int count, /*value*/ float[] block) {
        /*value*/ float[] sums = folds;
        /*value*/ float[] lost = errors;
        for (int i = 0; i < count; i++) {
            int group = codes[begin + i];
            /*value*/ float before = sums[group];
            /*value*/ float after = before + block[i];
            sums[group] = after;
            lost[group] += error(before, block[i], after);
        }
    }

    /** What an addition has rounded away. */
    private static /*value*/ float error(/*value*/ float before, /*value*/ float value, /*value*/ float after) {
        /*value*/ float added = after - before;
        return before - (after - added) + (value - added);
    }

    @Override
    void put(CodeFolds</*value*/ float[]> later, int begin, int end) {
        FloatCodeFolds other = (FloatCodeFolds) later;
        for (int group = begin; group < end; group++) {
            /*value*/ float before = folds[group];
            folds[group] = FloatFolds.combine(operator, before, other.folds[group]);
            if (operator == Operators.SUM) {
                errors[group] += error(before, other.folds[group], folds[group]) + other.errors[group];
            }
        }
    }

    @Override
    /*value*/ float[] results(int groups) {
        /*value*/ float[] results = Arrays.copyOf(folds, groups);
        for (int group = 0; operator == Operators.SUM && group < groups; group++) {
            // After an overflow, or with a NaN, the errors mean nothing: the sum is the result.
            results[group] += errors[group] - errors[group] == 0 ? errors[group] : 0;
        }
        return results;
    }
}
