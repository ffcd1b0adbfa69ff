package io.github.aparasort.testing;

import io.github.aparasort.internal.merge.IntRakeMerge;

/** Merges, as far as the fault plan permits. */
public final class IntDyingMerge extends IntRakeMerge {
    private final FaultPlan plan;

    public IntDyingMerge(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    @Override
    public void run() {
        plan.enter(getPassId(), getGlobalId());
        try {
            super.run();
            plan.at(FaultPlan.Step.DONE);
        } finally {
            plan.leave();
        }
    }

    @Override
    protected void setCursors(int stretch) {
        plan.at(FaultPlan.Step.MARK);
        super.setCursors(stretch);
    }
}
