package io.github.aparasort.internal.kernel;

import io.github.aparasort.testing.SmallIntRadixTiles;

/** Lacks a barrier: work-items sum up counters to which others may still be adding. */
public class RacyRadixSort extends SmallIntRadixTiles {
    public RacyRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** The others take the simulator seconds. */
    @Override
    public void run() {
        if (getPassId() == 0) {
            super.run();
        }
    }

    @Override
    protected void storeCounts(int rows) {
        int nt = getLocalSize();
        int id = getLocalId();
        int group = getGroupId();
        // Here localBarrier() is missing.
        if (group < groupCount) {
            for (int d = id; d < DIGITS; d += nt) {
                int sum = 0;
                for (int r = 0; r < rows; r++) {
                    sum += tile[r * DIGITS + d];
                }
                counts[d * groupCount + group] = sum;
            }
            for (int w = id; w < BIT_WORDS && getPassId() == 0; w += nt) {
                keyBits[BIT_WORDS * (group + 1) + w] = groupBits[w];
            }
        }
        localBarrier();
    }
}
