package io.github.aparasort.internal.resident;

// Twins: Long
/** Gathers elements by their indices. A negative index gives the default. */
final class IntTakeElements extends ElementKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];
    protected /*key*/ int missing;

    IntTakeElements(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        int index = indices[i];
        /*key*/ int x = missing;
        if (index >= 0) {
            x = source[index];
        }
        out[i] = x;
    }
}
