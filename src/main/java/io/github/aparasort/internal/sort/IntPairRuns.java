package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRunMerge;
import io.github.aparasort.internal.array.MovedValues;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.device.StagedWork;
import java.util.function.Function;

// Twins: Long
/** A sort of keys with values or indices in runs. Each run has targets of its own. */
final class IntPairRuns<A> extends SortedRuns<A> {
    private final IntPairData pairs;
    private final Function<IntPairData, ? extends StagedWork<A>> transfer;
    private final IntPairData[] runs;

    /** @param transfer how pairs get to a kernel and back */
    IntPairRuns(IntPairData pairs, Slices slices, Function<IntPairData, ? extends StagedWork<A>> transfer) {
        super(SortKind.ofPairs(/*key*/ int.class), slices);
        this.pairs = pairs;
        this.transfer = transfer;
        this.runs = new IntPairData[slices.count()];
    }

    @Override
    public StagedWork<A> slice(int run) {
        runs[run] = pairs.run(slices().begin(run), slices().begin(run + 1));
        return transfer.apply(runs[run]);
    }

    @Override
    public void makeRoom(A arrays) {
        pairs.makeTargets();
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
            shifts[run] = pairs.carriesIndices() ? slices().begin(run) : 0;
        }
        /*key*/ int[] target = pairs.keyTarget();
        IntRunMerge.merge(keys, begins, ends, new MovedValues(values, shifts, pairs.order(), 0),
                (merged, count, place) -> {
                    if (target != null) {
                        System.arraycopy(merged, 0, target, place, count);
                    }
                });
    }

    @Override
    void putRuns() {
        for (int run = 0; pairs.inPlace && run < runs.length; run++) {
            System.arraycopy(runs[run].keyTarget(), 0, pairs.keyTarget(), slices().begin(run), runs[run].n);
            System.arraycopy(runs[run].order(), 0, pairs.order(), slices().begin(run), runs[run].n);
        }
    }
}
