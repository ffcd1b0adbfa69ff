package io.github.aparasort.internal.sort;


/**
 * Sorts int keys with an int value each, or finds their order, as longs: the key in the high half, its index in the low
 * half. No two of them are equal, so the plain order of longs is the stable one, and it is the fastest that there is.
 *
 * <p>The longs never travel: the blocksort packs them from keys in parts as they come, and the last pass takes them
 * apart again, and finds the value for each index. A GPU reads its memory at random far faster than the bus brings
 * longs, or a host packs them.
 */
public class IntPairTileMergesort extends LongTileMergesort implements IntPairArrays {
    /** Keys and values in the parts of the long keys, in each of which every tile lies within one. */
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
    /** 1 where the result is values, 0 where it is indices. */
    protected int gathers;

    public IntPairTileMergesort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void loadTile(int begin, int count) {
        int part = begin / partSize;
        int[] lower = part == 0 ? pairKeys0 : pairKeys1;
        int[] upper = part == 2 ? pairKeys2 : pairKeys3;
        int[] from = part < 2 ? lower : upper;
        int shift = begin - part * partSize;
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

    /** Leaves keys and values apart. */
    protected void storeApart(int begin, int count) {
        int part = begin / partSize;
        int[] lowerKeys = part == 0 ? pairKeys0 : pairKeys1;
        int[] upperKeys = part == 2 ? pairKeys2 : pairKeys3;
        int[] keys = part < 2 ? lowerKeys : upperKeys;
        int[] lower = part == 0 ? result0 : result1;
        int[] upper = part == 2 ? result2 : result3;
        int[] result = part < 2 ? lower : upper;
        int shift = begin - part * partSize;
        int nt = getLocalSize();
        int id = getLocalId();
        if (count == nv && gathers != 0) {
            // All values are found before the first is stored, so that no load waits for it.
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

    protected int valueAt(int index) {
        // By comparisons, as a division takes longer than the load; and by what is left, as sums could overflow.
        int rest = index;
        int part = 0;
        for (int i = 0; i < PARTS - 1; i++) {
            if (rest >= partSize) {
                rest -= partSize;
                part++;
            }
        }
        int[] lower = part == 0 ? values0 : values1;
        int[] upper = part == 2 ? values2 : values3;
        int[] values = part < 2 ? lower : upper;
        return values[rest];
    }

    // ---- host side

    /**
     * Sets what comes back with the keys, before anything is staged.
     *
     * @param wantsValues whether the values that come in, or else each key's index
     * @param mask what turns keys, xor, into ones that are to ascend; the arrays hold them as they are
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
    public void allocate(int capacity) {
        super.allocate(capacity);
        pairKeys0 = new int[partCapacity(0, capacity)];
        pairKeys1 = new int[partCapacity(1, capacity)];
        pairKeys2 = new int[partCapacity(2, capacity)];
        pairKeys3 = new int[partCapacity(3, capacity)];
        values0 = new int[partCapacity(0, capacity)];
        values1 = new int[partCapacity(1, capacity)];
        values2 = new int[partCapacity(2, capacity)];
        values3 = new int[partCapacity(3, capacity)];
        result0 = new int[partCapacity(0, capacity)];
        result1 = new int[partCapacity(1, capacity)];
        result2 = new int[partCapacity(2, capacity)];
        result3 = new int[partCapacity(3, capacity)];
    }

    /** Two of longs, to go to and fro between, and three of ints: as much as three and a half of longs, at most 4. */
    @Override
    public int arrays() {
        return 4;
    }

    /** Keys and values of a part are one load where all is one part: few do not pay for another launch. */
    @Override
    public int loads() {
        return parts() > 1 && gathers != 0 ? 2 * parts() : parts();
    }

    @Override
    public void putPart(int load) {
        if (hasKeys(load)) {
            put(pairKeys(load));
        }
        if (hasValues(load)) {
            put(pairValues(load % parts()));
        }
    }

    @Override
    public void getPart(int part) {
        get(pairKeys(part));
        get(pairResult(part));
    }
}
