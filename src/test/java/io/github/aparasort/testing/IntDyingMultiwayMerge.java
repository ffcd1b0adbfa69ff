package io.github.aparasort.testing;

import io.github.aparasort.internal.merge.IntRakeMultiwayMerge;

// Twins: Long, Float, Double
/** Merges all lists, as far as the fault plan permits: each part in several pieces, between which a worker may die. */
public final class IntDyingMultiwayMerge extends IntRakeMultiwayMerge {
    private static final int PIECES = 4;

    private final FaultPlan plan;

    public IntDyingMultiwayMerge(int rakes, FaultPlan plan) {
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
            plan.at(FaultPlan.Step.MARK);
            super.pass(PIECES * rake + piece, pass);
        }
    }

    /** Where a piece begins; the pieces of all parts are counted together. */
    @Override
    protected int rakeBegin(int piece) {
        return (int) ((long) n * piece / (PIECES * rakes));
    }
}
