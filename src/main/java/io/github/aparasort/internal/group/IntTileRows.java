package io.github.aparasort.internal.group;

// Twins: Long
/**
 * Finds the groups of equal keys, and the order of all keys, whose indices travel with them. Of few groups the keys do
 * not come back, only the order and where the groups begin in it.
 */
public class IntTileRows extends IntValueTileGroups {
    public IntTileRows(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    /** The value of a key is its index, which the first pass knows. */
    @Override
    protected int carried(int from, int index) {
        int value = index;
        if (from != INPUT) {
            int[] source = from == SCRATCH ? valueScratch : valueResult;
            value = source[index];
        }
        return value;
    }

    // ---- host side

    @Override
    public void makeArrays(int elements) {
        super.makeArrays(elements);
        // No values are sent.
        values = memory(int[].class, 1);
    }
}
