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
    private final /*key*/ int[][] keys;
    private final int[][] values;

    IntPairRuns(IntPairData pairs, SortOptions options, ComputeDevice device) {
        super(SortKind.ofPairs(/*key*/ int.class), pairs.n, options, device);
        this.pairs = pairs;
        this.options = options;
        this.keys = new /*key*/ int[count][];
        this.values = new int[count][];
    }

    @Override
    public void run(int run, HostCall call) throws DeviceFault {
        IntPairData part = pairs.run(begin(run), begin(run + 1));
        part.sort(call, options.algorithm());
        keys[run] = part.keyTarget();
        values[run] = part.order();
    }

    @Override
    void prepareMerge() {
        pairs.makeTargets();
    }

    @Override
    void merge() {
        int[] shifts = new int[count];
        for (int run = 0; run < count; run++) {
            // Indices count from the begin of the run.
            shifts[run] = pairs.carriesIndices ? begin(run) : 0;
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
            System.arraycopy(keys[run], 0, pairs.keyTarget(), begin(run), length(run));
            System.arraycopy(values[run], 0, pairs.order(), begin(run), length(run));
        }
    }
}
