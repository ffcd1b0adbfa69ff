package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Heads;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;

// Twins: Long
/** Finds the heads of runs: the elements that differ from the one before them, with their indices. */
public final class IntHeads extends IntCountKernel {
    IntHeads(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected int choose(int index, /*key*/ int before, /*key*/ int element) {
        return index == 0 || element != before ? 1 : 0;
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
        IntHeads kernel = work.tiles(IntHeads.class, LaunchOptions.COUNTING_GROUPS, IntHeads::new);
        Column heads = work.column(keys.type(), keys.length());
        Column begins = wantsBegins ? work.ints(keys.length()) : null;
        int count = kernel.count(work, keys, heads, begins);
        return new Heads(work.trimmed(heads, count), wantsBegins ? work.trimmed(begins, count) : null);
    }
}
