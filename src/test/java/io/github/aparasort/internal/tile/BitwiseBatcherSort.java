package io.github.aparasort.internal.tile;

/**
 * The same comparators on as many inputs of zeros and ones as a key has bits, all at once: of two bits the lesser one
 * is their AND, the greater one their OR. Not the sign: what stands for keys behind the last one has ones elsewhere.
 */
public class BitwiseBatcherSort extends LongTileBatcherSort {
    /** Inputs at once. */
    static final int INPUTS = Long.SIZE - 1;

    public BitwiseBatcherSort(int nt, int vt, int columns, int maxGroups) {
        super(nt, vt, columns, maxGroups);
    }

    @Override
    protected long lesser(long x, long y) {
        return x & y;
    }

    @Override
    protected long greater(long x, long y) {
        return x | y;
    }
}
