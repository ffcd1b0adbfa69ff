package io.github.aparasort.internal.key;

/**
 * A range of an array of whatever type, as one sees it who looks for order in it; indices count from its begin. A run
 * are keys that ascend, equal ones among them, or that descend.
 */
public interface Sequence {
    /** How many elements the range has. */
    int length();

    /** Whether the next key is less than the one at an index, which is not the last. */
    boolean descendsAt(int index);

    /** Whether the keys in [begin, end), a few, but more than one, are one run. */
    boolean isRun(int begin, int end);

    /** Where the keys that ascend from index {@code begin} on end: at {@code end} at most. */
    int ascent(int begin, int end);

    /**
     * Where the keys that descend from index {@code begin} on end: at {@code end} at most.
     *
     * @param strictly whether equal keys end it; otherwise only NaNs do, whose bits tell
     */
    int descent(int begin, int end, boolean strictly);

    /** How many pairs of equal keys there are among so many, at places that no pattern in the range has. */
    int ties(int places);

    /** Swaps every element in [begin, end) with the one that is as far from the range's other end. */
    void mirror(int begin, int end);

    /** The part [begin, end) of the range, in the same array. */
    Sequence part(int begin, int end);

    /** How many NaNs the range ends with. */
    int nansAtEnd();

    /** How many negative elements the range begins with, all the others being none. */
    int negatives();
}
