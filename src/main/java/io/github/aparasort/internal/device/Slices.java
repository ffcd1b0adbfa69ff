package io.github.aparasort.internal.device;

/**
 * A range of elements, divided into slices of about the same size.
 *
 * @param n the number of elements
 * @param count the number of slices
 */
public record Slices(int n, int count) {
    /**
     * The most elements of a slice: 32 MiB of ints, which take 0.6 ms on the bus of an H200, where the fixed costs of a
     * launch are 0.3 ms. Slices of half the size made a union of 64M ints 6 percent slower there. Larger slices leave
     * the bus idle for longer at the begin and the end of a call.
     */
    public static final int SIZE = (1 << 23) - 1;

    /** Slices of {@code most} elements at most. */
    public static Slices of(int n, int most) {
        return new Slices(n, Math.max(1, (int) (((long) n + most - 1) / most)));
    }

    /** Where a slice begins; slice {@code count} begins where the range ends. */
    public int begin(int slice) {
        return (int) ((long) n * slice / count);
    }

    /** The most elements of a slice. One more than its share, because a pair that lies across a border stays whole. */
    public int largest() {
        return count == 1 ? n : (n - 1) / count + 2;
    }
}
