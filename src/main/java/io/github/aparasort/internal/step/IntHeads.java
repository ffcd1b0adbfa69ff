package io.github.aparasort.internal.step;

// Twins: Long
/** Finds the heads of runs: the elements that differ from the one before them, with their indices. */
final class IntHeads extends CountKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] heads = new /*key*/ int[1];
    protected int[] begins = new int[1];
    /** Not 0 where the elements, or the indices, are wanted. */
    protected int wantsKeys;
    protected int wantsBegins;

    IntHeads(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        int head = 1;
        if (index > 0) {
            head = keys[index] != keys[index - 1] ? 1 : 0;
        }
        return head;
    }

    @Override
    protected void place(int index, int rank) {
        if (wantsKeys != 0) {
            heads[rank] = keys[index];
        }
        if (wantsBegins != 0) {
            begins[rank] = index;
        }
    }
}
