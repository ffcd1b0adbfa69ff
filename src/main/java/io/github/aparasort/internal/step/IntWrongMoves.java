package io.github.aparasort.internal.step;

// Twins: Long
/** Counts elements that are not those of a source at their indices, or not the default of negative indices. */
final class IntWrongMoves extends CheckKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] moved = new /*key*/ int[1];
    protected /*key*/ int missing;
    /** The number of elements of the source. */
    protected int length;

    IntWrongMoves(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected long load(int index) {
        int from = indices[index];
        int wrong = from < length ? 0 : 1;
        if (wrong == 0) {
            /*key*/ int x = missing;
            if (from >= 0) {
                x = source[from];
            }
            wrong = moved[index] == x ? 0 : 1;
        }
        return wrong;
    }
}
