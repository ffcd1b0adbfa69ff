package io.github.aparasort.internal.step;

/** Packs two ints into one long, or makes a long of one. */
final class PairWords extends ElementKernel {
    static final int PACK = 0;
    static final int WIDEN = 1;

    protected int[] high = new int[1];
    protected int[] low = new int[1];
    protected long[] words = new long[1];
    protected int direction;
    /** The lower half is XORed with this. */
    protected int mask;

    PairWords(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        if (direction == PACK) {
            words[i] = (long) high[i] << Integer.SIZE | (low[i] ^ mask) & 0xffffffffL;
        } else {
            words[i] = low[i];
        }
    }
}
