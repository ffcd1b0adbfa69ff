package io.github.aparasort.internal.kernel;

/**
 * The four operations on multisets, told apart by which steps of the balanced path give a result: at each the path
 * takes an element of A that has no partner in B, one of B that has none in A, or both partners of a pair.
 *
 * <p>Equal elements are partners in the order in which they come: the first in A and the first in B, and so on. So what
 * is left over are the last ones of the longer run, as with {@code std::set_difference} and its like; and of a pair it
 * is A's element that becomes a result.
 */
public enum SetOperation {
    UNION("union", -1, -1, -1),
    INTERSECTION("intersection", 0, 0, -1),
    DIFFERENCE("difference", -1, 0, 0),
    SYMMETRIC_DIFFERENCE("symmetricDifference", -1, -1, 0);

    private final String method;
    private final int onlyA;
    private final int onlyB;
    private final int both;

    SetOperation(String method, int onlyA, int onlyB, int both) {
        this.method = method;
        this.onlyA = onlyA;
        this.onlyB = onlyB;
        this.both = both;
    }

    /** The name of the method that offers it. */
    public String method() {
        return method;
    }

    /** -1 (all bits) where elements that A alone has are results, else 0. */
    public int onlyA() {
        return onlyA;
    }

    /** -1 where elements that B alone has are results, else 0. */
    public int onlyB() {
        return onlyB;
    }

    /** -1 where pairs give a result, else 0. */
    public int both() {
        return both;
    }

    /** The same as bits: 1 where pairs give a result, 2 where what B alone has does, 4 where what A alone has does. */
    public int wants() {
        return (both & 1) | (onlyB & 2) | (onlyA & 4);
    }

    /** How many results there are of inputs of these lengths with so many pairs among them. */
    public long count(int aCount, int bCount, int pairs) {
        return ((long) aCount - pairs & onlyA) + ((long) bCount - pairs & onlyB) + (pairs & both);
    }

    /** How many results there may be of inputs of these lengths. */
    public int most(int aCount, int bCount) {
        return (int) Math.max(count(aCount, bCount, 0), count(aCount, bCount, Math.min(aCount, bCount)));
    }

    /** How many results there must be of inputs of these lengths. */
    public int least(int aCount, int bCount) {
        return (int) Math.min(count(aCount, bCount, 0), count(aCount, bCount, Math.min(aCount, bCount)));
    }
}
