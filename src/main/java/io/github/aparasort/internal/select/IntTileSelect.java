package io.github.aparasort.internal.select;

import java.util.List;

// Twins: Long
/**
 * Counts and collects the keys of brackets in tiles, on OpenCL devices. Neighbouring work-items read neighbouring keys,
 * and each keeps its VT keys in registers while all brackets are counted. So the upsweep reads every key once, whatever
 * the number of brackets, and the downsweep the keys of some tiles.
 */
public class IntTileSelect extends SelectTileKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    /** The low and the high border of each bracket. Then, from index 2 MOST on, where the room of each begins. */
    protected /*key*/ int[] wanted = new /*key*/ int[3 * IntBrackets.MOST + 1];
    /** Keys XORed with this are in the order that was asked for. */
    protected /*key*/ int mask;

    public IntTileSelect(int nt, int maxGroups) {
        super(nt, maxGroups, /*key*/ Integer.BYTES);
    }

    @Override
    protected void upsweep() {
        int nt = getLocalSize();
        int id = getLocalId();
        /*key*/ int[] key = new /*key*/ int[VT];
        clearLocals();
        for (int t = getGroupId(); t < tiles; t += getNumGroups()) {
            int count = min(nv, n - nv * t);
            for (int i = 0; i < VT; i++) {
                // Behind the end the last key, which is not counted again.
                key[i] = keys[nv * t + min(id + nt * i, count - 1)] ^ mask;
            }
            int unused = 0;
            for (int bracket = 0; bracket < brackets; bracket++) {
                /*key*/ int low = wanted[2 * bracket];
                /*key*/ int high = wanted[2 * bracket + 1];
                int four = 0;
                for (int i = 0; i < VT; i++) {
                    int one = place(key[i], low, high);
                    four += id + nt * i < count ? one : 0;
                }
                if (four != 0) {
                    unused += addCounts(bracket, four);
                }
            }
            storeCounts(t, unused);
        }
    }

    @Override
    protected void downsweep() {
        int nt = getLocalSize();
        int id = getLocalId();
        /*key*/ int[] key = new /*key*/ int[VT];
        clearLocals();
        for (int t = getGroupId(); t < tiles; t += getNumGroups()) {
            int all = 0;
            for (int bracket = 0; bracket < brackets; bracket++) {
                all += writes(bracket, t);
            }
            if (all != 0) {
                int count = min(nv, n - nv * t);
                for (int i = 0; i < VT; i++) {
                    key[i] = keys[nv * t + min(id + nt * i, count - 1)] ^ mask;
                }
                for (int bracket = 0; bracket < brackets; bracket++) {
                    if (writes(bracket, t) != 0) {
                        /*key*/ int low = wanted[2 * bracket];
                        /*key*/ int high = wanted[2 * bracket + 1];
                        int unused = 0;
                        for (int i = 0; i < VT; i++) {
                            int slot = id + nt * i;
                            if (slot < count && place(key[i], low, high) == IS_BETWEEN) {
                                unused += setBit(slot);
                            }
                        }
                        storeIndices(nv * t, counts[startOf(bracket, t)], unused);
                    }
                }
            }
        }
    }

    /** Which count of a bracket a key adds to; 0 above the high border. */
    protected int place(/*key*/ int key, /*key*/ int low, /*key*/ int high) {
        // By min, because Aparapi translates < on long wrongly.
        int inside = min(key, high) != high ? IS_BETWEEN : 0;
        int above = key == high ? IS_AT_HIGH : inside;
        int notBelow = key == low ? IS_AT_LOW : above;
        return min(key, low) != low ? IS_BELOW : notBelow;
    }

    @Override
    protected int roomBegin(int bracket) {
        return (int) wanted[2 * IntBrackets.MOST + bracket];
    }

    // ---- host side

    /** Sets what the prepared launch counts and collects. */
    void ask(/*key*/ int orderMask, IntBrackets asked) {
        mask = orderMask;
        reserve(asked.brackets(), asked.room());
        System.arraycopy(asked.borders(), 0, wanted, 0, asked.borders().length);
        for (int bracket = 0; bracket <= asked.brackets(); bracket++) {
            wanted[2 * IntBrackets.MOST + bracket] = asked.begins()[bracket];
        }
    }

    /** The array in which the keys come. */
    /*key*/ int[] keys() {
        return keys;
    }

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        keys = memory(/*key*/ int[].class, elements);
    }

    @Override
    public List<?> sent() {
        return List.of(wanted);
    }
}
