package io.github.aparasort.internal.group;

import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.kernel.IntFolds;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.scan.ScanWorkload;
import java.util.Arrays;

// Twins: Long
/** Folds ints. Integers give the same result in any order. */
final class IntCodeFolds extends CodeFolds<int[]> {
    private final IntSource values;
    private final int operator;
    private final /*key*/ int[] folds;

    IntCodeFolds(IntSource values, ScanOp op) {
        this(values, ScanWorkload.operator(op), 0);
    }

    private IntCodeFolds(IntSource values, int operator, int groups) {
        this.values = values;
        this.operator = operator;
        this.folds = new /*key*/ int[groups];
        if (IntFolds.identity(operator) != 0) {
            Arrays.fill(folds, IntFolds.identity(operator));
        }
    }

    @Override
    IntCodeFolds empty(int groups) {
        return new IntCodeFolds(values, operator, groups);
    }

    @Override
    void add(int[] codes, int begin, int end) {
        /*key*/ int[] block = new /*key*/ int[Math.min(Parallel.BLOCK, end - begin)];
        int next;
        for (int i = begin; i < end; i = next) {
            next = i + Math.min(Parallel.BLOCK, end - i);
            values.load(i, next, block, 0);
            fold(codes, i, next - i, block);
        }
    }

    private void fold(int[] codes, int begin, int count, /*key*/ int[] block) {
        /*key*/ int[] own = folds;
        if (operator == Operators.SUM) {
            for (int i = 0; i < count; i++) {
                own[codes[begin + i]] += block[i];
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            int group = codes[begin + i];
            own[group] = IntFolds.combine(operator, own[group], block[i]);
        }
    }

    @Override
    void put(CodeFolds</*key*/ int[]> later, int begin, int end) {
        /*key*/ int[] others = ((IntCodeFolds) later).folds;
        for (int group = begin; group < end; group++) {
            folds[group] = IntFolds.combine(operator, folds[group], others[group]);
        }
    }

    @Override
    /*key*/ int[] results(int groups) {
        return Arrays.copyOf(folds, groups);
    }
}
