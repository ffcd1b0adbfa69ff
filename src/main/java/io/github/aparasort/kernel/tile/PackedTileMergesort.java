package io.github.aparasort.kernel.tile;

/**
 * Sorts longs by their high 32 bits alone: an int key with an int value (or an index) in the low half. One key of 64
 * bits moves faster than a key and a value of 32 each, and equal keys keep their order.
 */
public class PackedTileMergesort extends LongTileMergesort {
    public PackedTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected boolean before(long x, long y) {
        return (int) (x >> 32) < (int) (y >> 32);
    }
}
