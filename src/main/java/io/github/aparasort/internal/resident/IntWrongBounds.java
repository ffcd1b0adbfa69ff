package io.github.aparasort.internal.resident;

// Twins: Long
/** Counts bounds of needles that are wrong: elements before a bound are less, and those from there on are not. */
final class IntWrongBounds extends CountKernel {
    protected /*key*/ int[] sorted = new /*key*/ int[1];
    protected /*key*/ int[] needles = new /*key*/ int[1];
    protected int[] bounds = new int[1];
    /** The number of elements. */
    protected int length;
    /** 1 for upper bounds, before which elements may be equal; else 0. */
    protected int upper;

    IntWrongBounds(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        int bound = bounds[index];
        int wrong = bound < 0 || bound > length ? 1 : 0;
        if (wrong == 0 && bound > 0) {
            wrong = isBefore(sorted[bound - 1], needles[index]) == 0 ? 1 : 0;
        }
        if (wrong == 0 && bound < length) {
            wrong = isBefore(sorted[bound], needles[index]);
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
