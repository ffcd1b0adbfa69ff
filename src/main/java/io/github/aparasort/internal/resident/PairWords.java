package io.github.aparasort.internal.resident;

/** Packs two ints into one long, takes them apart, or makes a long of one. */
final class PairWords extends ElementKernel {
    static final int PACK = 0;
    static final int UNPACK = 1;
    static final int WIDEN = 2;

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
        } else if (direction == WIDEN) {
            words[i] = low[i];
        } else {
            high[i] = (int) (words[i] >> Integer.SIZE);
            low[i] = (int) words[i] ^ mask;
        }
    }
}
