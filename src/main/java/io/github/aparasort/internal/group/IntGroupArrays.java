package io.github.aparasort.internal.group;

import io.github.aparasort.internal.kernel.IntKeys;

// Twins: Long
/** The arrays of a kernel that finds groups of equal keys: groups as they came back, or the sorted keys. */
public interface IntGroupArrays extends IntKeys {
    /** Whether the groups came back; otherwise the sorted keys did. */
    boolean hasGroups();

    /** The number of groups, at least one; as many as the arrays have room for, at most. */
    int found();

    /** The key of a group. */
    /*key*/ int head(int group);

    /** Where a group begins; n for the one after the last. */
    int begin(int group);

    /** The group of an element of the sorted array, if the groups begin in ascending order. */
    default int groupOf(int index) {
        int low = 0;
        int high = found();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (begin(middle) <= index) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
