package io.github.aparasort.testing;

import io.github.aparasort.internal.select.IntRakeSelect;

// Twins: Long, Float, Double
/** Selects, as far as the fault plan permits. */
public final class IntDyingSelect extends IntRakeSelect {
    private final FaultPlan plan;

    public IntDyingSelect(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    @Override
    public void run() {
        plan.run(getPassId(), getGlobalId(), super::run);
    }

    @Override
    protected void countBlock(int b, int bracket) {
        plan.at(FaultPlan.Step.COUNT);
        super.countBlock(b, bracket);
    }

    @Override
    protected void collectBlock(int b, int bracket, int at) {
        plan.at(FaultPlan.Step.COLLECT);
        super.collectBlock(b, bracket, at);
    }
}
