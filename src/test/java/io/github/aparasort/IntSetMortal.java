package io.github.aparasort;

import io.github.aparasort.kernel.rake.IntRakeSets;

/**
 * Set operations, as far as fate lets it. For a pass it counts a launch: 0 where results are moved together later, else
 * 1 for the one that counts and 2 for the one that writes. The twins for the other types are derived from this file by
 * the build.
 */
final class IntSetMortal extends IntRakeSets {
    private final Fate fate;

    IntSetMortal(int rakes, boolean traced, Fate fate) {
        super(rakes, traced);
        this.fate = fate;
    }

    @Override
    public void run() {
        fate.enter(launch, getGlobalId());
        try {
            super.run();
            fate.at(Fate.Step.DONE);
        } finally {
            fate.leave();
        }
    }

    @Override
    protected int mark(int stretch, int crossing, int at) {
        fate.at(Fate.Step.MARK);
        return super.mark(stretch, crossing, at);
    }

    @Override
    protected int crossing(int diagonal) {
        fate.at(Fate.Step.CROSSING);
        return super.crossing(diagonal);
    }
}
