package io.github.aparasort.internal.step;

// Twins: Long
/** Scatters elements to their indices. */
final class IntPutElements extends ElementKernel {
    protected /*key*/ int[] source = new /*key*/ int[1];
    protected int[] indices = new int[1];
    protected /*key*/ int[] out = new /*key*/ int[1];

    IntPutElements(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        out[indices[i]] = source[i];
    }
}
