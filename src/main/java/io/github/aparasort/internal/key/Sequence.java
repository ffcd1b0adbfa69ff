package io.github.aparasort.internal.key;

/**
 * A view of an array range for detecting runs; indices count from the begin of the range. A run is a stretch of keys
 * that ascend, where equal keys may follow each other, or that descend.
 */
public interface Sequence {
    /** The length of the range. */
    int length();

    /** Where the ascent that starts at {@code begin} ends: at most at {@code end}. */
    int ascent(int begin, int end);

    /**
     * Where the descent that starts at {@code begin} ends: at most at {@code end}.
     *
     * @param strictly whether equal keys end it; otherwise only NaNs do, whose bits differ
     */
    int descent(int begin, int end, boolean strictly);

    /** The class of these keys, by a look at a few places: see {@link KeySample}. */
    int look();

    /** Swaps every element in [begin, end) with the one at the same distance from the other end of the range. */
    void mirror(int begin, int end);

    /** The part [begin, end) of the range, in the same array. */
    Sequence part(int begin, int end);

    /** How many NaNs the range ends with. */
    int nansAtEnd();

    /** The number of negative elements at the begin of a range whose other elements are not negative. */
    int negatives();
}
