package io.github.aparasort.internal.device;

import io.github.aparasort.internal.parallel.Digest;

/**
 * Sums up elements on their way between the host and a device, while they are in a cache, and may look at their order.
 */
public interface Look {
    /** Nothing is looked at. */
    Look NONE = (bits, again, at, count, begin, follows) -> Digest.EMPTY;

    /**
     * Looks at some of the elements. Several threads do so at the same time.
     *
     * @param bits their bits, as ints or longs, from index {@code at} on
     * @param again the same array, from another place in memory: if the JIT compiler knew that they are one array, it
     *     would share loads of neighbours, and then not vectorize
     * @param begin the index of the first one among all elements
     * @param follows whether the element before the first one is there too
     */
    Digest at(Object bits, Object again, int at, int count, int begin, boolean follows);

    /** Whether it looks at the order of elements. */
    default boolean seesOrder() {
        return true;
    }

    /** Whether it runs code of the caller, which other threads may not do while a static initialiser runs. */
    default boolean runsCustomCode() {
        return false;
    }
}
