package io.github.aparasort.internal.object;

/**
 * From which sizes on objects are sorted in another way.
 *
 * @param keys the fewest elements whose keys are sorted under AUTO
 * @param engine the fewest elements of a segment that goes to an engine
 * @param shared the fewest elements of a segment that all threads share
 * @param grain the fewest elements of a thread's part
 */
record Sizes(int keys, int engine, int shared, int grain) {
    /**
     * The JDK sorts 8,000 random strings in one or two milliseconds, and 2,000 keys in a tenth of one. 64,000 strings
     * take a thread some milliseconds; a part of 4,000 takes it some 100 microseconds to read.
     */
    static final Sizes USUAL = new Sizes(1 << 13, 1 << 11, 1 << 16, 1 << 12);
}
