package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRunMerge;
import io.github.aparasort.internal.array.MovedValues;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.device.StagedWork;
import java.util.function.Function;

// Twins: Long
/** A sort of keys with values or indices in runs. Each run is a job of its own, with its own targets. */
final class IntPairRuns<A> extends SortedRuns<A> {
    private final IntPairSortJob job;
    private final Function<IntPairSortJob, ? extends StagedWork<A>> transfer;
    private final IntPairSortJob[] runs;

    /** @param transfer how a job gets to a kernel and back */
    IntPairRuns(IntPairSortJob job, Slices slices, Function<IntPairSortJob, ? extends StagedWork<A>> transfer) {
        super(job.kind, slices);
        this.job = job;
        this.transfer = transfer;
        this.runs = new IntPairSortJob[slices.count()];
    }

    @Override
    public StagedWork<A> slice(int run) {
        runs[run] = job.run(slices().begin(run), slices().begin(run + 1));
        return transfer.apply(runs[run]);
    }

    @Override
    public void makeRoom(A arrays) {
        job.makeTargets();
    }

    @Override
    void merge() {
        /*key*/ int[][] keys = new /*key*/ int[runs.length][];
        int[][] values = new int[runs.length][];
        int[] begins = new int[runs.length];
        int[] ends = new int[runs.length];
        int[] shifts = new int[runs.length];
        for (int run = 0; run < runs.length; run++) {
            keys[run] = runs[run].keyTarget();
            values[run] = runs[run].order();
            ends[run] = runs[run].n;
            // Indices count from the begin of the run.
            shifts[run] = job.carriesIndices() ? slices().begin(run) : 0;
        }
        /*key*/ int[] target = job.keyTarget();
        IntRunMerge.merge(keys, begins, ends, new MovedValues(values, shifts, job.order(), 0),
                (merged, count, place) -> {
                    if (target != null) {
                        System.arraycopy(merged, 0, target, place, count);
                    }
                });
    }

    @Override
    void putRuns() {
        for (int run = 0; job.inPlace && run < runs.length; run++) {
            System.arraycopy(runs[run].keyTarget(), 0, job.keyTarget(), slices().begin(run), runs[run].n);
            System.arraycopy(runs[run].order(), 0, job.order(), slices().begin(run), runs[run].n);
        }
    }
}
