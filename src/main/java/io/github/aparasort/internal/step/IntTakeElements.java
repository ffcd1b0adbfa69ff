package io.github.aparasort.internal.step;

// Twins: Long
/** Gathers elements by their indices. A negative index gives the default. */
final class IntTakeElements extends ElementKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];
    protected /*key*/ int missing;
    /** The number of elements of the source: wrong results of an earlier step may be indices past its end. */
    protected int length;

    IntTakeElements(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        int index = indices[i];
        /*key*/ int x = missing;
        if (index >= 0 && index < length) {
            x = source[index];
        }
        out[i] = x;
    }
}
