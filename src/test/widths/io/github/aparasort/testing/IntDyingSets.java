package io.github.aparasort.testing;

import io.github.aparasort.internal.set.IntRakeSets;

/**
 * Set operations, as far as fate lets it. For a pass it counts a launch: 0 where results are moved together later, else
 * 1 for the one that counts and 2 for the one that writes. The twins for the other types are derived from this file by
 * the build.
 */
public final class IntDyingSets extends IntRakeSets {
    private final FaultPlan fate;

    public IntDyingSets(int rakes, boolean traced, FaultPlan fate) {
        super(rakes, traced);
        this.fate = fate;
    }

    @Override
    public void run() {
        fate.enter(launch, getGlobalId());
        try {
            super.run();
            fate.at(FaultPlan.Step.DONE);
        } finally {
            fate.leave();
        }
    }

    @Override
    protected int setCursors(int stretch, int crossing) {
        fate.at(FaultPlan.Step.MARK);
        return super.setCursors(stretch, crossing);
    }

    @Override
    protected int crossing(int diagonal) {
        fate.at(FaultPlan.Step.CROSSING);
        return super.crossing(diagonal);
    }
}
