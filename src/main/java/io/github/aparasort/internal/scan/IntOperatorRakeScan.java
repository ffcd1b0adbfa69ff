package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.IntOperator;
import io.github.aparasort.internal.parallel.Parallel;

// Twins: Long, Float, Double
/** Reduction and scan by rakes with the caller's operator, which is called as an object, so it may use all of Java. */
public class IntOperatorRakeScan extends IntRakeScan {
    /** Elements of a block: few, because an operator may be so slow that a few thousand elements are worth sharing. */
    private static final int BLOCK_ELEMENTS = 1 << 8;
    /** Blocks that are worth several work-items: a caller who sends so few elements here wants that. */
    private static final int LARGE = 4;

    private IntOperator asked;
    private /*value*/ int[] scratch = new /*value*/ int[1];
    private boolean overInput;

    public IntOperatorRakeScan(int rakes) {
        super(rakes);
        block = BLOCK_ELEMENTS;
    }

    @Override
    protected boolean isLarge() {
        return n / LARGE >= block;
    }

    /** An operator may throw anything, and the input must then be unchanged: results go to a separate array. */
    @Override
    public void bindArrays(/*value*/ int[] input, /*value*/ int[] output, boolean withoutItself) {
        overInput = input == output;
        if (overInput && scratch.length < n) {
            scratch = new /*value*/ int[Math.max(n, capacity())];
        }
        super.bindArrays(input, overInput ? scratch : output, withoutItself);
    }

    @Override
    public void bindArrays(/*value*/ int[] input) {
        overInput = false;
        super.bindArrays(input);
    }

    @Override
    public boolean isInPlace() {
        return !overInput;
    }

    @Override
    void copyOut(/*value*/ int[] to) {
        if (overInput) {
            Parallel.forEach(n, (begin, end) -> System.arraycopy(scratch, begin, to, begin, end - begin));
        }
    }

    @Override
    protected void makeArrays(int elements) {
        super.makeArrays(elements);
        scratch = new /*value*/ int[1];
    }

    /** Sets the operator for the next launch. */
    public void setOperator(IntOperator wanted) {
        asked = wanted;
    }

    @Override
    public boolean runsCustomCode() {
        return true;
    }

    @Override
    protected /*value*/ int fold(int begin, int end) {
        IntOperator by = asked;
        /*value*/ int fold = by.identity();
        for (int i = begin; i < end; i++) {
            fold = by.combine(fold, in[i]);
        }
        return fold;
    }

    @Override
    protected /*value*/ int scan(boolean withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carryIn) {
        IntOperator by = asked;
        /*value*/ int before = carryIn;
        for (int i = begin; i < end; i++) {
            /*value*/ int next = by.combine(before, in[i]);
            to[i] = withoutItself ? before : next;
            before = next;
        }
        return before;
    }

    @Override
    protected /*value*/ int combine(/*value*/ int a, /*value*/ int b) {
        return asked.combine(a, b);
    }

    @Override
    protected /*value*/ int identity() {
        return asked.identity();
    }

    @Override
    public void giveBack() {
        super.giveBack();
        asked = null;
    }
}
