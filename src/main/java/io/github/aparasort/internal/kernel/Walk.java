package io.github.aparasort.internal.kernel;

/** What walks along two sorted lists have in common, whatever their type: what they emit, what they write, cursors. */
public final class Walk {
    /**
     * Bits of an emit mask, which says what a walk emits: pairs, elements only in B, elements only in A. Equal elements
     * of the two lists make a pair; or none, where the lists are merged.
     */
    public static final int PAIRS = 1;
    public static final int ONLY_B = 2;
    public static final int ONLY_A = 4;
    public static final int NO_PAIRS = 8;

    /** The emit masks of all operations. */
    public static final int UNION = PAIRS | ONLY_B | ONLY_A;
    public static final int MERGE = UNION | NO_PAIRS;
    public static final int INTERSECTION = PAIRS;
    public static final int DIFFERENCE = ONLY_A;
    public static final int SYMMETRIC_DIFFERENCE = ONLY_B | ONLY_A;

    /** What a walk writes: keys; keys and their origins; or nothing, if only the number of results is needed. */
    public static final int KEYS = 0;
    public static final int TRACED = 1;
    public static final int COUNT = 2;

    /**
     * Cursors of each walk: its position in A, in B and in the results, and where its stretch of A, its stretch of B
     * and the room for its results end.
     */
    public static final int CURSORS = 6;
    public static final int A_END = 3;
    public static final int B_END = 4;
    public static final int ROOM_END = 5;

    private Walk() {
    }
}
