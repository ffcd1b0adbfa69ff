package io.github.aparasort.testing;

import io.github.aparasort.internal.merge.IntRakeMerge;

/** Merges, as far as fate lets it. The twins for the other types are derived from this file by the build. */
public final class IntDyingMerge extends IntRakeMerge {
    private final FaultPlan fate;

    public IntDyingMerge(int rakes, FaultPlan fate) {
        super(rakes);
        this.fate = fate;
    }

    @Override
    public void run() {
        fate.enter(getPassId(), getGlobalId());
        try {
            super.run();
            fate.at(FaultPlan.Step.DONE);
        } finally {
            fate.leave();
        }
    }

    @Override
    protected void setCursors(int stretch) {
        fate.at(FaultPlan.Step.MARK);
        super.setCursors(stretch);
    }
}
