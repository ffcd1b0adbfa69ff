package io.github.aparasort.internal.sort;

/**
 * The mergesort in tiles of int keys with an int value each, or of keys with their indices, as longs: the key in the
 * high half, its index in the low half. No two of these longs are equal, so the natural order of longs is the stable
 * one, and the fastest.
 *
 * <p>The longs are never transferred: the blocksort packs them from the keys, and the last pass unpacks
 * them and finds the value for each index. A GPU reads its memory at random far faster than the bus transfers longs or
 * the host packs them. So 8 bytes per element are transferred to the device, or 4 without values.
 */
public class IntPairTileMergesort extends LongTileMergesort implements IntPairArrays {
    protected int[] pairKeys = new int[1];
    protected int[] values = new int[1];
    protected int[] pairResult = new int[1];
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
        int nt = getLocalSize();
        int slot = getLocalId();
        if (count == nv) {
            for (int i = 0; i < VT; i++) {
                int at = slot + nt * i;
                tile[at] = (long) pairKeys[begin + at] << 32 | begin + at;
            }
        } else {
            for (int i = 0; i < VT; i++) {
                if (slot < count) {
                    tile[slot] = (long) pairKeys[begin + slot] << 32 | begin + slot;
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
        int nt = getLocalSize();
        int id = getLocalId();
        if (count == nv && gathers != 0) {
            // All values are loaded before the first is stored, so that no load waits for a store.
            int[] found = new int[VT];
            for (int i = 0; i < VT; i++) {
                found[i] = values[(int) tile[id + nt * i]];
            }
            for (int i = 0; i < VT; i++) {
                int slot = id + nt * i;
                pairKeys[begin + slot] = (int) ((tile[slot] ^ keyMask) >> 32);
                pairResult[begin + slot] = found[i];
            }
        } else {
            for (int slot = id; slot < count; slot += nt) {
                int index = (int) tile[slot];
                pairKeys[begin + slot] = (int) ((tile[slot] ^ keyMask) >> 32);
                if (gathers != 0) {
                    index = values[index];
                }
                pairResult[begin + slot] = index;
            }
        }
    }

    // ---- host side

    /**
     * Sets what comes back with the keys, before anything is sent.
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
    public int[] pairKeys() {
        return pairKeys;
    }

    @Override
    public int[] pairValues() {
        return values;
    }

    @Override
    public int[] pairResult() {
        return pairResult;
    }

    @Override
    public int pairMask() {
        return (int) (keyMask >> Integer.SIZE);
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        pairKeys = memory(int[].class, elements);
        values = memory(int[].class, elements);
        pairResult = memory(int[].class, elements);
    }

    /**
     * Two arrays of longs, between which passes alternate, and three of ints take as much as three and a half arrays of
     * longs. So this is 4.
     */
    @Override
    public int arrays() {
        return 4;
    }
}
