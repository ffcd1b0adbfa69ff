package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.kernel.IntKeys;

/** The arrays of a kernel that sorts the segments of keys. */
interface IntSegmentArrays extends IntKeys {
    /** Sets the segments of the prepared range, before anything is staged. */
    void setSegments(int[] offsets);

    /** Stages where the segments begin, along with the last part. */
    void stageHeads(int[] offsets);
}
