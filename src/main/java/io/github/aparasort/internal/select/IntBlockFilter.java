package io.github.aparasort.internal.select;

// Twins: Long
/** Looks whether a block of an array has anything for a selection: most have not if few elements are wanted. */
final class IntBlockFilter {
    /** Elements of a block, whole words of bits. */
    static final int BLOCK = 1 << 7;

    private IntBlockFilter() {
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
