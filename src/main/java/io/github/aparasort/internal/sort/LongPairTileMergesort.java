package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongValueArrays;

/** Long keys that carry an int value each (or an index): a second array beside every array of keys. */
public class LongPairTileMergesort extends LongTileMergesort implements LongValueArrays {
    protected int[] values = new int[1];
    protected int[] valueScratch = new int[1];
    @Local
    protected int[] tileValues;

    public LongPairTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
        tileValues = new int[tile.length];
    }

    @Override
    protected int carried(int slot) {
        return tileValues[slot];
    }

    @Override
    protected void carry(int slot, int value) {
        tileValues[slot] = value;
    }

    @Override
    protected void carryLoad(int slot, int index, int toScratch) {
        tileValues[slot] = toScratch != 0 ? values[index] : valueScratch[index];
    }

    @Override
    protected void carryStore(int slot, int index, int toScratch) {
        if (toScratch != 0) {
            valueScratch[index] = tileValues[slot];
        } else {
            values[index] = tileValues[slot];
        }
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public void allocate(int capacity) {
        super.allocate(capacity);
        values = new int[capacity];
        valueScratch = new int[capacity];
    }

    @Override
    public int bytesPerElement() {
        return super.bytesPerElement() + Integer.BYTES;
    }

    @Override
    public int localBytes() {
        return super.localBytes() + Integer.BYTES * tileValues.length;
    }

    /** The values go with the last part of the keys and come back with the first. */
    @Override
    public void putPart(int part) {
        super.putPart(part);
        if (part == parts() - 1) {
            put(values);
        }
    }

    @Override
    public void getPart(int part) {
        super.getPart(part);
        if (part == 0) {
            get(values);
        }
    }
}
