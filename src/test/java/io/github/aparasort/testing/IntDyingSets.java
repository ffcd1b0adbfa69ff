package io.github.aparasort.testing;

import io.github.aparasort.internal.set.IntRakeSets;

// Twins: Long, Float, Double
/**
 * Set operations, as far as the fault plan permits. For a pass it counts a launch: 0 where results are moved together
 * later, else 1 for the one that counts and 2 for the one that writes.
 */
public final class IntDyingSets extends IntRakeSets {
    private final FaultPlan plan;

    public IntDyingSets(int rakes, boolean traced, FaultPlan plan) {
        super(rakes, traced);
        this.plan = plan;
    }

    @Override
    public void run() {
        plan.run(launch, getGlobalId(), super::run);
    }

    @Override
    protected int setCursors(int stretch, int crossing) {
        plan.at(FaultPlan.Step.MARK);
        return super.setCursors(stretch, crossing);
    }

    @Override
    protected int crossing(int diagonal) {
        plan.at(FaultPlan.Step.CROSSING);
        return super.crossing(diagonal);
    }
}
