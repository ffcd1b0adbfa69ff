package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.Heads;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/** Finds the heads of runs: the elements that differ from the one before them, with their indices. */
public final class IntHeads extends CountKernel {
    protected /*key*/ int[] keys = new /*key*/ int[1];
    protected /*key*/ int[] heads = new /*key*/ int[1];
    protected int[] begins = new int[1];
    /** Not 0 where the indices are wanted. */
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
    protected void put(int index, int rank) {
        heads[rank] = keys[index];
        if (wantsBegins != 0) {
            begins[rank] = index;
        }
    }

    // ---- host side

    /** The first elements of all runs, and where these begin if that is wanted. Has both checked. */
    public static Heads found(Work work, Column keys, boolean wantsBegins) throws DeviceFault {
        if (!work.checks().verify("heads")) {
            return find(work, keys, wantsBegins);
        }
        Heads found = find(work, keys, true);
        // Their number is checked as every count.
        work.queueUnchecked(() -> IntHeadsCheck.queue(work, keys, found.keys(), found.begins()));
        return found;
    }

    private static Heads find(Work work, Column keys, boolean wantsBegins) throws DeviceFault {
        IntHeads kernel = work.tiles(IntHeads.class, LaunchOptions.PLACING_GROUPS, IntHeads::new);
        Column heads = work.column(keys.type(), keys.length());
        Column begins = work.ints(wantsBegins ? keys.length() : 1);
        kernel.wantsBegins = wantsBegins ? 1 : 0;
        int count = kernel.count(work, keys.length(), true, Fields.of(kernel.keys, keys).and(kernel.heads, heads)
                .and(kernel.begins, begins));
        return new Heads(work.trimmed(heads, count), wantsBegins ? work.trimmed(begins, count) : null);
    }
}
