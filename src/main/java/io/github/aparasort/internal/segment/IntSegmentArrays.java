package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.kernel.IntKeys;

// Twins: Long
/** The arrays of a kernel that sorts the segments of keys. */
interface IntSegmentArrays extends IntKeys {
    /** Sets the segments of the prepared range, before anything is sent. */
    void setSegments(int[] offsets);

    /** Marks where the segments begin, in the array that is sent with the keys. */
    void stageHeads(int[] offsets);
}
