package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.Parts;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;
import java.util.Arrays;
import java.util.Locale;

/**
 * A sort of more keys than a device takes at once. The device sorts them in runs, which have arrays of their own, and
 * the CPU merges these into the caller's arrays. So the caller's arrays stay as they are until all runs are verified.
 * Runs have about the same length, and there are as few as fit: each doubling of their number takes one more comparison
 * per key in the merge.
 */
abstract class SortedRuns implements Parts.Part {
    final int n;
    final int count;
    /** Of the keys of each run those in [begin, end) take part in the merge: at first all. */
    final int[] begins;
    final int[] ends;

    SortedRuns(SortKind kind, int n, SortOptions options, ComputeDevice device) {
        this.n = n;
        this.count = options.runsBeside(kind, n, device);
        this.begins = new int[count];
        this.ends = new int[count];
        Arrays.setAll(ends, this::length);
    }

    static String note(int runs) {
        return String.format(Locale.ROOT, "in %,d runs, merged on the CPU", runs);
    }

    final int begin(int run) {
        return (int) ((long) n * run / count);
    }

    final int length(int run) {
        return begin(run + 1) - begin(run);
    }

    /** Sorts the runs on a device. */
    final void sort(HostCall call) throws DeviceFault {
        Parts.run(call, count, this);
        call.note(note(count));
        prepareMerge();
    }

    /** Does what needs memory, or reads the caller's arrays, while another engine could still do the work. */
    abstract void prepareMerge();

    /** Merges the runs. If memory is too short for that, the caller gets all elements back, in sorted runs. */
    final void complete() {
        try {
            merge();
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
