package io.github.aparasort.internal.step;

// Twins: Long
/** Counts the places where parts of two arrays differ. */
final class IntDifferences extends CheckKernel {
    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];

    /** Where they begin. */
    protected int aFrom;
    protected int bFrom;

    IntDifferences(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        return a[aFrom + index] == b[bFrom + index] ? 0 : 1;
    }
}
