package io.github.aparasort.internal.device;

/** The capacities of arrays of kernels: eight for each power of two, so that at most an eighth is wasted. */
public final class SizeClass {
    /** All smaller inputs share one capacity: 4 or 8 KiB of keys. */
    private static final int SMALLEST = 1 << 10;

    private SizeClass() {
    }

    /** The smallest capacity that holds n elements, limited to {@code limit}; n does not exceed the limit. */
    public static int capacity(int n, int limit) {
        if (n <= SMALLEST) {
            return Math.min(SMALLEST, limit);
        }
        int step = Integer.highestOneBit(n - 1) >>> 3;
        long rounded = ((long) n + step - 1) / step * step;
        return (int) Math.min(rounded, limit);
    }
}
