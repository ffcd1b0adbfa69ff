package io.github.aparasort.internal.engine;

/** What is known of the elements of a resident array, until these are written, by way of a slice too. */
final class ElementFacts {
    /** The state that an array and its slices share. */
    private static final class Contents {
        /** How often they were written: what was known of the elements before that may not hold any more. */
        private volatile int writes;
        /** Whether there are slices. */
        private volatile boolean shared;
    }

    /** What is known of elements holds at a number of writes; this if nothing is known. */
    private static final int UNKNOWN = -1;

    private final Contents contents;
    private int ascendingAt = UNKNOWN;
    private int boundAt = UNKNOWN;
    private int bound;
    private int least;

    ElementFacts() {
        contents = new Contents();
    }

    /** Of a part of other elements. */
    ElementFacts(ElementFacts whole) {
        contents = whole.contents;
        contents.shared = true;
        ascendingAt = whole.ascendingAt;
        boundAt = whole.boundAt;
        bound = whole.bound;
        least = whole.least;
    }

    boolean ascend() {
        return ascendingAt == contents.writes;
    }

    void markAscending() {
        ascendingAt = contents.writes;
    }

    /** Whether all elements are known to be ints from one number to below another. */
    boolean areWithin(int begin, int end) {
        return boundAt == contents.writes && least >= begin && bound <= end;
    }

    void markBounds(int inclusive, int exclusive) {
        least = inclusive;
        bound = exclusive;
        boundAt = contents.writes;
    }

    /** Takes note that the elements are others from now on. */
    void written() {
        contents.writes++;
    }

    /** Whether slices share the memory of the elements. */
    boolean areShared() {
        return contents.shared;
    }
}
