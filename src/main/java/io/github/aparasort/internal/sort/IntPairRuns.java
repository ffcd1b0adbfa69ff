package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.IntRunMerge;
import io.github.aparasort.internal.array.MovedValues;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.internal.step.SortOptions;

// Twins: Long
/** A sort of keys with values or indices in runs. Each run has targets of its own. */
final class IntPairRuns extends SortedRuns {
    private final IntPairData pairs;
    private final SortOptions options;
    private final IntPairData[] runs;

    IntPairRuns(IntPairData pairs, SortOptions options, ComputeDevice device) {
        super(SortKind.ofPairs(/*key*/ int.class), pairs.n, options, device);
        this.pairs = pairs;
        this.options = options;
        this.runs = new IntPairData[count];
    }

    @Override
    public void run(int run, HostCall call) throws DeviceFault {
        runs[run] = pairs.run(begin(run), begin(run + 1));
        runs[run].sort(call, options.algorithm());
    }

    @Override
    void merge() {
        /*key*/ int[][] keys = new /*key*/ int[count][];
        int[][] values = new int[count][];
        int[] begins = new int[count];
        int[] ends = new int[count];
        int[] shifts = new int[count];
        for (int run = 0; run < count; run++) {
            keys[run] = runs[run].keyTarget();
            values[run] = runs[run].order();
            ends[run] = runs[run].n;
            // Indices count from the begin of the run.
            shifts[run] = pairs.carriesIndices() ? begin(run) : 0;
        }
        /*key*/ int[] target = pairs.keyTarget();
        IntRunMerge.merge(keys, begins, ends, new MovedValues(values, shifts, pairs.order(), 0),
                (merged, number, place) -> {
                    if (target != null) {
                        System.arraycopy(merged, 0, target, place, number);
                    }
                });
    }

    @Override
    void putRuns() {
        for (int run = 0; pairs.inPlace && run < count; run++) {
            System.arraycopy(runs[run].keyTarget(), 0, pairs.keyTarget(), begin(run), runs[run].n);
            System.arraycopy(runs[run].order(), 0, pairs.order(), begin(run), runs[run].n);
        }
    }
}
