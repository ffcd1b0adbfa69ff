package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;

/**
 * Sorts of the segments of arrays: of keys alone, or of keys with their indices. What they cost depends on the lengths
 * of the segments; those of trials have {@link #LONGEST} elements at most.
 */
public final class SegmentWorkload {
    public static final int LONGEST = 200;
    private static final int OF_TRIALS = octaves(LONGEST / 2);
    /** Octaves of lengths in a class. */
    private static final int WIDTH = 2;

    private SegmentWorkload() {
    }

    /** A device has the elements, their keys, these in order, scratch, and one array for checks. */
    public static Workload of(KeyKind kind) {
        return new Workload("segments", kind, null).inArrays(5);
    }

    /**
     * What the cost of a sort depends on: the average length of the segments, by two octaves; 0 is for that of the
     * trials.
     */
    static CostInput costInput(int n, int segments) {
        int octaves = octaves(n / Math.max(1, segments));
        int inputClass = octaves / WIDTH == OF_TRIALS / WIDTH ? 0
                : 1 + Math.min(octaves / WIDTH, Job.INPUT_CLASSES - 2);
        return new CostInput(n, inputClass, (double) octaves / OF_TRIALS);
    }

    /** The steps of a mergesort of {@code length} elements: 1 or more. */
    private static int octaves(int length) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, length));
    }
}
