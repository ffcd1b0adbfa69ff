package io.github.aparasort.testing;

import io.github.aparasort.internal.segment.IntRakeSegmentSort;

// Twins: Long, Float, Double
/** Sorts segments, as far as the fault plan permits: each part in several pieces, so a worker may die between them. */
public final class IntDyingSegmentSort extends IntRakeSegmentSort {
    private static final int PIECES = 4;

    private final FaultPlan plan;

    public IntDyingSegmentSort(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    @Override
    public void run() {
        plan.run(getPassId(), getGlobalId(), super::run);
    }

    @Override
    protected void pass(int rake, int pass) {
        for (int piece = 0; piece < PIECES; piece++) {
            plan.at(FaultPlan.Step.SEGMENT);
            super.pass(PIECES * rake + piece, pass);
        }
    }

    /** The pieces of all parts are counted together. */
    @Override
    protected int firstSegment(int piece) {
        return firstSegment(piece, PIECES * rakes);
    }
}
