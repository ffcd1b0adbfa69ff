package io.github.aparasort.internal.step;

// Twins: Long
/** Counts the elements that come before the one before them, or also those that are equal to it. */
final class IntDescents extends CountKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** 1 if equal neighbours count too, else 0. */
    protected int strict;

    IntDescents(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        int descent = 0;
        if (index > 0) {
            /*key*/ int x = keys[index - 1];
            /*key*/ int y = keys[index];
            if (x == y) {
                descent = strict;
            } else {
                descent = min(x, y) != x ? 1 : 0;
            }
        }
        return descent;
    }
}
