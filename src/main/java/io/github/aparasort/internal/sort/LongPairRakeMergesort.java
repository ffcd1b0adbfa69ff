package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.LongValueArrays;

/** Long keys that carry an int value each (or an index): a second array beside every array of keys. */
public class LongPairRakeMergesort extends LongPairRakePasses implements LongValueArrays {
    protected int[] values = new int[1];
    protected int[] valueScratch = new int[1];

    public LongPairRakeMergesort(int rakes) {
        super(rakes);
    }

    @Override
    protected int carriedInput(int index) {
        return values[index];
    }

    @Override
    protected void carryInto(int index, int value, int toScratch) {
        if (toScratch != 0) {
            valueScratch[index] = value;
        } else {
            values[index] = value;
        }
    }

    @Override
    protected void carryShift(int from, int to, int toScratch) {
        if (toScratch != 0) {
            valueScratch[to] = valueScratch[from];
        } else {
            values[to] = values[from];
        }
    }

    @Override
    protected void carryMove(int from, int to, int toScratch) {
        if (toScratch != 0) {
            valueScratch[to] = values[from];
        } else {
            values[to] = valueScratch[from];
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
    public void putPart(int part) {
        super.putPart(part);
        put(values);
    }

    @Override
    public void getPart(int part) {
        super.getPart(part);
        get(values);
    }
}
