package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/** Finds the heads of runs: the elements that differ from the one before them, with their indices. */
final class IntHeads extends CountKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] heads = new /*key*/ int[1];
    protected int[] begins = new int[1];
    /** Not 0 where the elements, or the indices, are wanted. */
    protected int wantsKeys;
    protected int wantsBegins;

    IntHeads(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int load(int index) {
        int head = 1;
        if (index > 0) {
            head = keys[index] != keys[index - 1] ? 1 : 0;
        }
        return head;
    }

    @Override
    protected void place(int index, int rank) {
        if (wantsKeys != 0) {
            heads[rank] = keys[index];
        }
        if (wantsBegins != 0) {
            begins[rank] = index;
        }
    }

    // ---- host side

    /** The first elements of all runs, and where these begin; each null unless it is wanted. */
    static Column[] find(Work work, Column keys, boolean wantsKeys, boolean wantsBegins) throws DeviceFault {
        IntHeads kernel = work.tiles(IntHeads.class, LaunchOptions.PLACING_GROUPS, IntHeads::new);
        Column heads = work.column(keys.type(), wantsKeys ? keys.length() : 1);
        Column begins = work.ints(wantsBegins ? keys.length() : 1);
        kernel.wantsKeys = wantsKeys ? 1 : 0;
        kernel.wantsBegins = wantsBegins ? 1 : 0;
        kernel.keys = work.array(keys, /*key*/ int[].class);
        kernel.heads = work.array(heads, /*key*/ int[].class);
        kernel.begins = work.array(begins, int[].class);
        int count = IndexSteps.count(work, kernel, keys.length(), true);
        return new Column[] {wantsKeys ? work.trimmed(heads, count) : null,
            wantsBegins ? work.trimmed(begins, count) : null};
    }
}
