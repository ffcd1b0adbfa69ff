package io.github.aparasort.internal.step;

// Twins: Long, Float, Double
/** Fills an array with numbers at equal distances. */
final class IntSequenceFill extends ElementKernel {
    protected /*value*/ int[] out = new /*value*/ int[1];
    protected /*value*/ int first;
    protected /*value*/ int step;

    @Override
    protected void element(int i) {
        out[i] = first + step * i;
    }
}
