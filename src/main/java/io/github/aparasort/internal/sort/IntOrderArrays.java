package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.IntValueArrays;

// Twins: Long
/** The arrays of a kernel that sorts by the caller's order. */
public interface IntOrderArrays extends IntValueArrays {
    /** Sets the order for the next launch. A kernel that is an order itself ignores it. */
    void setOrder(IntOrder order);
}
