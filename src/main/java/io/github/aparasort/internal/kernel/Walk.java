package io.github.aparasort.internal.kernel;

/** A walk along stretches of two sorted lists, whatever their type: how far it has come, and where it ends. */
public final class Walk {
    /**
     * Bits of an emit mask, which says what a walk emits: elements in both lists, only in B, only in A. Equal elements
     * of the two lists are partners; or not, where the lists are merged.
     */
    public static final int BOTH = 1;
    public static final int ONLY_B = 2;
    public static final int ONLY_A = 4;
    public static final int NO_PARTNERS = 8;

    /** The emit masks of all operations. */
    public static final int UNION = BOTH | ONLY_B | ONLY_A;
    public static final int MERGE = UNION | NO_PARTNERS;
    public static final int INTERSECTION = BOTH;
    public static final int DIFFERENCE = ONLY_A;
    public static final int SYMMETRIC_DIFFERENCE = ONLY_B | ONLY_A;

    /** The modes: a walk writes keys; keys and their origins; or none, if only the number of results is needed. */
    public static final int KEYS = 0;
    public static final int TRACED = 1;
    public static final int COUNT = 2;

    /** The next element of A, the next one of B, and the place of the next result. */
    int a;
    int b;
    int result;
    /** Where its stretch of A, its stretch of B and the room for its results end. */
    final int aEnd;
    final int bEnd;
    final int roomEnd;

    public Walk(int aBegin, int aEnd, int bBegin, int bEnd, int roomBegin, int roomEnd) {
        this.a = aBegin;
        this.aEnd = aEnd;
        this.b = bBegin;
        this.bEnd = bEnd;
        this.result = roomBegin;
        this.roomEnd = roomEnd;
    }

    /** Where the results end, after the walk. */
    public int end() {
        return result;
    }

    /** The steps that it can take before a list or the room may end, but at most {@code most}. */
    int steps(int most) {
        return Math.min(Math.min(aEnd - a, bEnd - b), Math.min(roomEnd - result, most));
    }
}
