package io.github.aparasort.internal.step;

// Twins: Long
/**
 * Counts heads of runs that are wrong: a head is the key where its run begins, differs from the key before it, and its
 * run begins after the one before. If there are as many as there must be, none is missing.
 */
final class IntWrongHeads extends CheckKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] heads = new /*key*/ int[1];
    protected int[] begins = new int[1];
    /** The number of keys. */
    protected int length;

    IntWrongHeads(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        int begin = begins[index];
        int wrong = begin >= 0 && begin < length ? 0 : 1;
        if (wrong == 0) {
            wrong = keys[begin] == heads[index] ? 0 : 1;
        }
        if (wrong == 0) {
            if (index == 0) {
                wrong = begin == 0 ? 0 : 1;
            } else {
                wrong = begins[index - 1] < begin ? 0 : 1;
            }
        }
        if (wrong == 0 && begin > 0) {
            wrong = keys[begin - 1] == keys[begin] ? 1 : 0;
        }
        return wrong;
    }
}
