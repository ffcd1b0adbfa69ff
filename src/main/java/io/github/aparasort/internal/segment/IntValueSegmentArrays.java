package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.kernel.IntValueArrays;

// Twins: Long
/** The arrays of a kernel that sorts the segments of keys with an int value each. */
interface IntValueSegmentArrays extends IntSegmentArrays, IntValueArrays {
}
