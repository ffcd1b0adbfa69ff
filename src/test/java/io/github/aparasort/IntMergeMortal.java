package io.github.aparasort;

import io.github.aparasort.kernel.rake.IntRakeMerge;

/** Merges, as far as fate lets it. The twins for the other types are derived from this file by the build. */
final class IntMergeMortal extends IntRakeMerge {
    private final Fate fate;

    IntMergeMortal(int rakes, Fate fate) {
        super(rakes);
        this.fate = fate;
    }

    @Override
    public void run() {
        fate.enter(getPassId(), getGlobalId());
        try {
            super.run();
            fate.at(Fate.Step.DONE);
        } finally {
            fate.leave();
        }
    }

    @Override
    protected void mark(int stretch, int at) {
        fate.at(Fate.Step.MARK);
        super.mark(stretch, at);
    }
}
