package io.github.aparasort.device;

import io.github.aparasort.kernel.SortArrays;

/**
 * How data passes through a kernel's arrays. Parts are staged and checked on another thread than the one that sends
 * and fetches the parts before and after them.
 */
public interface Passage {
    /** Copies a part of the input into the kernel's arrays; returns its checksum. */
    Digest stage(SortArrays arrays, int part);

    /** The checksum of a part of the result, and whether it is in order, within and after the part before it. */
    Digest check(SortArrays arrays, int part);
}
