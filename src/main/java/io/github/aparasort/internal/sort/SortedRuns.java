package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.device.Slices;
import java.util.Locale;

/**
 * A sort of more keys than a device takes at once. The device sorts them in runs, which have arrays of their own, and
 * the CPU merges these into the caller's arrays. So the caller's arrays stay as they are until all runs are verified.
 * Runs have about the same length, and there are as few as fit: each doubling of their number takes one more comparison
 * per key in the merge.
 *
 * @param <A> the kernel's arrays
 */
abstract class SortedRuns<A> implements SlicedWork<A> {
    /** Two runs take turns: the device sorts one while the other one is sent or transferred back. */
    private static final int INSTANCES = 2;

    private final SortKind kind;
    private final Slices slices;

    SortedRuns(SortKind kind, Slices slices) {
        this.kind = kind;
        this.slices = slices;
    }

    static String note(int runs) {
        return String.format(Locale.ROOT, "in %,d runs, merged on the CPU", runs);
    }

    @Override
    public final Slices slices() {
        return slices;
    }

    @Override
    public final int size(int run) {
        return slices.begin(run + 1) - slices.begin(run);
    }

    @Override
    public final int instances() {
        return INSTANCES;
    }

    @Override
    public final String note() {
        return note(slices.count());
    }

    /** Merges the runs. If memory is too short for that, the caller gets all elements back, in sorted runs. */
    @Override
    public final void complete() {
        long begin = System.nanoTime();
        try {
            merge();
            RunMergeCosts.learn(kind, slices.n(), slices.count(), System.nanoTime() - begin);
        } catch (RuntimeException | Error e) {
            putRuns();
            throw e;
        }
    }

    /** Merges the runs into the caller's arrays, or the job's targets. */
    abstract void merge();

    /** Puts the runs, one after the other, to where the merge may have begun, so that no element is lost. */
    abstract void putRuns();
}
