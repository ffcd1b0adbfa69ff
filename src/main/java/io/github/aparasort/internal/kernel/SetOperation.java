package io.github.aparasort.internal.kernel;

/**
 * The four operations on multisets. They differ only in which steps along the balanced path give a result: at each step
 * the path takes an element of A without a partner in B, one of B without a partner in A, or two partners.
 *
 * <p>Equal elements are partners in their order: the first in A and the first in B, and so on. So the elements left
 * over are the last ones of the longer run, as with {@code std::set_difference} and its siblings; and of partners
 * that in A becomes the result.
 */
public enum SetOperation {
    UNION(Walk.UNION),
    INTERSECTION(Walk.INTERSECTION),
    DIFFERENCE(Walk.DIFFERENCE),
    SYMMETRIC_DIFFERENCE(Walk.SYMMETRIC_DIFFERENCE);

    /** Which steps along the path give a result: the bits of {@link Walk}. */
    public final int emitMask;

    SetOperation(int emitMask) {
        this.emitMask = emitMask;
    }

    /** -1 (all bits) where elements only in A are results, else 0. */
    public int onlyA() {
        return mask(Walk.ONLY_A);
    }

    /** -1 where elements only in B are results, else 0. */
    public int onlyB() {
        return mask(Walk.ONLY_B);
    }

    /** -1 where partners give a result, else 0. */
    public int both() {
        return mask(Walk.BOTH);
    }

    private int mask(int bit) {
        return (emitMask & bit) == 0 ? 0 : -1;
    }

    /** The number of results for inputs of these lengths with this many partners in each. */
    public long count(int aCount, int bCount, int partners) {
        return ((long) aCount - partners & onlyA()) + ((long) bCount - partners & onlyB()) + (partners & both());
    }

    /** The greatest possible number of results for inputs of these lengths. */
    public int most(int aCount, int bCount) {
        return (int) Math.max(count(aCount, bCount, 0), count(aCount, bCount, Math.min(aCount, bCount)));
    }

    /** How many results there must be of inputs of these lengths. */
    public int least(int aCount, int bCount) {
        return (int) Math.min(count(aCount, bCount, 0), count(aCount, bCount, Math.min(aCount, bCount)));
    }
}
