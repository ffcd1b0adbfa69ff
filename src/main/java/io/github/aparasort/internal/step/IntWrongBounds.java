package io.github.aparasort.internal.step;

// Twins: Long
/**
 * Counts bounds of needles that are wrong: elements before a bound are less, and those from there on are not. Or flags
 * that do not say whether a needle is the element at its lower bound; or owners of places that are not one less than
 * the upper bound of the place.
 */
final class IntWrongBounds extends CheckKernel {
    protected /*key*/ int[] sorted = new /*key*/ int[1];
    protected /*key*/ int[] needles = new /*key*/ int[1];
    protected int[] bounds = new int[1];
    protected int[] flags = new int[1];
    /** The number of elements. */
    protected int length;
    /** 1 for upper bounds, before which elements may be equal; else 0. */
    protected int upper;
    /** Not 0 where there are flags. */
    protected int flagged;
    /** 1 where the needles are the places themselves, else 0. */
    protected int owners;

    IntWrongBounds(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        int bound = bounds[index] + owners;
        /*key*/ int needle = index;
        if (owners == 0) {
            needle = needles[index];
        }
        int wrong = bound < 0 || bound > length ? 1 : 0;
        if (wrong == 0 && bound > 0) {
            wrong = isBefore(sorted[bound - 1], needle) == 0 ? 1 : 0;
        }
        if (wrong == 0 && bound < length) {
            wrong = isBefore(sorted[bound], needle);
        }
        if (wrong == 0 && flagged != 0) {
            int found = 0;
            if (bound < length) {
                found = sorted[bound] == needle ? 1 : 0;
            }
            wrong = flags[index] == found ? 0 : 1;
        }
        return wrong;
    }

    /** 1 if an element belongs before the bound of a needle, else 0. */
    protected int isBefore(/*key*/ int element, /*key*/ int needle) {
        int before = upper;
        if (element != needle) {
            before = min(element, needle) == element ? 1 : 0;
        }
        return before;
    }
}
