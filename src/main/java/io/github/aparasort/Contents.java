package io.github.aparasort;

/** What an array and its slices share. */
final class Contents {
    private volatile int writes;
    private volatile boolean shared;

    /** The number of writes: what was known of the elements before the last one may not hold any more. */
    int writes() {
        return writes;
    }

    void written() {
        writes++;
    }

    /** Whether there are slices. */
    boolean isShared() {
        return shared;
    }

    void share() {
        shared = true;
    }
}
