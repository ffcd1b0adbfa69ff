package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntRakeRadixSort;

// Twins: Long, Float, Double, IntPair, LongPair
/** Sorts, as far as the fault plan permits. */
public final class IntDyingRadixSort extends IntRakeRadixSort {
    private final FaultPlan plan;

    public IntDyingRadixSort(int rakes, FaultPlan plan) {
        super(rakes);
        this.plan = plan;
    }

    @Override
    public void run() {
        plan.enter(getPassId(), getGlobalId());
        try {
            super.run();
        } finally {
            plan.leave();
        }
    }

    @Override
    protected /*key*/ int load(int index) {
        plan.at(FaultPlan.Step.LOAD);
        return super.load(index);
    }

    @Override
    protected void store(int index, /*key*/ int key) {
        plan.at(FaultPlan.Step.STORE);
        super.store(index, key);
    }

    @Override
    protected void carryToScratch(int from, int to) {
        plan.at(FaultPlan.Step.TO_SCRATCH);
        super.carryToScratch(from, to);
    }

    @Override
    protected void carryToHome(int from, int to) {
        plan.at(FaultPlan.Step.TO_HOME);
        super.carryToHome(from, to);
    }

    @Override
    public void allocate(int capacity) {
        plan.allocate(capacity);
        super.allocate(capacity);
    }
}
