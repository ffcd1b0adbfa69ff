package io.github.aparasort;

import io.github.aparasort.kernel.rake.FloatRakeRadixSort;

/** Sorts floats, as far as fate lets it. */
final class MortalFloats extends FloatRakeRadixSort {
    private final Fate fate;

    MortalFloats(int rakes, Fate fate) {
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
    protected int load(int index) {
        fate.at(Fate.Step.LOAD);
        return super.load(index);
    }

    @Override
    protected void store(int index, int key) {
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
