package io.github.aparasort.internal.step;

// Twins: Long
/** Counts the places where two arrays differ. */
final class IntDifferences extends CountKernel {
    protected /*key*/ int[] a = new /*key*/ int[1];
    protected /*key*/ int[] b = new /*key*/ int[1];

    IntDifferences(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        return a[index] == b[index] ? 0 : 1;
    }
}
