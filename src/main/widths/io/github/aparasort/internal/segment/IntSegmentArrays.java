package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.kernel.IntValueArrays;

/** The arrays of a kernel that sorts segments of keys. The values are used only if they travel with the keys. */
interface IntSegmentArrays extends IntValueArrays {
    /** Sets the segments of the prepared range, before anything is staged. */
    void setSegments(int[] offsets);

    /** Stages where the segments begin, along with the last part. */
    void stageHeads(int[] offsets);
}
