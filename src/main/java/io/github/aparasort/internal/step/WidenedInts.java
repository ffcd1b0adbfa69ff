package io.github.aparasort.internal.step;

/** Makes longs of ints. */
final class WidenedInts extends ElementKernel {
    protected int[] ints = new int[1];
    protected long[] longs = new long[1];

    @Override
    protected void element(int i) {
        longs[i] = ints[i];
    }
}
