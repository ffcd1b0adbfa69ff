package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.kernel.FirstThrown;

/**
 * Reduction and scan by an operator of the caller's own, which is asked as an object, and so may do whatever Java can.
 * The twins for the other types are derived from this file by the build.
 */
public class IntOperatorRakeScan extends IntRakeScan {
    /** Elements of a block: few, for an operator may be so heavy that a few thousand elements are worth sharing. */
    private static final int BLOCK = 1 << 8;
    /** Blocks that are worth several work-items: who sends so few elements here wants that. */
    private static final int LARGE = 4;

    private IntOperator asked;
    private /*value*/ int[] scratch = new /*value*/ int[1];
    private boolean overInput;
    private final FirstThrown thrown = new FirstThrown();

    public IntOperatorRakeScan(int rakes) {
        super(rakes);
        block = BLOCK;
    }

    @Override
    protected boolean isLarge() {
        return n / LARGE >= block;
    }

    /** An operator may throw whatever it likes, and leaves the input as it was: results go to an array of its own. */
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
    public /*value*/ int[] values() {
        return scratch;
    }

    @Override
    public void allocate(int wanted) {
        super.allocate(wanted);
        scratch = new /*value*/ int[1];
    }

    /** Sets the operator for the next launch. */
    @Override
    public void setOperator(IntOperator wanted) {
        asked = wanted;
        thrown.forget();
    }

    @Override
    public void run() {
        thrown.guard(super::run);
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
    protected /*value*/ int scan(int withoutItself, /*value*/ int[] to, int begin, int end,
            /*value*/ int carry) {
        IntOperator by = asked;
        /*value*/ int before = carry;
        for (int i = begin; i < end; i++) {
            /*value*/ int next = by.combine(before, in[i]);
            to[i] = withoutItself != 0 ? before : next;
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

    /** The result is there already; what the operator threw comes here. */
    @Override
    public void getPart(int part) {
        thrown.report();
        super.getPart(part);
    }
}
