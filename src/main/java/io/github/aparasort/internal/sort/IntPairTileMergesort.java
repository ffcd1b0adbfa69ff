package io.github.aparasort.internal.sort;

import java.util.List;

/**
 * The mergesort in tiles of int keys with an int value each, or of keys with their indices, as longs: the key in the
 * high half, its index in the low half. No two of these longs are equal, so the natural order of longs is the stable
 * one, and the fastest.
 *
 * <p>The longs are never transferred: the blocksort packs them from the parts of the keys, and the last pass unpacks
 * them and finds the value for each index. A GPU reads its memory at random far faster than the bus transfers longs or
 * the host packs them. So 8 bytes per element are transferred to the device, or 4 without values.
 */
public class IntPairTileMergesort extends LongTileMergesort implements IntPairArrays {
    /** Keys and values in the same parts as the long keys; every tile lies within one part. */
    protected int[] pairKeys0 = new int[1];
    protected int[] pairKeys1 = new int[1];
    protected int[] pairKeys2 = new int[1];
    protected int[] pairKeys3 = new int[1];
    protected int[] values0 = new int[1];
    protected int[] values1 = new int[1];
    protected int[] values2 = new int[1];
    protected int[] values3 = new int[1];
    protected int[] result0 = new int[1];
    protected int[] result1 = new int[1];
    protected int[] result2 = new int[1];
    protected int[] result3 = new int[1];
    /** 1 where values come back, 0 where indices do. */
    protected int gathers;

    public IntPairTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /**
     * Packs the keys with their indices while it loads them. Each method for tiles has such loops: a device has no
     * lambdas by which to share them.
     */
    @Override
    protected void loadTile(int begin, int count) {
        int part = partOf(begin);
        int[] lower = part == 0 ? pairKeys0 : pairKeys1;
        int[] upper = part == 2 ? pairKeys2 : pairKeys3;
        int[] from = part < 2 ? lower : upper;
        int shift = begin - beginOf(part);
        int nt = getLocalSize();
        int slot = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int at = slot + nt * i;
                tile[at] = (long) from[shift + at] << 32 | begin + at;
            }
        } else {
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    tile[slot] = (long) from[shift + slot] << 32 | begin + slot;
                }
                slot += nt;
            }
        }
    }

    @Override
    protected void storeTile(int begin, int count, int toScratch) {
        if (getPassId() == lastPass) {
            storeApart(begin, count);
        } else {
            storeKeys(begin, count, toScratch);
        }
    }

    /** Stores keys and values separately. */
    protected void storeApart(int begin, int count) {
        int part = partOf(begin);
        int[] lowerKeys = part == 0 ? pairKeys0 : pairKeys1;
        int[] upperKeys = part == 2 ? pairKeys2 : pairKeys3;
        int[] keys = part < 2 ? lowerKeys : upperKeys;
        int[] lower = part == 0 ? result0 : result1;
        int[] upper = part == 2 ? result2 : result3;
        int[] result = part < 2 ? lower : upper;
        int shift = begin - beginOf(part);
        int nt = getLocalSize();
        int id = getLocalId();
        if (count == nv && gathers != 0) {
            // All values are loaded before the first is stored, so that no load waits for a store.
            int[] found = new int[VT];
            for (int i = 0; i < VT; i++) {
                found[i] = valueAt((int) tile[id + nt * i]);
            }
            for (int i = 0; i < VT; i++) {
                int slot = id + nt * i;
                keys[shift + slot] = (int) ((tile[slot] ^ keyMask) >> 32);
                result[shift + slot] = found[i];
            }
        } else {
            for (int slot = id; slot < count; slot += nt) {
                int index = (int) tile[slot];
                keys[shift + slot] = (int) ((tile[slot] ^ keyMask) >> 32);
                if (gathers != 0) {
                    index = valueAt(index);
                }
                result[shift + slot] = index;
            }
        }
    }

    /** The value at an index of the input, which may be in any part. */
    protected int valueAt(int index) {
        int part = partOfKey(index);
        int[] lower = part == 0 ? values0 : values1;
        int[] upper = part == 2 ? values2 : values3;
        int[] values = part < 2 ? lower : upper;
        return values[index - beginOf(part)];
    }

    // ---- host side

    /**
     * Sets what comes back with the keys, before anything is staged.
     *
     * @param wantsValues whether the values come back, or else each key's index
     * @param mask the XOR mask of the order: masked keys ascend as signed integers; the arrays hold the keys unmasked
     */
    @Override
    public void gather(boolean wantsValues, int mask) {
        gathers = wantsValues ? 1 : 0;
        setOrderMask((long) mask << Integer.SIZE);
    }

    @Override
    public int[] pairKeys(int part) {
        return part == 0 ? pairKeys0 : part == 1 ? pairKeys1 : part == 2 ? pairKeys2 : pairKeys3;
    }

    @Override
    public int[] pairValues(int part) {
        return part == 0 ? values0 : part == 1 ? values1 : part == 2 ? values2 : values3;
    }

    @Override
    public int[] pairResult(int part) {
        return part == 0 ? result0 : part == 1 ? result1 : part == 2 ? result2 : result3;
    }

    @Override
    public boolean hasValues() {
        return gathers != 0;
    }

    @Override
    public int pairMask() {
        return (int) (keyMask >> Integer.SIZE);
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        pairKeys0 = new int[partCapacity(0, elements)];
        pairKeys1 = new int[partCapacity(1, elements)];
        pairKeys2 = new int[partCapacity(2, elements)];
        pairKeys3 = new int[partCapacity(3, elements)];
        values0 = new int[partCapacity(0, elements)];
        values1 = new int[partCapacity(1, elements)];
        values2 = new int[partCapacity(2, elements)];
        values3 = new int[partCapacity(3, elements)];
        result0 = new int[partCapacity(0, elements)];
        result1 = new int[partCapacity(1, elements)];
        result2 = new int[partCapacity(2, elements)];
        result3 = new int[partCapacity(3, elements)];
    }

    /**
     * Two arrays of longs, between which passes alternate, and three of ints take as much as three and a half arrays of
     * longs. So this is 4.
     */
    @Override
    public int arrays() {
        return 4;
    }

    @Override
    public int loads() {
        return IntPairArrays.super.loads();
    }

    @Override
    public List<?> sent(int load) {
        return sentPairs(load);
    }

    @Override
    protected List<?> received(int part) {
        return List.of(pairKeys(part), pairResult(part));
    }
}
