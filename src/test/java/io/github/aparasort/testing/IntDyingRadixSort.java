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
    public void pass(int rake, int pass) {
        plan.run(pass, rake, () -> super.pass(rake, pass));
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
    public void makeArrays(int elements) {
        plan.allocate(elements);
        super.makeArrays(elements);
    }
}
