package io.github.aparasort.testing;

import io.github.aparasort.internal.sort.IntRakeRadixSort;

/** Sorts, as far as fate lets it. The twins for the other kinds are derived from this file by the build. */
public final class IntDyingRadixSort extends IntRakeRadixSort {
    private final FaultPlan fate;

    public IntDyingRadixSort(int rakes, FaultPlan fate) {
        super(rakes);
        this.fate = fate;
    }

    @Override
    public void run() {
        fate.enter(getPassId(), getGlobalId());
        try {
            super.run();
        } finally {
            fate.leave();
        }
    }

    @Override
    protected /*key*/ int load(int index) {
        fate.at(FaultPlan.Step.LOAD);
        return super.load(index);
    }

    @Override
    protected void store(int index, /*key*/ int key) {
        fate.at(FaultPlan.Step.STORE);
        super.store(index, key);
    }

    @Override
    protected void carryToScratch(int from, int to) {
        fate.at(FaultPlan.Step.TO_SCRATCH);
        super.carryToScratch(from, to);
    }

    @Override
    protected void carryToHome(int from, int to) {
        fate.at(FaultPlan.Step.TO_HOME);
        super.carryToHome(from, to);
    }

    @Override
    public void allocate(int capacity) {
        fate.allocate(capacity);
        super.allocate(capacity);
    }
}
