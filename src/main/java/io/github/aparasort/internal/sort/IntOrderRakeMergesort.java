package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.IntOrder;

// Twins: Long
/**
 * The stable mergesort by rakes in the caller's order, with an int value (or an index) for each key if requested. It
 * runs on JTP only: the order is called as an object, so it may use all of Java.
 */
public class IntOrderRakeMergesort extends IntOrderRakePasses {
    private final int carries;
    private IntOrder order;

    public IntOrderRakeMergesort(int rakes, boolean carries) {
        super(rakes);
        this.carries = carries ? 1 : 0;
    }

    /** Sets the order for the next launch. */
    public void setOrder(IntOrder wanted) {
        order = wanted;
    }

    @Override
    public boolean runsCustomCode() {
        return true;
    }

    @Override
    protected int comesBefore(/*key*/ int x, /*key*/ int y) {
        return order.before(x, y) ? -1 : 0;
    }

    /** Merges from one end only: from both ends, an order that contradicts itself would lose keys. */
    @Override
    protected void mergeEnds(int begin, int length, int toScratch) {
        mergeSerially(begin, begin + length, begin + length, begin + 2 * length, begin, toScratch);
    }

    @Override
    protected int carries() {
        return carries;
    }

    @Override
    public void giveBack() {
        order = null;
    }
}
