package io.github.aparasort;

import io.github.aparasort.kernel.rake.IntRakeRadixSort;

/** Sorts, as far as fate lets it. The twins for the other kinds are derived from this file by the build. */
final class IntMortal extends IntRakeRadixSort {
    private final Fate fate;

    IntMortal(int rakes, Fate fate) {
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
        fate.at(Fate.Step.LOAD);
        return super.load(index);
    }

    @Override
    protected void store(int index, /*key*/ int key) {
        fate.at(Fate.Step.STORE);
        super.store(index, key);
    }

    @Override
    protected void carryToScratch(int from, int to) {
        fate.at(Fate.Step.TO_SCRATCH);
        super.carryToScratch(from, to);
    }

    @Override
    protected void carryToHome(int from, int to) {
        fate.at(Fate.Step.TO_HOME);
        super.carryToHome(from, to);
    }

    @Override
    public void allocate(int capacity) {
        fate.allocate(capacity);
        super.allocate(capacity);
    }
}
