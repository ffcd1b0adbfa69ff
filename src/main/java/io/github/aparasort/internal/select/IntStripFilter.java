package io.github.aparasort.internal.select;

// Twins: Long
/** Looks whether a strip of an array has anything for a selection: most have not if few elements are wanted. */
final class IntStripFilter {
    /**
     * Elements of a strip, whole words of bits. The first 1,000 of 3 million ints took 2.3 ms with 64, 2.4 with 128
     * and 3.5 with 512, floats 2.5 and 4.7 with the last two; the very first one 2.0, 1.9 and 2.5 (EPYC, JDK 17).
     */
    static final int STRIP = 1 << 7;

    private IntStripFilter() {
    }

    /**
     * 1 if [begin, end) has a key that is not beyond a border, else 0. Without branches and calls, so that the JIT
     * compiler makes vector code of it.
     */
    static int reaches(/*key*/ int[] a, int begin, int end, /*key*/ int mask, /*key*/ int high) {
        /*key*/ int signs = 0;
        for (int i = begin; i < end; i++) {
            /*key*/ int key = a[i] ^ mask;
            // The sign of high - key, overflow considered.
            signs |= ~((high & ~key) | (~(high ^ key) & (high - key)));
        }
        return (int) (signs >>> (/*key*/ Integer.SIZE - 1));
    }
}
