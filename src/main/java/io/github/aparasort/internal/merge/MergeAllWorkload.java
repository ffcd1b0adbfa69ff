package io.github.aparasort.internal.merge;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Workload;

/** Merges of any number of arrays of one type. Trials merge {@link #LISTS} arrays. */
public final class MergeAllWorkload {
    public static final int LISTS = 16;

    private MergeAllWorkload() {
    }

    public static Workload of(KeyKind kind) {
        return new Workload("mergeAll", kind, Prior.MERGE_ALL);
    }

    /** The class of an input of {@code lists} arrays: one for each number of levels, and 0 for that of the trials. */
    static int inputClass(int lists) {
        return levels(lists) == levels(LISTS) ? 0 : Math.min(levels(lists), Job.INPUT_CLASSES - 1);
    }

    /** What {@code lists} arrays cost plain Java, as a ratio to what those of the trials cost. */
    static double costRatio(int lists) {
        return (double) levels(lists) / levels(LISTS);
    }

    /** The comparisons for each element. */
    static int levels(int lists) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(lists - 1);
    }
}
