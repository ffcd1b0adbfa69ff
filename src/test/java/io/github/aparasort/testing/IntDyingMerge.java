package io.github.aparasort.testing;

import io.github.aparasort.internal.merge.IntRakeMerge;

// Twins: Long, Float, Double
/** Merges, as far as the fault plan permits. */
public final class IntDyingMerge extends IntRakeMerge {
    private final FaultPlan plan;

    public IntDyingMerge(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    @Override
    public void run() {
        plan.run(getPassId(), getGlobalId(), super::run);
    }

    @Override
    protected void setCursors(int stretch) {
        plan.at(FaultPlan.Step.MARK);
        super.setCursors(stretch);
    }
}
