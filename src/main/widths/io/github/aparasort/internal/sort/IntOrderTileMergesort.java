package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.kernel.CustomCode;
import java.util.List;

/**
 * Sorts by an order that a subclass of the caller's adds, with an int value (or an index) for each key where that is
 * wanted. The twin for 64-bit keys is derived from this file by the build.
 *
 * <p>The caller makes it, and knows neither the device nor what is to be sorted: {@link #shape} and {@link #carry}
 * tell it.
 */
public abstract class IntOrderTileMergesort extends IntTileMergesort implements IntOrder, IntOrderArrays, CustomCode {
    /** 1 where values travel with the keys, else 0. */
    protected int carries;
    protected int[] values = new int[1];
    protected int[] valueScratch = new int[1];
    @Local
    protected int[] tileValues = new int[1];

    protected IntOrderTileMergesort() {
        super(2, 1);
    }

    /** The order, which the caller writes. */
    @Override
    public abstract boolean before(/*key*/ int a, /*key*/ int b);

    @Override
    protected int carried(int slot) {
        int value = 0;
        if (carries != 0) {
            value = tileValues[slot];
        }
        return value;
    }

    @Override
    protected void carry(int slot, int value) {
        if (carries != 0) {
            tileValues[slot] = value;
        }
    }

    @Override
    protected void carryLoad(int slot, int index, int toScratch) {
        if (carries != 0) {
            tileValues[slot] = toScratch != 0 ? values[index] : valueScratch[index];
        }
    }

    @Override
    protected void carryStore(int slot, int index, int toScratch) {
        if (carries != 0) {
            if (toScratch != 0) {
                valueScratch[index] = tileValues[slot];
            } else {
                values[index] = tileValues[slot];
            }
        }
    }

    // ---- host side

    @Override
    public List<String> ownMethods() {
        return List.of("before");
    }

    /** This kernel is an order itself: of the same class and content. */
    @Override
    public void setOrder(IntOrder wanted) {
        // Nothing to set.
    }

    /** Sets whether values travel with the keys, before anything is allocated. */
    public void carry(boolean wanted) {
        carries = wanted ? 1 : 0;
        tileValues = new int[wanted ? tile.length : 1];
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public void allocate(int capacity) {
        super.allocate(capacity);
        values = new int[carries != 0 ? capacity : 1];
        valueScratch = new int[carries != 0 ? capacity : 1];
    }

    @Override
    public int bytesPerElement() {
        return super.bytesPerElement() + carries * Integer.BYTES;
    }

    @Override
    public int localBytes() {
        return super.localBytes() + Integer.BYTES * tileValues.length;
    }

    /** The values go with the last part, and so do the caller's tables, which may have been written to meanwhile. */
    @Override
    public void putPart(int part) {
        super.putPart(part);
        if (part == parts() - 1) {
            if (carries != 0) {
                put(values);
            }
            if (hasRun()) {
                CustomCode.putOwnArrays(this, this);
            }
        }
    }

    @Override
    public void getPart(int part) {
        super.getPart(part);
        if (part == 0 && carries != 0) {
            get(values);
        }
    }
}
