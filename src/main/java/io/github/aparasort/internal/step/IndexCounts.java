package io.github.aparasort.internal.step;

/** Finds the ints of an array that are outside of a range, or inside of it, with their indices. */
final class IndexCounts extends CountKernel {
    protected int[] ints = new int[1];
    protected int[] found = new int[1];
    /** The range [least, bound). */
    protected int least;
    protected int bound;
    /** 1 if those inside are wanted, else 0. */
    protected int inside;

    IndexCounts(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        int x = ints[index];
        return (x >= least && x < bound ? 1 : 0) == inside ? 1 : 0;
    }

    @Override
    protected void place(int index, int rank) {
        found[rank] = index;
    }
}
