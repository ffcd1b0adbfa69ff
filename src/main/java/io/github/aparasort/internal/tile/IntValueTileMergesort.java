package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * The mergesort in tiles of keys that carry an int value (or an index) each, in a second array beside every array of
 * keys, also in local memory. Each pass over the keys reads and writes 4 bytes more per element.
 */
public class IntValueTileMergesort extends IntTileMergesort {
    public int[] values = new int[1];
    protected int[] valueScratch = new int[1];
    @Local
    protected int[] tileValues;

    public IntValueTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int carries() {
        return 1;
    }

    @Override
    protected int carried(int slot) {
        int value = 0;
        if (carries() != 0) {
            value = tileValues[slot];
        }
        return value;
    }

    @Override
    protected void carry(int slot, int value) {
        if (carries() != 0) {
            tileValues[slot] = value;
        }
    }

    @Override
    protected void carryLoad(int slot, int index, int toScratch) {
        if (carries() != 0) {
            tileValues[slot] = toScratch != 0 ? values[index] : valueScratch[index];
        }
    }

    @Override
    protected void carryStore(int slot, int index, int toScratch) {
        if (carries() != 0) {
            if (toScratch != 0) {
                valueScratch[index] = tileValues[slot];
            } else {
                values[index] = tileValues[slot];
            }
        }
    }

    // ---- host side

    @Override
    protected void makeLocals(int nt) {
        super.makeLocals(nt);
        tileValues = new int[carries() != 0 ? tile.length : 1];
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        values = carriedInts(elements);
        valueScratch = carriedInts(elements);
    }
}
