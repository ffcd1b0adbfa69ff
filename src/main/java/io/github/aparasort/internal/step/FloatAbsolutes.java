package io.github.aparasort.internal.step;

// Twins: Double
/** Makes magnitudes of numbers; 0 of what is infinite or no number. */
final class FloatAbsolutes extends ElementKernel {
    private static final /*value*/ float LARGEST = (/*value*/ float) (/*key*/ Integer.BYTES == Integer.BYTES
            ? Float.MAX_VALUE : Double.MAX_VALUE);

    protected /*value*/ float[] in = new /*value*/ float[1];
    protected /*value*/ float[] out = new /*value*/ float[1];
    protected /*value*/ float largest = LARGEST;

    @Override
    protected void element(int i) {
        /*value*/ float x = in[i];
        if (x < 0) {
            x = -x;
        }
        out[i] = x <= largest ? x : 0;
    }
}
