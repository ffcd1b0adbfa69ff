package io.github.aparasort.device;

import io.github.aparasort.kernel.SortArrays;

/**
 * How data passes through a kernel's arrays, part by part. All three may run beside transfers and launches, on other
 * threads than the one that makes those.
 */
public interface Passage {
    /** Copies a part of the input into the kernel's arrays. */
    void stage(SortArrays arrays, int part);

    /** The checksum of the whole input, which nobody writes to meanwhile. */
    Digest digest();

    /** The checksum of a part of the result, and whether it is in order, within and after the part before it. */
    Digest check(SortArrays arrays, int part);
}
